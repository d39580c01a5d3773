import Foundation

/// Puts marks on one another, and finds which way bars and areas lie.
enum MarkStacking {
  private struct Key: Hashable {
    var kind: MarkRecord.Kind
    var place: MarkRecord.Place?
    var dodge: PlotValue?
    var isLevel: Bool
  }

  private struct Pile {
    var above = 0.0
    var below = 0.0
    /// The sum of all sizes, for shares and for piles around zero.
    var total = 0.0
  }

  /// The marks with their edges; those without a place (NaN, infinity) are left out, but for points of
  /// lines and areas, where they leave a gap.
  static func place(_ records: [MarkRecord]) -> [PlacedMark] {
    var piles: [Key: Pile] = [:]
    for record in records {
      guard let (key, value) = pile(of: record) else { continue }
      piles[key, default: Pile()].total += abs(value)
    }
    var marks = records.compactMap { record in
      var mark = PlacedMark(record: record, x: (record.x, record.xEnd), y: (record.y, record.yEnd))
      mark.isLevel = isLevel(record)
      guard hasPlaces(record) || record.kind == .line || record.kind == .area else {
        return nil as PlacedMark?
      }
      if let (key, value) = pile(of: record) {
        let (start, end) = edges(value, record.stacking, in: &piles[key, default: Pile()])
        mark.isStacked = start != 0 && record.stacking != .unstacked
        let edges = (MarkRecord.Place.number(start), MarkRecord.Place.number(end))
        if mark.isLevel { mark.x = edges } else { mark.y = edges }
      }
      return mark
    }
    turnSectors(&marks)
    return marks
  }

  /// The pile that a mark stands on, and how much it adds; `nil` for what is not stacked.
  private static func pile(of record: MarkRecord) -> (Key, Double)? {
    guard record.kind == .bar || record.kind == .area else { return nil }
    let isLevel = isLevel(record)
    let (length, end, base) =
      isLevel ? (record.x, record.xEnd, record.y) : (record.y, record.yEnd, record.x)
    guard end == nil, case .value(let position) = length, case .number(let value) = position.value,
      value.isFinite
    else { return nil }
    return (Key(kind: record.kind, place: base, dodge: record.style.dodge?.value, isLevel: isLevel), value)
  }

  private static func edges(
    _ value: Double, _ method: MarkStackingMethod, in pile: inout Pile
  ) -> (start: Double, end: Double) {
    if method == .unstacked { return (0, value) }
    let start = value < 0 ? pile.below : pile.above
    if value < 0 { pile.below += value } else { pile.above += value }
    switch method.kind {
    case .normalized:
      return pile.total > 0 ? (start / pile.total, (start + value) / pile.total) : (0, 0)
    case .center: return (start - pile.total / 2, start + value - pile.total / 2)
    case .standard, .unstacked: return (start, start + value)
    }
  }

  /// A bar lies level when only its x is a plain number, or when its x has a range.
  private static func isLevel(_ record: MarkRecord) -> Bool {
    guard record.kind == .bar || record.kind == .area else { return false }
    if record.xEnd != nil { return record.yEnd == nil }
    if record.yEnd != nil || record.kind == .area { return false }
    func isNumber(_ place: MarkRecord.Place?) -> Bool {
      if case .number = place?.position?.value { return true }
      return false
    }
    switch (record.x, record.y) {
    case (nil, _), (.points, _): return true
    case (_, nil), (_, .points): return false
    default: return isNumber(record.x) && !isNumber(record.y)
    }
  }

  private static func hasPlaces(_ record: MarkRecord) -> Bool {
    for place in [record.x, record.xEnd, record.y, record.yEnd] {
      switch place {
      case .value(let position):
        if !position.value.isCategory, position.value.number == nil { return false }
      case .points(let points): if !points.isFinite { return false }
      case nil: break
      }
    }
    return true
  }

  /// Lays sectors around the whole turn, each by its share; what is not above zero has none.
  private static func turnSectors(_ marks: inout [PlacedMark]) {
    if turnRanges(&marks) { return }
    func size(_ mark: PlacedMark) -> Double { max(0, mark.record.sector?.angle.number ?? 0) }
    let total = marks.reduce(0) { $0 + size($1) }
    guard total > 0, total.isFinite else { return }
    var turned = 0.0
    for index in marks.indices where marks[index].record.kind == .sector {
      let next = turned + size(marks[index])
      marks[index].turns = turned / total..<next / total
      turned = next
    }
  }
}

extension MarkStacking {
  /// Lays sectors that are given as ranges where these lie on the whole, which begins at zero, or at the first
  /// date; answers whether there are any.
  private static func turnRanges(_ marks: inout [PlacedMark]) -> Bool {
    func range(_ mark: PlacedMark) -> ClosedRange<Double>? {
      guard let sector = mark.record.sector, let from = sector.angle.number, let to = sector.angleEnd?.number
      else { return nil }
      return min(from, to)...max(from, to)
    }
    let ranges = marks.compactMap(range)
    guard let upper = ranges.map(\.upperBound).max(), var lower = ranges.map(\.lowerBound).min() else {
      return false
    }
    if !marks.contains(where: { $0.record.sector?.angle.isDate == true }) { lower = min(0, lower) }
    guard upper > lower else { return true }
    for index in marks.indices {
      guard let own = range(marks[index]), own.upperBound > own.lowerBound else { continue }
      let (start, end) = (own.lowerBound - lower, own.upperBound - lower)
      marks[index].turns = start / (upper - lower)..<end / (upper - lower)
    }
    return true
  }
}

extension MarkRecord.Place {
  static func number(_ value: Double) -> MarkRecord.Place { .value(PlotPosition(.number(value))) }
}
