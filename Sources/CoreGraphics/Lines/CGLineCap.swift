/// How lines end.
public enum CGLineCap: Int32, Hashable, Sendable {
  case butt, round, square
}
