import BoxLayout
import Foundation

/// A view that a closure draws, with paths, texts and pictures.
///
/// It takes the room it is offered; the closure gets that size in points.
public struct Canvas<Symbols: View>: PrimitiveView {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let (environment, symbols) = (lowering.environment, CanvasSymbols(view.symbols))
    lowering.reader { tree, size in
      let size = CGSize(
        width: tree.metrics.points(horizontal: size.width), height: tree.metrics.points(vertical: size.height)
      )
      var context = GraphicsContext(size: size, environment: environment, symbols: symbols)
      view.renderer(&context, size)
      return CanvasLayers(layers: context.drawing.layers)
    }
  }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) { EmptyView() }
  }
}
