/// How a text field looks; a widget may not hold text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {}

/// The standard look of a text field.
public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
}

/// A text field without surroundings.
public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
}

/// A text field with a border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

nonisolated extension View {
  /// Accepted; a presentation holds no text fields.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
}
