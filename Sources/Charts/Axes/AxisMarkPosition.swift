/// The side of the plot that labels stand at.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, leading, trailing, top, bottom
  }

  let kind: Kind

  public static let automatic = AxisMarkPosition(kind: .automatic)
  public static let leading = AxisMarkPosition(kind: .leading)
  public static let trailing = AxisMarkPosition(kind: .trailing)
  public static let top = AxisMarkPosition(kind: .top)
  public static let bottom = AxisMarkPosition(kind: .bottom)
}

/// How marks stand to the plot; accepted, labels stand in cells beside it.
public struct AxisMarkPreset: Hashable, Sendable {
  public static let automatic = AxisMarkPreset()
  public static let aligned = AxisMarkPreset()
  public static let extended = AxisMarkPreset()
  public static let inset = AxisMarkPreset()
}
