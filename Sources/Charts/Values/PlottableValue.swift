import Foundation
import SwiftUI

/// A value with its label: `.value("Day", reading.date, unit: .day)`.
public struct PlottableValue<Value: Plottable> {
  let value: Value
  let unit: Calendar.Component?
  let calendar: Calendar

  init(_ value: Value, unit: Calendar.Component? = nil, calendar: Calendar = .current) {
    self.value = value
    self.unit = unit
    self.calendar = calendar
  }

  /// The value as the chart plots it, with the calendar unit that it begins.
  var position: PlotPosition {
    var position = PlotPosition(value.plotValue)
    guard let unit, case .date(let seconds) = position.value, seconds.isFinite,
      let interval = calendar.dateInterval(of: unit, for: Date(timeIntervalSinceReferenceDate: seconds))
    else { return position }
    position.value = .date(interval.start.timeIntervalSinceReferenceDate)
    position.unitEnd = interval.end.timeIntervalSinceReferenceDate
    position.unit = unit
    return position
  }
}

extension PlottableValue {
  /// Plots a value; the label names it for those who cannot see.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(value)
  }

  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(value)
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(value)
  }

  @_disfavoredOverload
  public static func value(_ label: LocalizedStringResource, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(value)
  }
}

extension PlottableValue where Value == Date {
  /// Plots the calendar unit that a date lies in.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue<Date> {
    PlottableValue(value, unit: unit, calendar: calendar)
  }

  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue<Date> {
    PlottableValue(value, unit: unit, calendar: calendar)
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue<Date> {
    PlottableValue(value, unit: unit, calendar: calendar)
  }
}
