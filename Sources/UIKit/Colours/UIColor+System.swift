import Cells

/// Colours that adapt to light and dark.
///
/// Values: Human Interface Guidelines, Color, iOS system colours.
extension UIColor {
  private convenience init(_ colour: SystemColour) {
    self.init(.system(colour))
  }

  public static let systemRed = UIColor(SystemColour.red)
  public static let systemOrange = UIColor(SystemColour.orange)
  public static let systemYellow = UIColor(SystemColour.yellow)
  public static let systemGreen = UIColor(SystemColour.green)
  public static let systemMint = UIColor(SystemColour.mint)
  public static let systemTeal = UIColor(SystemColour.teal)
  public static let systemCyan = UIColor(SystemColour.cyan)
  public static let systemBlue = UIColor(SystemColour.blue)
  public static let systemIndigo = UIColor(SystemColour.indigo)
  public static let systemPurple = UIColor(SystemColour.purple)
  public static let systemPink = UIColor(SystemColour.pink)
  public static let systemBrown = UIColor(SystemColour.brown)
  public static let tintColor = UIColor(SystemColour.blue)
  public static let link = UIColor(SystemColour.blue)

  public static let systemGray = UIColor(SystemColour.gray)
  public static let systemGray2 = UIColor(light: RGBA(174, 174, 178), dark: RGBA(99, 99, 102))
  public static let systemGray3 = UIColor(light: RGBA(199, 199, 204), dark: RGBA(72, 72, 74))
  public static let systemGray4 = UIColor(light: RGBA(209, 209, 214), dark: RGBA(58, 58, 60))
  public static let systemGray5 = UIColor(light: RGBA(229, 229, 234), dark: RGBA(44, 44, 46))
  public static let systemGray6 = UIColor(light: RGBA(242, 242, 247), dark: RGBA(28, 28, 30))
}

extension UIColor {
  private convenience init(label level: Int) {
    self.init(.label(level))
  }

  private convenience init(fill level: Int) {
    self.init(
      light: SystemColour.fill(level: level, dark: false), dark: SystemColour.fill(level: level, dark: true))
  }

  public static let label = UIColor(label: 0)
  public static let secondaryLabel = UIColor(label: 1)
  public static let tertiaryLabel = UIColor(label: 2)
  public static let quaternaryLabel = UIColor(label: 3)
  public static let placeholderText = UIColor(label: 2)
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let darkText = UIColor(rgba: .black)

  public static let systemFill = UIColor(fill: 0)
  public static let secondarySystemFill = UIColor(fill: 1)
  public static let tertiarySystemFill = UIColor(fill: 2)
  public static let quaternarySystemFill = UIColor(fill: 3)

  public static let separator = UIColor(
    light: SystemColour.separatorLight, dark: SystemColour.separatorDark)
  public static let opaqueSeparator = UIColor(light: RGBA(198, 198, 200), dark: RGBA(56, 56, 58))
}

extension UIColor {
  public static let systemBackground = UIColor(light: .white, dark: .black)
  public static let secondarySystemBackground = UIColor(light: RGBA(242, 242, 247), dark: RGBA(28, 28, 30))
  public static let tertiarySystemBackground = UIColor(light: .white, dark: RGBA(44, 44, 46))
  public static let systemGroupedBackground = UIColor(light: RGBA(242, 242, 247), dark: .black)
  public static let secondarySystemGroupedBackground = UIColor(light: .white, dark: RGBA(28, 28, 30))
  public static let tertiarySystemGroupedBackground = UIColor(
    light: RGBA(242, 242, 247), dark: RGBA(44, 44, 46))
}
