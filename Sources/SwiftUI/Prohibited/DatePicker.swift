import Foundation

/// Parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Hours and minutes.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A choice of a date; a widget may not hold it.
public struct DatePicker<Label: View>: ProhibitedView {
  public typealias Components = DatePickerComponents

  private init() {}

  /// A picker with a label of any kind.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {}

  /// A picker within a range, with a label of any kind.
  public init<R: RangeExpression>(
    selection: Binding<Date>, in range: R, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) where R.Bound == Date {}
}

extension DatePicker where Label == Text {
  /// A picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init()
  }

  /// A picker within a range.
  public init<R: RangeExpression>(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: R,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where R.Bound == Date {
    self.init()
  }

  /// A picker within a range with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, R: RangeExpression>(
    _ title: S, selection: Binding<Date>, in range: R,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where R.Bound == Date {
    self.init()
  }

  /// A picker with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init()
  }
}
