import Cells

/// The 16 colours that a terminal comes with, or that many of its users choose.
public struct TerminalPalette: Sendable, CustomStringConvertible {
  public let name: String
  /// By their numbers.
  public let colours: [RGBA]

  public var description: String { name }

  private init(_ name: String, _ colours: String) {
    self.name = name
    self.colours = colours.split(separator: " ").map { RGBA(hex: $0)! }
  }

  public static let xterm = TerminalPalette(
    "xterm",
    "000000 CD0000 00CD00 CDCD00 0000EE CD00CD 00CDCD E5E5E5 7F7F7F FF0000 00FF00 FFFF00 5C5CFF FF00FF 00FFFF FFFFFF"
  )
  public static let vga = TerminalPalette(
    "VGA",
    "000000 AA0000 00AA00 AA5500 0000AA AA00AA 00AAAA AAAAAA 555555 FF5555 55FF55 FFFF55 5555FF FF55FF 55FFFF FFFFFF"
  )
  public static let tango = TerminalPalette(
    "Tango",
    "2E3436 CC0000 4E9A06 C4A000 3465A4 75507B 06989A D3D7CF 555753 EF2929 8AE234 FCE94F 729FCF AD7FA8 34E2E2 EEEEEC"
  )
  public static let campbell = TerminalPalette(
    "Windows",
    "0C0C0C C50F1F 13A10E C19C00 0037DA 881798 3A96DD CCCCCC 767676 E74856 16C60C F9F1A5 3B78FF B4009E 61D6D6 F2F2F2"
  )
  public static let macOS = TerminalPalette(
    "macOS",
    "000000 990000 00A600 999900 0000B2 B200B2 00A6B2 BFBFBF 666666 E50000 00D900 E5E500 0000FF E500E5 00E5E5 E5E5E5"
  )
  public static let solarized = TerminalPalette(
    "Solarized",
    "073642 DC322F 859900 B58900 268BD2 D33682 2AA198 EEE8D5 002B36 CB4B16 586E75 657B83 839496 6C71C4 93A1A1 FDF6E3"
  )
  public static let gruvbox = TerminalPalette(
    "Gruvbox",
    "282828 CC241D 98971A D79921 458588 B16286 689D6A A89984 928374 FB4934 B8BB26 FABD2F 83A598 D3869B 8EC07C EBDBB2"
  )

  public static let all = [xterm, vga, tango, campbell, macOS, solarized, gruvbox]
}
