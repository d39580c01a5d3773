import Foundation

/// The values along one axis and where they lie between its ends.
struct PlotScale {
  enum Domain: Equatable {
    /// From the lower to the upper value of an even scale.
    case continuous(lower: Double, upper: Double, isDate: Bool)
    /// One band after another.
    case bands([String])
  }

  var domain: Domain
  var type = ScaleType.linear
  var isReversed = false
  var range = _PlotRange(.plot(start: 0, end: 0))
  /// The least distance between neighbours that bars can be as wide as; 0 when there is none.
  var barDistance = 0.0
  /// Whether bars stand along the axis.
  var carriesBars = false
  /// The calendar unit that dates are plotted by.
  var unit: Calendar.Component?

  var isDate: Bool {
    if case .continuous(_, _, isDate: true) = domain { return true }
    return false
  }

  var bandCount: Int {
    if case .bands(let names) = domain { return names.count }
    return 0
  }

  /// How many bars of the same width the scale has room for; 0 where there are none.
  var barCount: Double {
    switch domain {
    case .bands(let names): return Double(names.count)
    case .continuous(let lower, let upper, _):
      let distance = unit.map { CalendarStep(unit: $0, count: 1).seconds } ?? barDistance
      return carriesBars && distance > 0 ? ((upper - lower) / distance).rounded() : 0
    }
  }

  /// Where a value lies, from 0 at the lower end to 1 at the upper one and beyond; the middle of a band.
  func fraction(of value: PlotValue) -> Double? {
    let result: Double
    switch domain {
    case .continuous(let lower, let upper, _):
      guard let number = value.number, let place = type.spread(number), let start = type.spread(lower),
        let end = type.spread(upper), place.isFinite
      else { return nil }
      result = end > start ? (place - start) / (end - start) : 0.5
    case .bands(let names):
      guard case .category(let name) = value, let index = names.firstIndex(of: name) else { return nil }
      result = (Double(index) + 0.5) / Double(names.count)
    }
    guard result.isFinite else { return nil }
    // What lies far outside is as good as just outside, and keeps whole numbers in their range.
    let bounded = min(1e4, max(-1e4, result))
    return isReversed ? 1 - bounded : bounded
  }

  /// The value at a fraction.
  func value(at fraction: Double) -> PlotValue? {
    let fraction = isReversed ? 1 - fraction : fraction
    switch domain {
    case .continuous(let lower, let upper, let isDate):
      guard let start = type.spread(lower), let end = type.spread(upper) else { return nil }
      let value = type.gathered(start + (end - start) * fraction)
      return isDate ? .date(value) : .number(value)
    case .bands(let names):
      guard !names.isEmpty else { return nil }
      return .category(names[min(names.count - 1, max(0, Int(fraction * Double(names.count))))])
    }
  }
}
