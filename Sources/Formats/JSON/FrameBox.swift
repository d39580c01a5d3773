import Cells

/// A box in a frame, with the boxes in it.
public struct FrameBox: Hashable, Sendable {
  /// What it is: `card`, `lockScreen`, `vstack`, `text` and so on.
  public var kind: String
  /// In cells of the frame. Content that was cut reaches beyond what is seen.
  public var rect: CellRect
  /// What a text says.
  public var text: String?
  /// What else is known of it, in the order that it is written.
  public var facts: [Fact]
  public var children: [FrameBox]

  /// A member of the box's object in JSON.
  public struct Fact: Hashable, Sendable {
    public var name: String
    public var value: Value

    public init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }

  public enum Value: Hashable, Sendable {
    case null
    case text(String)
    /// Written with three digits behind the point at most; what is not finite as a string.
    case number(Double)
    case list([Value])
    case object([Fact])
  }

  public init(
    kind: String, rect: CellRect, text: String? = nil, facts: [Fact] = [], children: [FrameBox] = []
  ) {
    self.kind = kind
    self.rect = rect
    self.text = text
    self.facts = facts
    self.children = children
  }
}
