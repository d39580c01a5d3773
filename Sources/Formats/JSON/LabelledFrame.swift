import Cells

/// A frame with what it shows.
public struct LabelledFrame: Hashable, Sendable {
  /// One fact about the frame, such as `surface`: `compact`.
  public struct Label: Hashable, Sendable {
    public enum Value: Hashable, Sendable {
      case text(String)
      case number(Int)
    }

    public var name: String
    public var value: Value

    public init(_ name: String, _ text: String) {
      self.name = name
      value = .text(text)
    }

    public init(_ name: String, _ number: Int) {
      self.name = name
      value = .number(number)
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
