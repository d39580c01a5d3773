/// What `islet render` can write.
public enum RenderFormat: String, Hashable, Sendable, CaseIterable {
  case text, ansi, json
}
