/// Whether something is seen.
public enum Visibility: CaseIterable, Hashable, Sendable {
  case automatic, visible, hidden
}
