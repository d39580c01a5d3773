/// The presentation of the Dynamic Island that margins are for.
public struct DynamicIslandMode: Hashable, Sendable {
  private enum Mode {
    case compactLeading
    case compactTrailing
    case expanded
    case minimal
  }

  private let mode: Mode

  public static let compactLeading = DynamicIslandMode(mode: .compactLeading)
  public static let compactTrailing = DynamicIslandMode(mode: .compactTrailing)
  public static let expanded = DynamicIslandMode(mode: .expanded)
  public static let minimal = DynamicIslandMode(mode: .minimal)
}
