import Foundation

/// Draws the texts of a view by their glyphs; accepted, as cells hold characters and the terminal's own glyphs.
/// The texts are drawn as they would be without it.
public protocol TextRenderer: Animatable {
  /// How far what is drawn reaches beyond the text.
  var displayPadding: EdgeInsets { get }

  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// How large the text is in a proposed size.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
}

extension TextRenderer {
  public var displayPadding: EdgeInsets { EdgeInsets() }

  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
}

/// A mark of the user's own on a part of a text; accepted, only a `TextRenderer` reads it.
public protocol TextAttribute {}

/// The text that a `TextRenderer` draws; accepted, as none is asked to draw.
public struct TextProxy {
  init() {}

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

extension Text {
  /// Accepted; only a `TextRenderer` reads it, and cells hold no glyphs of their own.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

nonisolated extension View {
  /// Accepted; cells hold characters, their glyphs are the terminal's.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
}
