import Foundation

nonisolated extension View {
  /// Lays views over this one, in its room.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    layered(content(), alignment: alignment, isOver: true)
  }

  /// Lays a view over this one, in its room; the older form.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    layered(overlay, alignment: alignment, isOver: true)
  }

  /// Lays a style over the room of this view; there is no safe area to ignore.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    layered(StyleArea(style: style), alignment: .center, isOver: true) { [CallWords.style(style, in: $0)] }
  }

  /// Fills a shape over this view with a style.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    layered(_ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center, isOver: true) {
      [CallWords.style(style, in: $0), "in: \(CallWords.type(T.self))"]
    }
  }

  /// Draws a line along the inside of this view's edges.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    layered(Rectangle().strokeBorder(content, lineWidth: width), alignment: .center, isOver: true) {
      [CallWords.style(content, in: $0), width == 1 ? nil : CallWords.number("width", width)]
    }
  }
}
