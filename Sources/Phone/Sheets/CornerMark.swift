import Cells
import StageLink

/// A few words in the upper corner: a build that is under way, how long the last one took.
public struct CornerMark: Hashable, Sendable {
  public enum Kind: Hashable, Sendable { case busy, done, failed }

  public var text: String
  public var kind: Kind
  /// Whether it may cover what is there.
  public var isUrgent: Bool

  public init(_ text: String, _ kind: Kind, isUrgent: Bool) {
    self.text = text
    self.kind = kind
    self.isUrgent = isUrgent
  }

  /// Lays the mark over a frame; one that is not urgent waits for an empty corner.
  public func draw(_ theme: Theme, _ appearance: Appearance, isOutlined: Bool, over frame: inout Frame) {
    let half = isUrgent ? theme.half(for: appearance).onSheet : theme.half(for: appearance)
    let ink: Ink = kind == .busy ? .accent : kind == .failed ? .bad : .label
    let line = InkedLine((" " + text + " ", ink))
    let columns = min(line.columns, frame.columns)
    guard frame.rows > 0, columns > 2 else { return }
    let first = frame.columns - columns
    guard isUrgent || (first..<frame.columns).allSatisfy({ frame[$0, 0].glyph == .space }) else { return }
    var canvas = Canvas(
      size: CellSize(columns: columns, rows: 1), manner: isOutlined ? .outlined : theme.manner)
    canvas.fill(
      CellRect(column: 0, row: 0, columns: columns, rows: 1),
      with: .colour(isUrgent ? half.panel.overlay : half.terminal))
    line.draw(at: .zero, columns: columns, theme, half, into: &canvas)
    frame.paste(PhoneComposer.finish(canvas, theme), at: CellPoint(column: first, row: 0))
  }
}
