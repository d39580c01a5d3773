/// How lines meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter, round, bevel
}
