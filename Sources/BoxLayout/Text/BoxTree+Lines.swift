extension BoxTree {
  /// The size of a text for a proposal.
  ///
  /// A text is as wide as its widest line. Offered less than that it breaks into lines and is cut where
  /// lines run out, by its limit or by the height that is offered; it always has one line. Where not even
  /// two columns are offered, words do not break into single letters under one another: the text is one
  /// line, an ellipsis, one column wide. So a stack that has nothing left for a text stays as high as it is.
  func textSize(_ number: Int32, _ proposal: BoxProposal) -> BoxSize {
    let text = texts[Int(number)]
    if let size = lineSize(text, proposal) { return size }
    let isUnbounded = proposal.width == BoxProposal.unspecified || proposal.width >= BoxProposal.infinity
    var (width, count) = (0, 0)
    forEachLine(of: text, width: isUnbounded ? nil : proposal.width, height: proposal.height) { line in
      width = max(width, line.width)
      count += 1
    }
    return BoxSize(width: width, height: height(of: max(count, text.minimumLines), text))
  }

  /// The size of a text that counts or that fits into one line, `nil` for others.
  func lineSize(_ text: TextBox, _ proposal: BoxProposal) -> BoxSize? {
    let isOpen = proposal.width == BoxProposal.unspecified
    if text.reservedWidth > 0, !text.fillsOffer {
      // Offered less, or nothing, it is a text like any other.
      let own = max(text.reservedWidth, text.singleLineWidth)
      guard isOpen || text.singleLineWidth <= proposal.width else { return nil }
      return BoxSize(
        width: isOpen ? text.singleLineWidth : min(own, proposal.width), height: height(of: 1, text))
    }
    if text.reservedWidth > 0 {
      // A counting text keeps room for its widest form, and takes all it is offered beyond that.
      let own = max(text.reservedWidth, text.singleLineWidth)
      // Offered less, it stands in that as long as what is written now does, where it would else be cut: what it
      // keeps has room for hours and is more than a digit wider. Asked for its least (offered nothing) it keeps its
      // room, so that a stack leaves it to it.
      let isCut = own > 6 * text.ellipsisWidth && own - text.singleLineWidth > text.ellipsisWidth
      let least = proposal.width > 0 && isCut ? text.singleLineWidth : own
      return BoxSize(width: isOpen ? own : max(least, proposal.width), height: height(of: 1, text))
    }
    guard text.singleLineWidth >= 0, isOpen || text.singleLineWidth <= proposal.width else { return nil }
    return BoxSize(width: text.singleLineWidth, height: height(of: max(1, text.minimumLines), text))
  }

  private func height(of lines: Int, _ text: TextBox) -> Int {
    lines * text.lineHeight + (lines - 1) * text.lineSpacing
  }

  /// Calls a function with the lines of a text in a width; `nil` breaks only where the text itself does.
  func forEachLine(of text: TextBox, width: Int?, height: Int, _ body: (TextLine) -> Void) {
    var limit = text.maximumLines
    if height != BoxProposal.unspecified && height < BoxProposal.infinity {
      let step = max(1, text.lineHeight + text.lineSpacing)
      limit = min(limit, max(1, (height + text.lineSpacing) / step))
    }
    if let width, width < 2 * text.ellipsisWidth, splitsWords(text, width: width) { limit = 1 }
    var start = text.glyphs.lowerBound
    var count = 0
    while start < text.glyphs.upperBound {
      count += 1
      if count == limit { return body(lastLine(from: start, of: text, width: width)) }
      let line = nextLine(from: start, of: text, width: width)
      body(line.line)
      start = line.next
    }
  }

  /// Whether some word is longer than a line.
  private func splitsWords(_ text: TextBox, width: Int) -> Bool {
    var start = text.glyphs.lowerBound
    while start < text.glyphs.upperBound {
      let line = nextLine(from: start, of: text, width: width)
      if line.splits { return true }
      start = line.next
    }
    return false
  }

  /// Takes as many words as fit; a word longer than a line is broken inside.
  private func nextLine(
    from start: Int, of text: TextBox, width: Int?
  ) -> (line: TextLine, next: Int, splits: Bool) {
    var used = 0
    var position = start
    /// The last place where the line may end, the width up to it, and where the next line begins.
    var opportunity: (end: Int, width: Int, next: Int)?
    while position < text.glyphs.upperBound {
      let glyph = glyphs[position]
      if glyph.role == .newline { return (line(start, position, used), position + 1, false) }
      let before = position > start ? glyphs[position - 1].role : .space
      if glyph.role == .space {
        if before != .space {
          opportunity = (position, used, position + 1)
        } else if let old = opportunity {
          opportunity = (old.end, old.width, position + 1)
        }
      } else if before != .space && TextGlyph.Role.mayBreak(before, glyph.role) {
        opportunity = (position, used, position)
      }
      used += Int(glyph.advance)
      if let width, used > width, glyph.role != .space {
        if let opportunity {
          return (line(start, opportunity.end, opportunity.width), opportunity.next, false)
        }
        // No place to break: at least one glyph a line, so that nothing is repeated for ever.
        let end = max(position, start + 1)
        return (line(start, end, end == position ? used - Int(glyph.advance) : used), end, true)
      }
      position += 1
    }
    return (line(start, position, used), position, false)
  }

  /// The line behind which there is no other: what does not fit is cut with an ellipsis.
  private func lastLine(from start: Int, of text: TextBox, width: Int?) -> TextLine {
    let first = nextLine(from: start, of: text, width: width)
    if first.next >= text.glyphs.upperBound, first.line.width <= width ?? .max { return first.line }
    let whole = start..<text.glyphs.upperBound
    // Blanks at the end hang over: they do not make a text too long.
    let limit = width ?? Int.max
    let ellipsis = text.ellipsisWidth
    guard limit > ellipsis else { return TextLine(glyphs: start..<start, width: ellipsis, ellipsis: true) }
    let room = limit - ellipsis
    switch text.truncation {
    case .tail:
      var (end, used) = head(of: whole, limit: room)
      while end > start, glyphs[end - 1].role == .space {
        end -= 1
        used -= Int(glyphs[end].advance)
      }
      return TextLine(glyphs: start..<end, width: used + ellipsis, ellipsis: true)
    case .head:
      let (begin, used) = tail(of: whole, limit: room)
      return TextLine(
        glyphs: start..<start, width: used + ellipsis, ellipsis: true, tail: begin..<whole.upperBound)
    case .middle:
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
