extension Text.Modifier {
  /// As one would write it: what was said of the text itself is told with its values.
  func inspected(in environment: EnvironmentValues) -> String {
    switch self {
    case .font(let font): "font(\(font?.inspected ?? "nil"))"
    case .weight(let weight): "fontWeight(\(weight?.inspected ?? "nil"))"
    case .foreground(let style): "foregroundStyle(\(EnvironmentValues.words(style._paint(in: environment))))"
    case .bold(let isActive): "bold(\(isActive ? "" : "false"))"
    case .italic(let isActive): "italic(\(isActive ? "" : "false"))"
    case .underline(let isActive): "underline(\(isActive ? "" : "false"))"
    case .strikethrough(let isActive): "strikethrough(\(isActive ? "" : "false"))"
    case .monospaced(let isActive): "monospaced(\(isActive ? "" : "false"))"
    case .monospacedDigit: "monospacedDigit()"
    }
  }
}
