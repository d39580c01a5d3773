import Foundation

extension Text {
  public func font(_ font: Font?) -> Text { adding(.font(font)) }

  public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }

  public func foregroundColor(_ color: Color?) -> Text {
    adding(.foreground(AnyShapeStyle(color ?? .primary)))
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    adding(.foreground(AnyShapeStyle(style)))
  }

  public func bold() -> Text { adding(.bold(true)) }

  public func bold(_ isActive: Bool) -> Text { adding(.bold(isActive)) }

  public func italic() -> Text { adding(.italic(true)) }

  public func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }

  public func underline(_ active: Bool = true, color: Color? = nil) -> Text {
    adding(.underline(active))
  }

  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    adding(.underline(isActive))
  }

  public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text {
    adding(.strikethrough(active))
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    adding(.strikethrough(isActive))
  }

  public func monospaced(_ isActive: Bool = true) -> Text { adding(.monospaced(isActive)) }

  public func monospacedDigit() -> Text { adding(.monospacedDigit) }

  public func fontDesign(_ design: Font.Design?) -> Text { adding(.monospaced(design == .monospaced)) }

  /// Accepted; cells have one width.
  public func fontWidth(_ width: Font.Width?) -> Text { self }

  /// Accepted; cells have no room between letters.
  public func kerning(_ kerning: CGFloat) -> Text { self }

  /// Accepted; cells have no room between letters.
  public func tracking(_ tracking: CGFloat) -> Text { self }

  /// Accepted; text keeps to rows.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

  /// Accepted; rows have one height.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

  private func adding(_ modifier: Modifier) -> Text {
    var text = self
    text.modifiers.append(modifier)
    return text
  }
}
