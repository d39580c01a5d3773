import Cells

/// A frame with what it shows.
public struct LabelledFrame: Hashable, Sendable {
  /// One fact about the frame, such as `surface`: `compact`.
  public struct Label: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// In the order that they are written.
  public var labels: [Label]
  public var frame: Frame

  public init(_ frame: Frame, labels: [Label] = []) {
    self.frame = frame
    self.labels = labels
  }
}
