/// How a form looks; a widget may not hold forms.
@MainActor @preconcurrency
public protocol FormStyle {}

/// The standard look of a form.
public struct AutomaticFormStyle: FormStyle {
  nonisolated public init() {}
}

/// Rows in groups.
public struct GroupedFormStyle: FormStyle {
  nonisolated public init() {}
}

/// Labels and values in two columns.
public struct ColumnsFormStyle: FormStyle {
  nonisolated public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

nonisolated extension View {
  /// Accepted; a presentation holds no forms.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
