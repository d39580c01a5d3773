import Cells

/// Which letters stand for which colours and attributes in a snapshot's file.
///
/// Letters are given in the order in which the rows use them first. Where a file takes the place of another,
/// styles that both have keep their letters, and a style that is new gets the letter of the cell that it is
/// first used in if nothing else has it any more: so a changed colour changes one line, and a style
/// more does not rename those behind it. A frame of more than 52 styles has two letters a cell, and so on.
struct Legend: Hashable, Sendable {
  private(set) var codes: [CellStyle: String] = [:]
  /// The letters of each code.
  private(set) var width = 1

  static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)

  /// The legend that a file holds.
  init(codes: [CellStyle: String], width: Int) {
    self.codes = codes
    self.width = width
  }

  /// - Parameters:
  ///   - old: The frame in the file that is replaced, and its legend.
  init(for frame: Frame, replacing old: (frame: Frame, legend: Legend)? = nil) {
    var styles: [(style: CellStyle, index: Int)] = []
    var seen: Set<CellStyle> = [.plain]
    var last = CellStyle.plain
    for (index, cell) in frame.cells.enumerated() {
      let style = CellStyle(cell)
      // Neighbours are mostly alike.
      if style == last { continue }
      last = style
      if seen.insert(style).inserted { styles.append((style, index)) }
    }
    var room = Self.letters.count
    while room < styles.count {
      width += 1
      room *= Self.letters.count
    }
    guard let old, old.legend.width == width else {
      for (number, entry) in styles.enumerated() { codes[entry.style] = code(number) }
      return
    }
    for (style, _) in styles { codes[style] = old.legend.codes[style] }
    var taken = Set(codes.values)
    var next = 0
    for (style, index) in styles where codes[style] == nil {
      var code = frame.size == old.frame.size ? old.legend.codes[CellStyle(old.frame.cells[index])] : nil
      if code == nil || taken.contains(code!) {
        while taken.contains(self.code(next)) { next += 1 }
        code = self.code(next)
      }
      codes[style] = code
      taken.insert(code!)
    }
  }

  /// The code of a number from 0.
  private func code(_ number: Int) -> String {
    var (bytes, rest) = ([UInt8](), number)
    for _ in 0..<width {
      bytes.append(Self.letters[rest % Self.letters.count])
      rest /= Self.letters.count
    }
    return String(decoding: bytes.reversed(), as: UTF8.self)
  }

  /// What stands in a cell's place.
  func code(for style: CellStyle) -> String {
    codes[style] ?? String(repeating: ".", count: width)
  }

  /// The lines of the legend, in the order of their letters.
  var lines: [String] {
    func order(_ code: String) -> [Int] { code.utf8.map { Self.letters.firstIndex(of: $0)! } }
    return codes.sorted { order($0.value).lexicographicallyPrecedes(order($1.value)) }
      .map { "\($0.value)  \($0.key.text)" }
  }
}
