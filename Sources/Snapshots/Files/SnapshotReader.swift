import Cells

/// Reads the text of a snapshot's file.
struct SnapshotReader {
  private struct Section {
    /// The line of its name, counted from 1.
    var line: Int
    /// What is below it, without line ends.
    var rows: ArraySlice<Substring>
  }

  /// The most cells that a frame in a file may have.
  private static let mostCells = 1 << 22
  private static let again = "record it again"

  private let lines: [Substring]
  private var header = SnapshotHeader()
  private var size: CellSize?
  private var sections: [String: Section] = [:]

  /// A snapshot with the letters that its file uses.
  static func read(_ text: String) throws(SnapshotError) -> (snapshot: Snapshot, legend: Legend) {
    var reader = SnapshotReader(text)
    return try reader.read()
  }

  private init(_ text: String) {
    var lines: [Substring] = []
    let bytes = text.utf8
    var start = bytes.startIndex
    func add(_ end: String.Index) {
      var line = text[start..<end]
      if line.utf8.last == UInt8(ascii: "\r") {
        line = text[start..<bytes.index(before: end)]
      }
      lines.append(line)
    }
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      add(end)
      start = bytes.index(after: end)
    }
    add(bytes.endIndex)
    if lines[0].unicodeScalars.first == "\u{FEFF}" {
      lines[0] = Substring(lines[0].unicodeScalars.dropFirst())
    }
    self.lines = lines
  }

  private mutating func read() throws(SnapshotError) -> (snapshot: Snapshot, legend: Legend) {
    try checkCharacters()
    try checkVersion()
    try readParts()
    guard let size else {
      throw SnapshotError(line: 1, "the line 'size: COLSxROWS' is missing; \(Self.again)")
    }
    guard sections[SnapshotFormat.textSection] != nil else {
      throw SnapshotError(
        line: lines.count, "the part '\(SnapshotFormat.textSection)' is missing; \(Self.again)")
    }
    let odd = try oddGlyphs(size)
    let text = try frame(size, section: SnapshotFormat.textSection, manner: .outlined, beside: nil, odd)
    let manners = [Manner.filled, .outlined].filter { sections[SnapshotFormat.section($0)] != nil }
    let (legend, styles) = try styles(size)
    guard let manner = manners.first else {
      if let styles = styles.map({ $0.line }) {
        throw SnapshotError(
          line: styles, "there are colours and no part 'filled' or 'outlined'; \(Self.again)")
      }
      return (Snapshot(header, outlined: text), legend)
    }
    guard let styles else {
      throw SnapshotError(
        line: sections[SnapshotFormat.section(manner)]!.line,
        "the part '\(SnapshotFormat.colourSection)' is missing; \(Self.again)")
    }
    var styled = try frame(size, section: SnapshotFormat.section(manner), manner: manner, beside: text, odd)
    for (index, style) in styles.cells.enumerated() {
      styled.cells[index].foreground = style.foreground
      styled.cells[index].background = style.background
      styled.cells[index].attributes = style.attributes
    }
    return (Snapshot(header, outlined: text, styled: styled), legend)
  }

  // MARK: - The file as a whole

  private func checkCharacters() throws(SnapshotError) {
    for (index, line) in lines.enumerated() {
      var isPlain = true
      for byte in line.utf8 where byte < 0x20 || byte >= 0x7F {
        isPlain = false
        break
      }
      if isPlain { continue }
      if let control = line.unicodeScalars.first(where: { TextWidth.isControl($0) }) {
        let code = String(control.value, radix: 16, uppercase: true)
        throw SnapshotError(
          line: index + 1,
          control == "\t"
            ? "a tab, where only blanks may be; \(Self.again)"
            : "a control character (U+\(String(repeating: "0", count: max(0, 4 - code.count)))\(code)); "
              + "\(Self.again)")
      }
    }
    for (index, line) in lines.enumerated()
    where ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains(where: { line.hasPrefix($0) }) {
      throw SnapshotError(
        line: index + 1, "two versions of the file were not merged; keep one of them, or \(Self.again)")
    }
  }

  private func checkVersion() throws(SnapshotError) {
    let first = Self.trimmed(lines[0])
    let mark = SnapshotFormat.mark + " "
    guard lines.count > 1 || !first.isEmpty else {
      throw SnapshotError(line: 1, "the file is empty; \(Self.again)")
    }
    guard first.hasPrefix(mark), let version = Int(first.dropFirst(mark.count)) else {
      let advice = SnapshotFormat.isSnapshot(lines[0]) ? Self.again : SnapshotFormat.removeFirst
      throw SnapshotError(
        line: 1,
        "not a snapshot, whose first line is '\(mark)\(SnapshotFormat.version)'; \(advice)")
    }
    guard version == SnapshotFormat.version else {
      throw SnapshotError(
        line: 1,
        version > SnapshotFormat.version
          ? "written by a later Islet (version \(version) of the format, this one reads "
            + "\(SnapshotFormat.version)); update Islet"
          : "of version \(version) of the format, which is no longer read; \(Self.again)")
    }
  }

  private mutating func readParts() throws(SnapshotError) {
    let names: Set<String> = [
      SnapshotFormat.textSection, SnapshotFormat.section(.filled), SnapshotFormat.section(.outlined),
      SnapshotFormat.colourSection, SnapshotFormat.legendSection, SnapshotFormat.glyphSection,
    ]
    var current: (name: String, line: Int)?
    func close(_ end: Int, into sections: inout [String: Section]) {
      guard let current else { return }
      sections[current.name] = Section(line: current.line, rows: lines[current.line..<end])
    }
    for (index, line) in lines.enumerated().dropFirst() {
      // What is indented belongs to the part above it.
      if line.utf8.first == UInt8(ascii: " ") || line.isEmpty {
        if current == nil, !Self.trimmed(line).isEmpty {
          throw SnapshotError(line: index + 1, "expected 'NAME: VALUE' without an indent; \(Self.again)")
        }
        continue
      }
      let text = Self.trimmed(line)
      if names.contains(String(text)) {
        guard sections[String(text)] == nil, current?.name != String(text) else {
          throw SnapshotError(line: index + 1, "the part '\(text)' is there twice; \(Self.again)")
        }
        close(index, into: &sections)
        current = (String(text), index + 1)
      } else if current == nil {
        try readField(text, line: index + 1)
      } else {
        throw SnapshotError(
          line: index + 1,
          "expected a row with an indent of two blanks, or one of \(names.sorted().joined(separator: ", ")); "
            + Self.again)
      }
    }
    close(lines.count, into: &sections)
  }

  private mutating func readField(_ text: Substring, line: Int) throws(SnapshotError) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "size" || SnapshotHeader.isName(parts[0]) else {
      throw SnapshotError(line: line, "expected 'NAME: VALUE', such as 'surface: compact'; \(Self.again)")
    }
    guard parts[0] == "size" ? size == nil : header[String(parts[0])] == nil else {
      throw SnapshotError(line: line, "'\(parts[0])' is there twice; \(Self.again)")
    }
    let value = Self.trimmed(parts[1])
    guard parts[0] == "size" else {
      header[String(parts[0])] = String(value)
      return
    }
    let numbers = value.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1], columns >= 0, rows >= 0,
      columns <= Self.mostCells, rows <= Self.mostCells, columns * rows <= Self.mostCells
    else { throw SnapshotError(line: line, "expected a size such as 47x6; \(Self.again)") }
    size = CellSize(columns: columns, rows: rows)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.unicodeScalars
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return Substring(text)
  }

  // MARK: - Rows

  /// The rows of a part without their indent; those that are blank at the end may be missing, and more of
  /// them may be there.
  private func rows(
    _ name: String, atMost count: Int
  ) throws(SnapshotError) -> [(line: Int, text: Substring)] {
    let section = sections[name]!
    var rows: [(line: Int, text: Substring)] = []
    for (index, row) in zip(section.rows.indices, section.rows) {
      let isBlank = row.utf8.allSatisfy { $0 == UInt8(ascii: " ") }
      guard rows.count < count || isBlank else {
        throw SnapshotError(
          line: index + 1, "'\(name)' has more than the \(count) rows of the size; \(Self.again)")
      }
      guard isBlank || row.utf8.starts(with: SnapshotFormat.indent.utf8) else {
        throw SnapshotError(line: index + 1, "a row begins with two blanks; \(Self.again)")
      }
      if rows.count < count {
        rows.append(
          (index + 1, isBlank ? "" : Substring(row.utf8.dropFirst(SnapshotFormat.indent.utf8.count))))
      }
    }
    return rows
  }

  /// - Parameter other: The frame of which only differences are written.
  private func frame(
    _ size: CellSize, section: String, manner: Manner, beside other: Frame?, _ odd: [Place: Glyph]
  ) throws(SnapshotError) -> Frame {
    var frame = Frame(size: size, manner: manner)
    if let other {
      for index in frame.cells.indices { frame.cells[index].glyph = other.cells[index].glyph }
    }
    for (row, entry) in try rows(section, atMost: size.rows).enumerated() {
      var column = 0
      var skipsBlank = false
      for character in entry.text {
        var glyph = Glyph(character)
        if skipsBlank, glyph == .space {
          skipsBlank = false
          continue
        }
        skipsBlank = false
        // An editor's blanks behind the row.
        if column == size.columns, glyph == .space { continue }
        var width = glyph.rawValue < 0x7F ? 1 : glyph.width
        guard width > 0 else {
          throw SnapshotError(
            line: entry.line, "a character that takes no room by itself; \(Self.again)")
        }
        let isSame = other != nil && glyph == .space
        if other != nil, glyph == Glyph(SnapshotFormat.blank) { glyph = .space }
        if glyph == .unknown, let meant = odd[Place(section: section, row: row, column: column)] {
          glyph = meant
          width = meant.width
          // The place of its second half.
          skipsBlank = width == 2
        }
        guard column + width <= size.columns else {
          throw SnapshotError(
            line: entry.line,
            "the row is wider than the \(size.columns) columns of the size; \(Self.again)")
        }
        if !isSame { frame.put(glyph, width: width, column: column, row: row) }
        column += width
      }
    }
    return frame
  }

  // MARK: - Glyphs that rows cannot hold

  private struct Place: Hashable {
    var section: String
    var row: Int
    var column: Int
  }

  private func oddGlyphs(_ size: CellSize) throws(SnapshotError) -> [Place: Glyph] {
    guard sections[SnapshotFormat.glyphSection] != nil else { return [:] }
    var glyphs: [Place: Glyph] = [:]
    for (line, text) in try rows(SnapshotFormat.glyphSection, atMost: .max) where !text.isEmpty {
      let words = text.split(separator: " ")
      let numbers = words.count > 1 ? words[1].split(separator: ":").map { Int($0) } : []
      let scalars = words.dropFirst(2).map { word in
        word.hasPrefix("U+") ? UInt32(word.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init) : nil
      }
      let string = String(String.UnicodeScalarView(scalars.compactMap { $0 }))
      guard numbers.count == 2, let row = numbers[0], let column = numbers[1],
        (1...max(1, size.rows)).contains(row), (1...max(1, size.columns)).contains(column),
        !scalars.contains(nil), string.count == 1, let character = string.first,
        !TextWidth.isControl(string.unicodeScalars.first!), TextWidth.columns(of: character) > 0
      else {
        throw SnapshotError(
          line: line, "expected 'PART ROW:COLUMN U+XXXX ...', such as 'text 1:5 U+1F1F0'; \(Self.again)")
      }
      glyphs[Place(section: String(words[0]), row: row - 1, column: column - 1)] = Glyph(character)
    }
    return glyphs
  }

  // MARK: - Colours

  private func legend() throws(SnapshotError) -> (legend: Legend, styles: [Substring: CellStyle]) {
    var codes: [CellStyle: String] = [:]
    var styles: [Substring: CellStyle] = [:]
    var width: Int?
    guard sections[SnapshotFormat.legendSection] != nil else { return (Legend(codes: [:], width: 1), [:]) }
    for (line, text) in try rows(SnapshotFormat.legendSection, atMost: .max) where !text.isEmpty {
      let parts = text.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, parts[0].utf8.allSatisfy(Legend.letters.contains),
        let style = CellStyle(parts[1])
      else {
        throw SnapshotError(
          line: line, "expected a letter and its colours, such as 'a  #FFFFFF on none bold'; \(Self.again)")
      }
      guard parts[0].utf8.count == width ?? parts[0].utf8.count else {
        throw SnapshotError(line: line, "'\(parts[0])' is longer or shorter than those above; \(Self.again)")
      }
      guard styles[parts[0]] == nil else {
        throw SnapshotError(line: line, "'\(parts[0])' is explained twice; \(Self.again)")
      }
      width = parts[0].utf8.count
      styles[parts[0]] = style
      codes[style] = String(parts[0])
    }
    return (Legend(codes: codes, width: width ?? 1), styles)
  }

  private func styles(
    _ size: CellSize
  ) throws(SnapshotError) -> (legend: Legend, styles: (line: Int, cells: ContiguousArray<CellStyle>)?) {
    let (legend, meanings) = try legend()
    guard let section = sections[SnapshotFormat.colourSection] else { return (legend, nil) }
    var cells = ContiguousArray<CellStyle>()
    cells.reserveCapacity(size.columns * size.rows)
    let own = Substring(String(repeating: ".", count: legend.width))
    var rows = try rows(SnapshotFormat.colourSection, atMost: size.rows)
    while rows.last?.text.isEmpty == true, size.columns > 0 { rows.removeLast() }
    guard rows.count == size.rows || size.columns == 0 else {
      throw SnapshotError(
        line: section.line, "\(rows.count) rows of letters, where the size says \(size.rows); \(Self.again)")
    }
    for (line, text) in rows {
      var rest = text.utf8[...]
      while rest.last == UInt8(ascii: " ") { rest.removeLast() }
      guard rest.count == size.columns * legend.width else {
        throw SnapshotError(
          line: line,
          "expected \(size.columns * legend.width) letters, \(legend.width) for each cell, "
            + "found \(rest.count); \(Self.again)")
      }
      var last: (code: Substring, style: CellStyle) = (own, .plain)
      while !rest.isEmpty {
        let code = Substring(rest.prefix(legend.width))
        if code != last.code {
          guard let style = code == own ? .plain : meanings[code] else {
            throw SnapshotError(line: line, "'\(code)' is not in the legend; \(Self.again)")
          }
          last = (code, style)
        }
        cells.append(last.style)
        rest = rest.dropFirst(legend.width)
      }
    }
    return (legend, (section.line, cells))
  }
}

extension Frame {
  /// Puts a glyph over others; of a wide one that it cuts in two nothing is left.
  fileprivate mutating func put(_ glyph: Glyph, width: Int, column: Int, row: Int) {
    if column > 0, self[column, row].glyph == nil { self[column - 1, row].glyph = .space }
    let end = column + width
    if end < columns, self[end, row].glyph == nil { self[end, row].glyph = .space }
    self[column, row].glyph = glyph
    if width == 2 { self[column + 1, row].glyph = nil }
  }
}
