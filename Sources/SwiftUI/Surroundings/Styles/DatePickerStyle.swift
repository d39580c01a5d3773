/// How a date picker looks; a widget may not hold them.
@MainActor @preconcurrency
public protocol DatePickerStyle {}

/// The standard look of a date picker.
public struct DefaultDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
}

/// A label that opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
}

/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

nonisolated extension View {
  /// Accepted; a presentation holds no date pickers.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
