/// The text size that a person has chosen, by the names of SwiftUI's `DynamicTypeSize`.
public enum TextSize: String, Hashable, Sendable, Codable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}
