/// Something to read that lies over the phone: compile errors, a crash.
public struct Report: Hashable, Sendable {
  /// How a line is drawn.
  public enum Style: Hashable, Sendable {
    case text
    /// Less important.
    case label
    /// A place in a file.
    case place
    /// What is wrong.
    case bad
    /// A line of source: never wrapped. The column from 0 that a caret points at, if any.
    case source(caret: Int?)
  }

  /// One line; it is wrapped where it is longer than the sheet.
  public struct Line: Hashable, Sendable {
    public var text: String
    public var style: Style

    public init(_ text: String, _ style: Style = .text) {
      self.text = text
      self.style = style
    }
  }

  public var title: String
  public var lines: [Line]
  /// What keys do, the more needed first.
  public var hints: [String]

  public init(title: String, lines: [Line], hints: [String] = []) {
    self.title = title
    self.lines = lines
    self.hints = hints
  }
}
