import Cells

/// What a mouse did, in cells of the terminal.
public struct Pointer: Hashable, Sendable, Codable {
  public enum Action: String, Hashable, Sendable, Codable {
    /// Pressed and let go.
    case click
    /// Kept down for half a second: a long press.
    case hold
    case scrollUp, scrollDown
  }

  public var action: Action
  public var place: CellPoint

  public init(_ action: Action, at place: CellPoint) {
    self.action = action
    self.place = place
  }
}
