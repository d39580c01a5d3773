import Foundation
import SwiftUI

/// What a plot takes of each element: `.value("Day", \.date, unit: .day)`.
public struct PlottableProjection<DataElement, Value: Plottable> {
  private let make: (DataElement) -> PlottableValue<Value>

  /// The value of an element.
  func value(of element: DataElement) -> PlottableValue<Value> { make(element) }
}

extension PlottableProjection {
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>
  ) -> Self {
    Self { PlottableValue($0[keyPath: keyPath]) }
  }

  public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, Value>) -> Self {
    Self { PlottableValue($0[keyPath: keyPath]) }
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ keyPath: KeyPath<DataElement, Value>) -> Self {
    Self { PlottableValue($0[keyPath: keyPath]) }
  }

}

extension PlottableProjection where Value: Comparable {
  /// Plots the range of a bin.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, ChartBinRange<Value>>
  ) -> Self {
    Self { PlottableValue($0[keyPath: keyPath].lowerBound, to: $0[keyPath: keyPath].upperBound) }
  }
}

extension PlottableProjection where Value == Date {
  /// Plots the calendar unit that a date lies in.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> Self {
    Self { PlottableValue($0[keyPath: keyPath], unit: unit, calendar: calendar) }
  }
}
