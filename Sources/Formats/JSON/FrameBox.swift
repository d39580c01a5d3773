import Cells

/// A box in a frame, with the boxes in it.
public struct FrameBox: Hashable, Sendable {
  /// What it is: `card`, `lockScreen`, `vstack`, `text` and so on.
  public var kind: String
  /// In cells of the frame. Content that was cut reaches beyond what is seen.
  public var rect: CellRect
  /// What a text says.
  public var text: String?
  public var children: [FrameBox]

  public init(kind: String, rect: CellRect, text: String? = nil, children: [FrameBox] = []) {
    self.kind = kind
    self.rect = rect
    self.text = text
    self.children = children
  }
}
