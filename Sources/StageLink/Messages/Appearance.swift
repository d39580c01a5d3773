/// Light or dark, as an activity's `colorScheme` says it.
public enum Appearance: String, Hashable, Sendable, Codable, CaseIterable {
  case light, dark
}
