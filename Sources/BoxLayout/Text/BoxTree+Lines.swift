extension BoxTree {
  /// The size of a text for a proposal.
  ///
  /// A text is as wide as its widest line. Offered less than that it breaks into lines and is cut
  /// where lines run out, by its limit or by the height that is offered; it always has one line.
  mutating func textSize(_ number: Int32, _ proposal: BoxProposal) -> BoxSize {
    let text = texts[Int(number)]
    if text.reservedWidth > 0 { return timerSize(text, proposal) }
    let isUnbounded = proposal.width == BoxProposal.unspecified || proposal.width >= BoxProposal.infinity
    if text.singleLineWidth >= 0, isUnbounded || text.singleLineWidth <= proposal.width {
      return BoxSize(width: text.singleLineWidth, height: height(of: max(1, text.minimumLines), text))
    }
    let lines = lines(of: text, width: isUnbounded ? nil : proposal.width, height: proposal.height)
    let width = lines.reduce(0) { max($0, $1.width) }
    return BoxSize(width: width, height: height(of: max(lines.count, text.minimumLines), text))
  }

  /// A counting text keeps room for its widest form, and takes all it is offered beyond that.
  private func timerSize(_ text: TextBox, _ proposal: BoxProposal) -> BoxSize {
    let own = max(text.reservedWidth, text.singleLineWidth)
    let width = proposal.width == BoxProposal.unspecified ? own : max(own, proposal.width)
    return BoxSize(width: width, height: height(of: 1, text))
  }

  private func height(of lines: Int, _ text: TextBox) -> Int {
    lines * text.lineHeight + (lines - 1) * text.lineSpacing
  }

  /// The lines of a text in a width; `nil` breaks only where the text itself does.
  func lines(of text: TextBox, width: Int?, height: Int) -> [TextLine] {
    var limit = text.maximumLines
    if height != BoxProposal.unspecified && height < BoxProposal.infinity {
      let step = max(1, text.lineHeight + text.lineSpacing)
      limit = min(limit, max(1, (height + text.lineSpacing) / step))
    }
    var lines: [TextLine] = []
    var start = text.glyphs.lowerBound
    while start < text.glyphs.upperBound {
      if lines.count == limit - 1 {
        lines.append(lastLine(from: start, of: text, width: width))
        return lines
      }
      let line = nextLine(from: start, of: text, width: width)
      lines.append(line.line)
      start = line.next
    }
    return lines
  }

  /// Takes as many words as fit; a word longer than a line is broken inside.
  private func nextLine(from start: Int, of text: TextBox, width: Int?) -> (line: TextLine, next: Int) {
    var used = 0
    var position = start
    /// The last place where the line may end, the width up to it, and where the next line begins.
    var opportunity: (end: Int, width: Int, next: Int)?
    while position < text.glyphs.upperBound {
      let glyph = glyphs[position]
      switch glyph.role {
      case .newline: return (line(start, position, used), position + 1)
      case .space:
        if position == start || glyphs[position - 1].role != .space {
          opportunity = (position, used, position + 1)
        } else if let old = opportunity {
          opportunity = (old.end, old.width, position + 1)
        }
      case .breakable where position > start && glyphs[position - 1].role != .space:
        opportunity = (position, used, position)
      case .letter, .breakable: break
      }
      used += Int(glyph.advance)
      if let width, used > width, glyph.role != .space {
        if let opportunity, opportunity.end > start {
          return (line(start, opportunity.end, opportunity.width), opportunity.next)
        }
        // No place to break: at least one glyph a line, so that nothing is repeated for ever.
        let end = max(position, start + 1)
        let own = end == position ? used - Int(glyph.advance) : used
        return (line(start, end, own), end)
      }
      position += 1
    }
    return (line(start, position, used), position)
  }

  /// The line behind which there is no other: what does not fit is cut with an ellipsis.
  private func lastLine(from start: Int, of text: TextBox, width: Int?) -> TextLine {
    let first = nextLine(from: start, of: text, width: width)
    if first.next >= text.glyphs.upperBound { return first.line }
    let whole = start..<text.glyphs.upperBound
    let limit = width ?? Int.max
    // The ellipsis is as wide as its first neighbour's style makes it: one cell, or about an em.
    let ellipsis = metrics.unit == .cells ? 1 : Int(glyphs[start].advance)
    guard limit > ellipsis else {
      return TextLine(glyphs: start..<start, width: min(limit, ellipsis), ellipsis: limit > 0)
    }
    switch text.truncation {
    case .tail:
      var (end, used) = head(of: whole, limit: limit - ellipsis)
      while end > start, glyphs[end - 1].role == .space {
        end -= 1
        used -= Int(glyphs[end].advance)
      }
      return TextLine(glyphs: start..<end, width: used + ellipsis, ellipsis: true)
    case .head:
      let (begin, used) = tail(of: whole, limit: limit - ellipsis)
      return TextLine(
        glyphs: start..<start, width: used + ellipsis, ellipsis: true, tail: begin..<whole.upperBound)
    case .middle:
      let room = limit - ellipsis
      let (end, front) = head(of: whole, limit: room - room / 2)
      let (begin, back) = tail(of: end..<whole.upperBound, limit: room - front)
      return TextLine(
        glyphs: start..<end, width: front + back + ellipsis, ellipsis: true,
        tail: begin..<whole.upperBound)
    }
  }

  private func head(of range: Range<Int>, limit: Int) -> (end: Int, width: Int) {
    var (end, used) = (range.lowerBound, 0)
    while end < range.upperBound, glyphs[end].role != .newline,
      used + Int(glyphs[end].advance) <= limit
    {
      used += Int(glyphs[end].advance)
      end += 1
    }
    return (end, used)
  }

  private func tail(of range: Range<Int>, limit: Int) -> (start: Int, width: Int) {
    var (start, used) = (range.upperBound, 0)
    while start > range.lowerBound, glyphs[start - 1].role != .newline,
      used + Int(glyphs[start - 1].advance) <= limit
    {
      start -= 1
      used += Int(glyphs[start].advance)
    }
    return (start, used)
  }

  private func line(_ start: Int, _ end: Int, _ width: Int) -> TextLine {
    var (end, width) = (end, width)
    while end > start, glyphs[end - 1].role == .space {
      end -= 1
      width -= Int(glyphs[end].advance)
    }
    return TextLine(glyphs: start..<end, width: width)
  }
}
