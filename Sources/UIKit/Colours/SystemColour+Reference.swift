import Cells

extension SystemColour {
  /// A colour of the system's by the name that asset catalogs refer to it by, such as `systemBlueColor`.
  ///
  /// Values: Human Interface Guidelines, Color.
  package static func referenced(_ name: String, dark: Bool) -> RGBA? {
    let colours: [String: SystemColour] = [
      "systemRedColor": .red, "systemOrangeColor": .orange, "systemYellowColor": .yellow,
      "systemGreenColor": .green, "systemMintColor": .mint, "systemTealColor": .teal,
      "systemCyanColor": .cyan, "systemBlueColor": .blue, "systemIndigoColor": .indigo,
      "systemPurpleColor": .purple, "systemPinkColor": .pink, "systemBrownColor": .brown,
      "systemGrayColor": .gray, "linkColor": .blue,
    ]
    if let colour = colours[name] { return colour.resolved(dark: dark) }
    let labels = ["labelColor", "secondaryLabelColor", "tertiaryLabelColor", "quaternaryLabelColor"]
    if let level = labels.firstIndex(of: name) { return label(level: level, dark: dark) }
    let fills = [
      "systemFillColor", "secondarySystemFillColor", "tertiarySystemFillColor", "quaternarySystemFillColor",
    ]
    if let level = fills.firstIndex(of: name) { return fill(level: level, dark: dark) }
    switch name {
    case "placeholderTextColor": return label(level: 2, dark: dark)
    case "separatorColor": return dark ? separatorDark : separatorLight
    case "opaqueSeparatorColor": return dark ? RGBA(56, 56, 58) : RGBA(198, 198, 200)
    case "systemGray2Color": return dark ? RGBA(99, 99, 102) : RGBA(174, 174, 178)
    case "systemGray3Color": return dark ? RGBA(72, 72, 74) : RGBA(199, 199, 204)
    case "systemGray4Color": return dark ? RGBA(58, 58, 60) : RGBA(209, 209, 214)
    case "systemGray5Color": return dark ? RGBA(44, 44, 46) : RGBA(229, 229, 234)
    case "systemGray6Color": return dark ? RGBA(28, 28, 30) : RGBA(242, 242, 247)
    case "systemBackgroundColor": return dark ? .black : .white
    case "secondarySystemBackgroundColor", "systemGroupedBackgroundColor":
      if name == "systemGroupedBackgroundColor", dark { return .black }
      return dark ? RGBA(28, 28, 30) : RGBA(242, 242, 247)
    case "tertiarySystemBackgroundColor": return dark ? RGBA(44, 44, 46) : .white
    case "secondarySystemGroupedBackgroundColor": return dark ? RGBA(28, 28, 30) : .white
    case "tertiarySystemGroupedBackgroundColor": return dark ? RGBA(44, 44, 46) : RGBA(242, 242, 247)
    case "whiteColor": return .white
    case "blackColor": return .black
    case "clearColor": return .clear
    default: return nil
    }
  }
}
