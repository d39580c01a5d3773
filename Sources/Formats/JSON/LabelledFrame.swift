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
  /// What stands in the frame, as trees.
  public var boxes: [FrameBox]

  public init(_ frame: Frame, labels: [Label] = [], boxes: [FrameBox] = []) {
    self.frame = frame
    self.labels = labels
    self.boxes = boxes
  }
}

extension LabelledFrame.Label {
  /// What a person reads: `Kettle`, `state 2`.
  var text: String {
    switch value {
    case .text(let text): text
    case .number(let number): "\(name) \(number)"
    }
  }
}

extension LabelledFrame {
  /// What it shows, in a line: `Kettle, Boiling, state 2, lock-screen`.
  public var title: String {
    labels.filter { ["activity", "preview", "state", "surface"].contains($0.name) }.map(\.text)
      .joined(separator: ", ")
  }
}
