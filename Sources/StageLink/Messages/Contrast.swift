/// The contrast that a person has asked for, by the names of SwiftUI's `ColorSchemeContrast`.
public enum Contrast: String, Hashable, Sendable, Codable, CaseIterable {
  case standard, increased
}
