/// How large text is drawn in cells.
///
/// Ordinary text is one row high whatever its font. With *large type* text of 28 points and more stands in
/// letters of blocks, two or three rows high, so that the weight of a layout can be judged. How many rows
/// and columns a letter takes is decided when a view is lowered: the layout keeps that room.
public struct TypeScale: Hashable, Sendable {
  /// Whether large text is drawn in blocks.
  public let drawsBlocks: Bool
  /// How many times as large as its font says text is shown; a StandBy display shows it at twice its size.
  public let factor: Double

  /// Points from which text is two and three rows high: 28 points are lines of 34, which are nearest to two rows
  /// of 16, and 34 points are lines of 41.
  private static let limits = (two: 28.0, three: 34.0)

  /// - Parameter factor: Above 0.
  public init(drawsBlocks: Bool, factor: Double = 1) {
    self.drawsBlocks = drawsBlocks
    self.factor = factor
  }

  /// A row for every line.
  public static let plain = TypeScale(drawsBlocks: false)
  /// Blocks from 28 points on.
  public static let large = TypeScale(drawsBlocks: true)

  /// The rows of a line of text.
  ///
  /// - Parameter size: Of its font, in points.
  public func rows(forSize size: Double) -> Int {
    guard drawsBlocks else { return 1 }
    let shown = size * factor
    return shown >= Self.limits.three ? 3 : shown >= Self.limits.two ? 2 : 1
  }
}
