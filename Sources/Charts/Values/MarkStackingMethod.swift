/// How marks at the same place are put on one another.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case standard, normalized, center, unstacked
  }

  let kind: Kind

  /// One on another, from zero.
  public static var standard: MarkStackingMethod { MarkStackingMethod(kind: .standard) }
  /// As parts of the whole, from 0 to 1.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(kind: .normalized) }
  /// One on another, the middle at zero.
  public static var center: MarkStackingMethod { MarkStackingMethod(kind: .center) }
  /// Each from zero.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(kind: .unstacked) }
}
