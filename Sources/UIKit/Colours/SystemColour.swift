import Cells

/// The system's colours, each for light and for dark surroundings.
///
/// Values: Human Interface Guidelines, Color, iOS system colours, default and increased contrast.
package enum SystemColour: UInt8, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray

  package func resolved(dark: Bool, highContrast: Bool = false) -> RGBA {
    if highContrast { return accessible(dark: dark) }
    return switch self {
    case .red: dark ? RGBA(255, 69, 58) : RGBA(255, 59, 48)
    case .orange: dark ? RGBA(255, 159, 10) : RGBA(255, 149, 0)
    case .yellow: dark ? RGBA(255, 214, 10) : RGBA(255, 204, 0)
    case .green: dark ? RGBA(48, 209, 88) : RGBA(52, 199, 89)
    case .mint: dark ? RGBA(99, 230, 226) : RGBA(0, 199, 190)
    case .teal: dark ? RGBA(64, 200, 224) : RGBA(48, 176, 199)
    case .cyan: dark ? RGBA(100, 210, 255) : RGBA(50, 173, 230)
    case .blue: dark ? RGBA(10, 132, 255) : RGBA(0, 122, 255)
    case .indigo: dark ? RGBA(94, 92, 230) : RGBA(88, 86, 214)
    case .purple: dark ? RGBA(191, 90, 242) : RGBA(175, 82, 222)
    case .pink: dark ? RGBA(255, 55, 95) : RGBA(255, 45, 85)
    case .brown: dark ? RGBA(172, 142, 104) : RGBA(162, 132, 94)
    case .gray: RGBA(142, 142, 147)
    }
  }

  /// For people who have asked for more contrast.
  private func accessible(dark: Bool) -> RGBA {
    switch self {
    case .red: dark ? RGBA(255, 105, 97) : RGBA(215, 0, 21)
    case .orange: dark ? RGBA(255, 179, 64) : RGBA(201, 52, 0)
    case .yellow: dark ? RGBA(255, 212, 38) : RGBA(178, 80, 0)
    case .green: dark ? RGBA(48, 219, 91) : RGBA(36, 138, 61)
    case .mint: dark ? RGBA(102, 212, 207) : RGBA(12, 129, 123)
    case .teal: dark ? RGBA(93, 230, 255) : RGBA(0, 130, 153)
    case .cyan: dark ? RGBA(112, 215, 255) : RGBA(0, 113, 164)
    case .blue: dark ? RGBA(64, 156, 255) : RGBA(0, 64, 221)
    case .indigo: dark ? RGBA(125, 122, 255) : RGBA(54, 52, 163)
    case .purple: dark ? RGBA(218, 143, 255) : RGBA(137, 68, 171)
    case .pink: dark ? RGBA(255, 100, 130) : RGBA(211, 15, 69)
    case .brown: dark ? RGBA(181, 148, 105) : RGBA(127, 101, 69)
    case .gray: dark ? RGBA(174, 174, 178) : RGBA(108, 108, 112)
    }
  }

  package static let separatorDark = RGBA(84, 84, 88, 153)
  package static let separatorLight = RGBA(60, 60, 67, 74)

  /// Label colours by level: primary, secondary, tertiary, quaternary, quinary.
  package static func label(level: Int, dark: Bool, highContrast: Bool = false) -> RGBA {
    let base = level == 0 ? (dark ? RGBA.white : .black) : dark ? RGBA(235, 235, 245) : RGBA(60, 60, 67)
    let opacities =
      highContrast ? (dark ? accessibleDarkOpacities : accessibleLightOpacities) : labelOpacities
    return base.opacity(opacities[min(level, opacities.count - 1)])
  }

  // Apple publishes none for more contrast; these are what `UIColor` answers on a device.
  private static let accessibleDarkOpacities = [1, 0.7, 0.55, 0.4, 0.3]
  private static let accessibleLightOpacities = [1, 0.8, 0.7, 0.55, 0.4]

  /// How strong each level is of what is above it.
  package static let labelOpacities = [1, 0.6, 0.3, 0.18, 0.1]

  /// Fill colours by level, as `Color(.systemFill)` and its kin.
  package static func fill(level: Int, dark: Bool) -> RGBA {
    let opacities = dark ? [0.36, 0.32, 0.24, 0.18, 0.12] : [0.2, 0.16, 0.12, 0.08, 0.05]
    return RGBA(120, 120, 128).opacity(opacities[min(level, opacities.count - 1)])
  }
}
