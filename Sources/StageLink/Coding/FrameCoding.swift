import Cells

/// The bytes of a frame between stage and front.
///
/// A frame is cut into runs of cells with the same colours and attributes. A run starts with a byte of
/// flags that says what changes from the run before; a stretch of equal cells names its glyph once.
/// Clusters of several scalars stand in a table at the front, for their numbers mean something to one
/// process only.
///
///     version, manner, columns, rows, clusters: count and texts, runs until every cell is there
///     run: flags, [foreground], [background], [attributes], length, glyphs
///     glyph: 0 behind a wide glyph, else scalar + 1, or 0x110001 + number of the cluster
enum FrameCoding {
  static let version: UInt8 = 1
  /// More cells than any terminal has; a frame that claims more is garbage.
  static let largestSide = 2000
  static let mostCells = 400_000
  static let longestCluster = 256
  static let mostClusters = 65_536

  private static let shortestRepeat = 4
  private static let firstCluster: UInt32 = 0x110001

  private struct Flags: OptionSet {
    let rawValue: UInt8

    static let foreground = Flags(rawValue: 1 << 0)
    static let background = Flags(rawValue: 1 << 1)
    static let attributes = Flags(rawValue: 1 << 2)
    /// The colour is opaque, so that its alpha is left out.
    static let opaqueForeground = Flags(rawValue: 1 << 3)
    static let opaqueBackground = Flags(rawValue: 1 << 4)
    /// One glyph stands for all of the run.
    static let equal = Flags(rawValue: 1 << 5)

    static let all = Flags(rawValue: 0x3F)
  }
}

// MARK: - Encoding

extension FrameCoding {
  static func encode(_ frame: Frame, to writer: inout ByteWriter) {
    writer.write(version)
    writer.write(frame.manner.rawValue)
    writer.write(short: UInt32(frame.columns))
    writer.write(short: UInt32(frame.rows))

    var clusters: [Glyph: UInt32] = [:]
    var texts: [String] = []
    for cell in frame.cells {
      guard let glyph = cell.glyph, glyph.isCluster, clusters[glyph] == nil else { continue }
      clusters[glyph] = UInt32(texts.count)
      texts.append(glyph.string)
    }
    writer.write(short: UInt32(texts.count))
    for text in texts { writer.write(text) }

    var style = Cell.blank
    var start = 0
    while start < frame.cells.count {
      let run = self.run(in: frame.cells, from: start)
      let first = frame.cells[start]
      writeStyle(of: first, after: style, isEqual: run.isEqual, to: &writer)
      style = first
      writer.write(short: UInt32(run.length))
      for cell in frame.cells[start..<start + (run.isEqual ? 1 : run.length)] {
        writer.write(short: number(of: cell.glyph, in: clusters))
      }
      start += run.length
    }
  }

  /// The longest run from a place on: equal cells, or cells of one style up to the next equal stretch.
  private static func run(in cells: ContiguousArray<Cell>, from start: Int) -> (length: Int, isEqual: Bool) {
    let first = cells[start]
    var end = start
    // Where the stretch of cells equal to the last one began.
    var stretch = start
    while end < cells.count, hasSameStyle(cells[end], first) {
      if cells[end] != cells[stretch] {
        if stretch == start, end - stretch >= shortestRepeat { return (end - start, true) }
        stretch = end
      } else if stretch > start, end - stretch + 1 >= shortestRepeat {
        return (stretch - start, false)
      }
      end += 1
    }
    return (end - start, stretch == start && end - start >= shortestRepeat)
  }

  private static func hasSameStyle(_ one: Cell, _ other: Cell) -> Bool {
    one.foreground == other.foreground && one.background == other.background
      && one.attributes == other.attributes
  }

  private static func writeStyle(
    of cell: Cell, after style: Cell, isEqual: Bool, to writer: inout ByteWriter
  ) {
    var flags: Flags = isEqual ? .equal : []
    if cell.foreground != style.foreground {
      flags.insert(cell.foreground.isOpaque ? [.foreground, .opaqueForeground] : .foreground)
    }
    if cell.background != style.background {
      flags.insert(cell.background.isOpaque ? [.background, .opaqueBackground] : .background)
    }
    if cell.attributes != style.attributes { flags.insert(.attributes) }
    writer.write(flags.rawValue)
    if flags.contains(.foreground) { write(cell.foreground, to: &writer) }
    if flags.contains(.background) { write(cell.background, to: &writer) }
    if flags.contains(.attributes) { writer.write(cell.attributes.rawValue) }
  }

  private static func write(_ colour: RGBA, to writer: inout ByteWriter) {
    writer.write(contentsOf: [colour.red, colour.green, colour.blue])
    if !colour.isOpaque { writer.write(colour.alpha) }
  }

  private static func number(of glyph: Glyph?, in clusters: [Glyph: UInt32]) -> UInt32 {
    guard let glyph else { return 0 }
    if let cluster = clusters[glyph] { return firstCluster + cluster }
    return glyph.rawValue + 1
  }
}

// MARK: - Decoding

extension FrameCoding {
  static func decode(from reader: inout ByteReader) throws(MessageError) -> Frame {
    let version = try reader.byte()
    guard version == Self.version else { throw .invalid("a frame of version \(version)") }
    guard let manner = Manner(rawValue: try reader.byte()) else { throw .invalid("an unknown manner") }
    let size = CellSize(columns: Int(try reader.short()), rows: Int(try reader.short()))
    guard size.columns <= largestSide, size.rows <= largestSide, size.columns * size.rows <= mostCells
    else { throw .invalid("a frame of \(size.columns) x \(size.rows) cells") }
    let clusters = try self.clusters(from: &reader)

    let total = size.columns * size.rows
    var cells: ContiguousArray<Cell> = []
    cells.reserveCapacity(total)
    var style = Cell.blank
    while cells.count < total {
      let isEqual = try readStyle(into: &style, from: &reader)
      let length = Int(try reader.short())
      guard length > 0, length <= total - cells.count else {
        throw .invalid("a run of \(length) cells where \(total - cells.count) are left")
      }
      if isEqual { style.glyph = try glyph(from: &reader, clusters: clusters) }
      for _ in 0..<length {
        if !isEqual { style.glyph = try glyph(from: &reader, clusters: clusters) }
        if style.glyph == nil { try checkWide(cells, columns: size.columns) }
        cells.append(style)
      }
    }
    return Frame(size: size, manner: manner, cells: cells)
  }

  private static func clusters(from reader: inout ByteReader) throws(MessageError) -> [Glyph] {
    let count = Int(try reader.short())
    guard count <= mostClusters else { throw .invalid("a table of \(count) clusters") }
    var clusters: [Glyph] = []
    for _ in 0..<count {
      let text = try reader.text(limit: longestCluster)
      guard text.count == 1, let character = text.first else {
        throw .invalid("a cluster that is not one character")
      }
      guard !text.unicodeScalars.contains(where: TextWidth.isControl) else {
        throw .invalid("a control character in a frame")
      }
      clusters.append(Glyph(character))
    }
    return clusters
  }

  /// Reads what changes in colours and attributes, and whether all cells of the run are equal.
  private static func readStyle(
    into style: inout Cell, from reader: inout ByteReader
  ) throws(MessageError) -> Bool {
    let flags = Flags(rawValue: try reader.byte())
    guard flags.isSubset(of: .all) else { throw .invalid("a run with unknown flags") }
    if flags.contains(.foreground) {
      style.foreground = try colour(isOpaque: flags.contains(.opaqueForeground), from: &reader)
    }
    if flags.contains(.background) {
      style.background = try colour(isOpaque: flags.contains(.opaqueBackground), from: &reader)
    }
    if flags.contains(.attributes) { style.attributes = TextAttributes(rawValue: try reader.byte()) }
    return flags.contains(.equal)
  }

  private static func colour(
    isOpaque: Bool, from reader: inout ByteReader
  ) throws(MessageError) -> RGBA {
    RGBA(
      try reader.byte(), try reader.byte(), try reader.byte(), isOpaque ? 255 : try reader.byte())
  }

  private static func glyph(
    from reader: inout ByteReader, clusters: [Glyph]
  ) throws(MessageError) -> Glyph? {
    let number = try reader.short()
    if number == 0 { return nil }
    if number >= firstCluster {
      let index = Int(number - firstCluster)
      guard index < clusters.count else { throw .invalid("cluster \(index) of \(clusters.count)") }
      return clusters[index]
    }
    guard let scalar = Unicode.Scalar(number - 1) else { throw .invalid("a glyph that is no character") }
    // The stage runs code that is not ours: what it sends must not steer the terminal.
    guard !TextWidth.isControl(scalar) else { throw .invalid("a control character in a frame") }
    return Glyph(scalar)
  }

  private static func checkWide(_ cells: ContiguousArray<Cell>, columns: Int) throws(MessageError) {
    guard cells.count % columns > 0, cells[cells.count - 1].glyph?.width == 2 else {
      throw .invalid("the second half of a wide character without its first")
    }
  }
}
