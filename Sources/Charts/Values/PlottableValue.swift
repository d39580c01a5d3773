import Foundation
import SwiftUI

/// A value with its label: `.value("Day", reading.date, unit: .day)`.
public struct PlottableValue<Value: Plottable> {
  let value: Value
  let unit: Calendar.Component?
  let calendar: Calendar
  /// The end of a range that begins at the value.
  let end: Value?

  init(_ value: Value, to end: Value? = nil, unit: Calendar.Component? = nil, calendar: Calendar = .current) {
    self.value = value
    self.unit = unit
    self.calendar = calendar
    self.end = end
  }

  /// The value as the chart plots it, with the calendar unit that it begins.
  var position: PlotPosition {
    var position = PlotPosition(value.plotValue)
    position.end = end?.plotValue.number
    guard let unit, case .date(let seconds) = position.value, seconds.isFinite,
      let interval = calendar.dateInterval(of: unit, for: Date(timeIntervalSinceReferenceDate: seconds))
    else { return position }
    position.value = .date(interval.start.timeIntervalSinceReferenceDate)
    position.end = interval.end.timeIntervalSinceReferenceDate
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

extension PlottableValue where Value: Comparable {
  /// Plots a bin: a bar over its whole range.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: ChartBinRange<Value>
  ) -> PlottableValue<Value> {
    PlottableValue(value.lowerBound, to: value.upperBound)
  }

  public static func value(_ label: Text, _ value: ChartBinRange<Value>) -> PlottableValue<Value> {
    PlottableValue(value.lowerBound, to: value.upperBound)
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: ChartBinRange<Value>
  ) -> PlottableValue<Value> {
    PlottableValue(value.lowerBound, to: value.upperBound)
  }

  /// Plots a range, such as that of a sector.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(value.lowerBound, to: value.upperBound)
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
