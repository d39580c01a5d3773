/// How lengths in points become the units that a tree is laid out in.
///
/// The engine is written once over whole numbers. With *cell metrics* a unit is a column or a row;
/// with *point metrics* it is a 64th of a point. Lengths are turned into units once, when a view is
/// lowered to boxes.
public struct Metrics: Hashable, Sendable {
  public enum Unit: UInt8, Hashable, Sendable {
    case cells, points
  }

  public let unit: Unit
  /// Heights of frames up to so many points count as one row (in the compact island a 24 pt circle does).
  public let rowLimit: Double
  /// How large text is drawn; of account under cell metrics alone.
  public private(set) var typeScale = TypeScale.plain
  /// How many times as large as its points everything is shown; of account under cell metrics alone.
  public private(set) var magnification = 1.0

  /// Points a column and a row.
  public static let columnPoints = 8.0
  public static let rowPoints = 16.0
  /// Units a point under point metrics.
  public static let unitsPerPoint = 64

  /// Whole cells of 8 x 16 points.
  public static let cells = Metrics(unit: .cells, rowLimit: 24)
  /// Cells inside the compact and minimal island, where everything up to the island's height of
  /// 36.67 pt stands in one row.
  public static let islandCells = Metrics(unit: .cells, rowLimit: 36.67)
  /// Points, as a device lays out.
  public static let points = Metrics(unit: .points, rowLimit: 0)

  private init(unit: Unit, rowLimit: Double) {
    self.unit = unit
    self.rowLimit = rowLimit
  }

  /// The same metrics with text drawn in another scale.
  public func typeScale(_ scale: TypeScale) -> Metrics {
    var metrics = self
    metrics.typeScale = scale
    return metrics
  }

  /// The same metrics with everything shown so many times as large, text in blocks among it.
  ///
  /// - Parameter factor: Above 0.
  public func magnified(_ factor: Double) -> Metrics {
    guard unit == .cells else { return self }
    var metrics = typeScale(TypeScale(drawsBlocks: typeScale.drawsBlocks, factor: factor))
    metrics.magnification = factor
    return metrics
  }

  /// Whether content stands in the compact or minimal island, which is one row.
  public var isInIsland: Bool { rowLimit > Self.cells.rowLimit }
}

extension Metrics {
  /// A horizontal length: an eighth to the nearest column, ties up; negative lengths by their size.
  public func horizontal(_ points: Double) -> Int {
    length(points) { ($0 / Self.columnPoints + 0.5).rounded(.down) }
  }

  /// A vertical length: a sixteenth to the nearest row, ties down; negative lengths by their size. In the
  /// compact island, which is a row, air above and below is no row of its own.
  public func vertical(_ points: Double) -> Int {
    if isInIsland, abs(points) < rowLimit / 2 { return 0 }
    return length(points) { ($0 / Self.rowPoints - 0.5).rounded(.up) }
  }

  /// A horizontal length that is not rounded to whole units; 0 if it is no number.
  func units(horizontal points: Double) -> Double { units(points, Self.columnPoints) }

  /// A vertical length that is not rounded to whole units; 0 if it is no number.
  func units(vertical points: Double) -> Double { units(points, Self.rowPoints) }

  private func units(_ points: Double, _ cell: Double) -> Double {
    guard points.isFinite else { return 0 }
    let size = min(1e6, max(-1e6, points * magnification))
    return unit == .cells ? size / cell : size * Double(Self.unitsPerPoint)
  }

  /// The width of a frame: as ``horizontal(_:)``, at least one column unless it is 0.
  public func frameWidth(_ points: Double) -> Int {
    let width = horizontal(points)
    return unit == .cells && width == 0 && points > 0 && points.isFinite ? 1 : max(0, width)
  }

  /// The height of a frame: as ``vertical(_:)``, at least one row unless it is 0.
  public func frameHeight(_ points: Double) -> Int {
    guard unit == .cells else { return max(0, vertical(points)) }
    if points > 0 && points * magnification <= rowLimit { return 1 }
    return points > 0 && points.isFinite ? max(1, vertical(points)) : 0
  }

  /// The gap between the children of a stack; a row's gap of 2 pt and more is at least one column.
  public func spacing(_ points: Double, along axis: BoxAxis) -> Int {
    guard axis == .horizontal, points.isFinite else { return vertical(points) }
    let gap = horizontal(points)
    return unit == .cells && gap == 0 && points >= 2 ? 1 : gap
  }

  /// Whether a row's gap is wider in cells than its points.
  func isWidened(_ points: Float) -> Bool {
    unit == .cells && points >= 2 && horizontal(Double(points)) == 0
  }

  /// A length that was NaN or infinite is no length: 0 here, unspecified for whoever asks before.
  private func length(_ points: Double, rounded: (Double) -> Double) -> Int {
    guard points.isFinite else { return 0 }
    let size = min(abs(points * magnification), 1e6)
    let units = unit == .cells ? rounded(size) : (size * Double(Self.unitsPerPoint)).rounded()
    return points < 0 ? -Int(units) : Int(units)
  }

  /// How many points a horizontal length is: columns x 8, or the units themselves.
  public func points(horizontal length: Int) -> Double {
    unit == .cells
      ? Double(length) * Self.columnPoints / magnification : Double(length) / Double(Self.unitsPerPoint)
  }

  /// How many points a vertical length is: rows x 16, or the units themselves.
  public func points(vertical length: Int) -> Double {
    unit == .cells
      ? Double(length) * Self.rowPoints / magnification : Double(length) / Double(Self.unitsPerPoint)
  }
}
