import Foundation
import SwiftUI

/// Finds the values that an axis shows.
struct AxisTicks {
  let axis: PlotAxis
  let environment: EnvironmentValues
  /// As many labels as there is room for.
  let room: Int

  /// The values of a group that lie on the axis, in its order.
  func values(of group: AxisGroup) -> [PlotValue] {
    found(group.values).filter { value in
      guard let fraction = axis.scale.fraction(of: value) else { return false }
      return fraction >= -1e-6 && fraction <= 1 + 1e-6
    }
  }

  /// How far the values are apart, or how long the scale is.
  func distance(of values: [PlotValue]) -> Double {
    let numbers = values.compactMap(\.number).sorted()
    if let least = zip(numbers, numbers.dropFirst()).map({ $1 - $0 }).filter({ $0 > 0 }).min() {
      return least
    }
    guard case .continuous(let lower, let upper, _) = axis.scale.domain else { return 0 }
    return axis.scale.unit.map { CalendarStep(unit: $0, count: 1).seconds } ?? (upper - lower) / 2
  }

  private func found(_ values: AxisMarkValues) -> [PlotValue] {
    guard case .continuous(let lower, let upper, let isDate) = axis.scale.domain else {
      guard case .bands(let names) = axis.scale.domain else { return [] }
      if case .values(let own) = values.kind { return own.map { .category($0.name) } }
      return names.map { .category($0) }
    }
    switch values.kind {
    case .values(let own): return own
    case .automatic(let count, let minimumStride):
      let most = max(2, min(count ?? room, room))
      if isDate { return dates(lower, upper, atMost: most).map { .date($0) } }
      return numbers(lower, upper, atMost: most, minimumStride: minimumStride).map { .number($0) }
    case .stride(let step):
      return NiceNumbers.multiples(of: step, lower, upper).map { isDate ? .date($0) : .number($0) }
    case .dates(let step, let calendar):
      return step.dates(lower, upper, calendar: calendar ?? environment.calendar).map { .date($0) }
    }
  }

  private func numbers(
    _ lower: Double, _ upper: Double, atMost count: Int, minimumStride: Double?
  ) -> [Double] {
    if case .log = axis.scale.type.kind {
      let (first, last) = (log10(lower).rounded(.up), log10(upper).rounded(.down))
      guard first <= last, last - first < 400 else { return [] }
      let step = max(1, Int(((last - first + 1) / Double(count)).rounded(.up)))
      return stride(from: Int(first), through: Int(last), by: step).map { pow(10, Double($0)) }
    }
    if let minimumStride, minimumStride > 0, (upper - lower) / minimumStride < Double(count) {
      return NiceNumbers.multiples(of: minimumStride, lower, upper)
    }
    return NiceNumbers.ticks(lower, upper, atMost: count)
  }

  private func dates(_ lower: Double, _ upper: Double, atMost count: Int) -> [Double] {
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    if let unit = axis.scale.unit {
      // Bars have a label each while there is room.
      let all = CalendarStep(unit: unit, count: 1).dates(lower, upper - 1, calendar: calendar)
      let step = max(1, (all.count + count - 1) / count)
      return stride(from: 0, to: all.count, by: step).map { all[$0] }
    }
    let found = CalendarStep.fitting(upper - lower, atMost: count).dates(lower, upper, calendar: calendar)
    return found.isEmpty ? [lower] : found
  }
}
