/// How much room the preview of a view has.
public enum PreviewLayout: Hashable, Sendable {
  /// That of the device.
  case device
  /// As much as the view wants.
  case sizeThatFits
  /// So much, in points.
  case fixed(width: CGFloat, height: CGFloat)
}
