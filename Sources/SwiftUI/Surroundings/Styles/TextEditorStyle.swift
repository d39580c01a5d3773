/// How a text editor looks; a widget may not hold text editors.
@MainActor @preconcurrency
public protocol TextEditorStyle {}

/// The standard look of a text editor.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}
}

/// A text editor without surroundings.
public struct PlainTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  nonisolated public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

nonisolated extension View {
  /// Accepted; a presentation holds no text editors.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
}
