import Foundation

nonisolated extension View {
  /// Sets the font of text in this view.
  public func font(_ font: Font?) -> some View {
    environmentChanged { $0.fields.font = font }
  }

  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environmentChanged { $0.fields.fontWeight = weight }
  }

  public func bold(_ isActive: Bool = true) -> some View {
    environmentChanged { $0.fields.isBold = isActive }
  }

  public func italic(_ isActive: Bool = true) -> some View {
    environmentChanged { $0.fields.isItalic = isActive }
  }

  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environmentChanged { $0.fields.underline = isActive }
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environmentChanged { $0.fields.strikethrough = isActive }
  }

  public func monospaced(_ isActive: Bool = true) -> some View {
    environmentChanged { $0.fields.isMonospaced = isActive }
  }

  public func monospacedDigit() -> some View {
    environmentChanged { $0.fields.monospacedDigit = true }
  }

  /// Accepted; cells have one width.
  public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Sets the design of the system's face; monospaced counts when points are measured.
  public func fontDesign(_ design: Font.Design?) -> some View {
    modified { lowering, content in
      lowering.recordCall([design.map { ".\($0)" } ?? "nil"])
      lowering.with({ $0.fields.isMonospaced = design == .monospaced }) { $0.lower(content) }
    }
  }

  /// Accepted; cells have no room between letters.
  public func kerning(_ kerning: CGFloat) -> some View { self }

  /// Accepted; cells have no room between letters.
  public func tracking(_ tracking: CGFloat) -> some View { self }

  /// Accepted; text keeps to rows.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
}
