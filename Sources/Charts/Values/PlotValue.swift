import Foundation

/// A value as a chart plots it, whatever type it came from.
enum PlotValue: Hashable {
  case number(Double)
  /// Seconds since the reference date.
  case date(Double)
  /// One of several that have no distance from each other.
  case category(String)

  /// The place on a continuous scale; `nil` for a category, NaN and infinity.
  var number: Double? {
    switch self {
    case .number(let value), .date(let value): value.isFinite ? value : nil
    case .category: nil
    }
  }

  var isDate: Bool {
    if case .date = self { return true }
    return false
  }

  var isCategory: Bool {
    if case .category = self { return true }
    return false
  }

  /// Another number of the same kind; a category stays what it is.
  func with(_ number: Double) -> PlotValue {
    switch self {
    case .number: .number(number)
    case .date: .date(number)
    case .category: self
    }
  }

  /// What a legend calls the value.
  var name: String {
    switch self {
    case .number(let value): value.isFinite ? value.formatted() : ""
    case .date(let value):
      Date(timeIntervalSinceReferenceDate: value).formatted(date: .abbreviated, time: .omitted)
    case .category(let name): name
    }
  }
}

/// A plotted value, and the end of the calendar unit that it stands for.
struct PlotPosition: Hashable {
  var value: PlotValue
  /// The end of the bin, day, hour ... that begins at the value; `nil` for a value without one.
  var end: Double?
  var unit: Calendar.Component?

  init(_ value: PlotValue) {
    self.value = value
  }

  /// The middle of the bin or unit, or the value itself.
  var middle: PlotValue {
    guard let end, let start = value.number else { return value }
    return value.with((start + end) / 2)
  }
}
