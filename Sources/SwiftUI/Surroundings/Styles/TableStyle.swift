/// How a table looks; a widget may not hold tables.
@MainActor @preconcurrency
public protocol TableStyle {}

/// The standard look of a table.
public struct AutomaticTableStyle: TableStyle {
  nonisolated public init() {}
}

/// Rows set in from the edges.
public struct InsetTableStyle: TableStyle {
  nonisolated public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  nonisolated public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  nonisolated public static var inset: InsetTableStyle { InsetTableStyle() }
}

nonisolated extension View {
  /// Accepted; a presentation holds no tables.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}
