import Foundation

/// A scale laid along so many points: turns values into places.
///
/// Along y places count from the top, while numbers grow upward. Bands and the distances of bars are whole
/// cells where that leaves little room, so that all bars look alike.
struct PlotAxis {
  let scale: PlotScale
  /// The length of the plot in points.
  let length: Double
  let isVertical: Bool
  private let start: Double
  private let extent: Double

  /// - Parameter cell: the length of a cell along the axis, in points.
  init(_ scale: PlotScale, length: Double, isVertical: Bool, cell: Double) {
    self.scale = scale
    self.length = length
    self.isVertical = isVertical
    var (start, extent) = (0.0, length)
    switch scale.range.kind {
    case .plot(let before, let after):
      // Room less than half a cell cannot be seen; a plot keeps at least half of its length.
      let total = before + after
      let part = total > length / 2 ? length / 2 / total : 1
      start = before * part
      extent = length - total * part
    case .points(let from, let to):
      if from.isFinite, to.isFinite, from < to { (start, extent) = (from, to - from) }
    }
    let count = scale.barCount
    if count > 0 {
      let band = (extent / count / cell).rounded(.down) * cell
      // A scale that would leave a quarter of the plot empty is not made even.
      if band * count >= extent * 0.75 {
        start += ((extent - band * count) / 2 / cell).rounded(.down) * cell
        extent = band * count
      }
    }
    self.start = start
    self.extent = extent
  }

  /// The place of a value in points; `nil` for what has none, such as NaN.
  func place(of value: PlotValue) -> Double? {
    guard let fraction = scale.fraction(of: value) else { return nil }
    return place(at: fraction)
  }

  /// The place of a fraction of the scale. Numbers grow upward; the first band is on top.
  func place(at fraction: Double) -> Double {
    start + (isVertical && scale.bandCount == 0 ? 1 - fraction : fraction) * extent
  }

  func value(at place: Double) -> PlotValue? {
    guard extent > 0, place.isFinite else { return nil }
    let fraction = (place - start) / extent
    return scale.value(at: isVertical && scale.bandCount == 0 ? 1 - fraction : fraction)
  }

  /// The room of a band in points, or of the distance between neighbours on a continuous scale.
  var band: Double {
    let count = scale.bandCount
    if count > 0 { return extent / Double(count) }
    guard case .continuous(let lower, let upper, _) = scale.domain, upper > lower else { return extent }
    guard scale.barDistance > 0 else { return extent }
    return extent * min(1, scale.barDistance / (upper - lower))
  }

  /// The place and the room of what stands at a value: its band, its calendar unit, or as much as there
  /// is between neighbours.
  func room(of position: PlotPosition) -> ClosedRange<Double>? {
    if let end = position.end, let from = place(of: position.value),
      let to = place(of: position.value.with(end))
    {
      return min(from, to)...max(from, to)
    }
    guard let middle = place(of: position.value) else { return nil }
    return middle - band / 2...middle + band / 2
  }
}
