import CNCurses
import Cells

/// The pairs of colours that a screen uses: ncurses knows a cell's colours by the number of a pair.
struct PairTable {
  let depth: ColorDepth
  /// How many basic colours there are, 8 or 16, where that is all.
  private let basicCount: Int
  /// Whether colour numbers are 24-bit colours, whatever the depth that is drawn.
  private let isDirect: Bool
  /// What stands for the terminal's own colours: -1, or a colour where it cannot go back to them.
  private let ownForeground: Int32
  private let ownBackground: Int32
  /// The pairs there are, by the numbers of their two colours.
  private var numbers: [UInt64: Int32] = [:]
  /// The pairs of colours as frames name them; many fall together on a terminal of few colours.
  private var known: [Wanted: Int32] = [:]
  private static let mostKnown = 1 << 16

  /// Two colours of a frame, and whether what stands in the cell paints a part of it.
  private struct Wanted: Hashable {
    var foreground: RGBA
    var background: RGBA
    var paintsArea: Bool
  }

  private var next: Int32 = 1
  private let end: Int32

  /// Starts colours on the screen that is open.
  init(depth: ColorDepth, isDirect: Bool) {
    var depth = depth
    if depth > .none && start_color() != OK { depth = .none }
    if depth == .none {
      (self.depth, self.isDirect, basicCount, end) = (.none, false, 8, 1)
      (ownForeground, ownBackground) = (-1, -1)
      return
    }
    let hasOwn = use_default_colors() == OK
    ownForeground = hasOwn ? -1 : COLOR_WHITE
    ownBackground = hasOwn ? -1 : COLOR_BLACK
    let colors = Int(islet_colors())
    self.isDirect = isDirect
    self.depth = isDirect ? depth : min(depth, colors >= 256 ? .ansi256 : .ansi16)
    basicCount = colors >= 16 ? 16 : 8
    end = islet_color_pairs()
  }

  /// The number of a cell's pair, made when it is new; `nil` when there is no room for another.
  mutating func number(for cell: Cell) -> Int32? {
    if depth == .none || (cell.foreground.isClear && cell.background.isClear) { return 0 }
    let wanted = Wanted(
      foreground: cell.foreground, background: cell.background, paintsArea: cell.paintsArea)
    if let number = known[wanted] { return number }
    let (front, behind) = colorNumbers(of: cell)
    guard let number = number(front: front, behind: behind) else { return nil }
    if known.count >= Self.mostKnown { known.removeAll() }
    known[wanted] = number
    return number
  }

  private mutating func number(front: Int32, behind: Int32) -> Int32? {
    let key = UInt64(UInt32(bitPattern: front)) << 32 | UInt64(UInt32(bitPattern: behind))
    if let number = numbers[key] { return number }
    guard next < end else { return nil }
    init_extended_pair(next, front, behind)
    numbers[key] = next
    next += 1
    return next - 1
  }

  /// Forgets every pair; the screen must be drawn anew.
  mutating func reset() {
    numbers.removeAll()
    known.removeAll()
    next = 1
    reset_color_pairs()
  }

  private func colorNumbers(of cell: Cell) -> (Int32, Int32) {
    let pair: (foreground: PaletteColor?, background: PaletteColor?)
    switch depth {
    case .trueColor:
      return (
        cell.foreground.isClear ? ownForeground : Self.directNumber(cell.foreground),
        cell.background.isClear ? ownBackground : Self.directNumber(cell.background)
      )
    case .ansi256: pair = cell.paletteColours
    default:
      pair = PaletteColor.basicPair(
        foreground: cell.foreground, background: cell.background, among: basicCount)
    }
    return (
      pair.foreground.map(paletteNumber) ?? ownForeground,
      pair.background.map(paletteNumber) ?? ownBackground
    )
  }

  private func paletteNumber(_ color: PaletteColor) -> Int32 {
    isDirect ? Self.directNumber(color.rgba) : Int32(color.rawValue)
  }

  /// Numbers below 8 mean the basic colours even here, so the darkest blacks become one that is not.
  private static func directNumber(_ color: RGBA) -> Int32 {
    max(8, Int32(color.rawValue >> 8))
  }
}
