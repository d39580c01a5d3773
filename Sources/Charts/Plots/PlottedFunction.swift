import Foundation

/// A function whose line or area is drawn.
struct PlottedFunction {
  let kind: MarkRecord.Kind
  /// `nil` for the domain of the horizontal axis.
  let domain: ClosedRange<Double>?
  /// Answers x, y and the second edge of an area at a place of the domain.
  let value: (Double) -> (x: Double, y: Double, yEnd: Double?)

  /// As many points as the widest surface has dots.
  static let pointCount = 129

  init(
    _ kind: MarkRecord.Kind, domain: ClosedRange<Double>?,
    value: @escaping (Double) -> (x: Double, y: Double, yEnd: Double?)
  ) {
    self.kind = kind
    self.domain = domain
    self.value = value
  }

  func collect(into marks: inout _ChartMarks) {
    let domain = domain ?? marks.functionDomain
    let step = (domain.upperBound - domain.lowerBound) / Double(Self.pointCount - 1)
    // Each function is a line of its own.
    marks.functionCount += 1
    let series = PlotValue.category("\u{10FFF2}\(marks.functionCount)")
    for index in 0..<Self.pointCount {
      let point = value(domain.lowerBound + Double(index) * step)
      func place(_ value: Double) -> MarkRecord.Place { .value(PlotPosition(.number(value))) }
      marks.add(
        MarkRecord(
          kind, x: place(point.x), y: place(point.y), yEnd: point.yEnd.map(place), series: series))
    }
  }
}
