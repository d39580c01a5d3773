/// How the colours of a widget are treated.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  /// As they are.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// By two groups, each in one colour.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// As shades of the Lock Screen's colour.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}
