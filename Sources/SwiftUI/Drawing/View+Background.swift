import BoxLayout

nonisolated extension View {
  /// Lays views behind this one, in its room.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    layered(content(), alignment: alignment, isOver: false)
  }

  /// Lays a view behind this one, in its room; the older form.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    layered(background, alignment: alignment, isOver: false)
  }

  /// Fills the room of this view with a style; there is no safe area to ignore.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    layered(StyleArea(style: style), alignment: .center, isOver: false) { [CallWords.style(style, in: $0)] }
  }

  /// Fills the room of this view with the background style.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    layered(StyleArea(style: BackgroundStyle()), alignment: .center, isOver: false) { _ in [] }
  }

  /// Fills a shape behind this view with a style.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    layered(_ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center, isOver: false) {
      [CallWords.style(style, in: $0), "in: \(CallWords.type(T.self))"]
    }
  }

  /// Fills a shape behind this view with the background style.
  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    layered(
      _ShapeView(shape: shape, style: BackgroundStyle(), fillStyle: fillStyle), alignment: .center,
      isOver: false
    ) { _ in ["in: \(CallWords.type(S.self))"] }
  }
}

/// An area filled with a style.
struct StyleArea<Style: ShapeStyle>: PrimitiveView {
  let style: Style

  static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let paint = view.style._paint(in: lowering.environment)
    lowering.roots.append(lowering.tree.fill(paint))
  }
}

nonisolated extension View {
  /// Lays a view behind or over each box of this one.
  ///
  /// - Parameter arguments: What an inspector says that the modifier was called with; `nil` is its alignment.
  func layered<Layer: View>(
    _ layer: Layer, alignment: Alignment, isOver: Bool, name: ModifierName = #function,
    call arguments: ((EnvironmentValues) -> [String?])? = nil
  ) -> ModifiedView<Self> {
    modified(named: name) { lowering, content in
      lowering.recordCall(arguments?(lowering.environment) ?? [CallWords.alignment(alignment)])
      let boxAlignment = lowering.alignment(alignment)
      let start = lowering.roots.count
      lowering.lower(content)
      for index in start..<lowering.roots.count {
        let secondary = lowering.single(layer, alignment: boxAlignment)
        lowering.roots[index] = lowering.tree.layer(
          lowering.roots[index], secondary, alignment: boxAlignment, isOver: isOver)
      }
    }
  }
}
