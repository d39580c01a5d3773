import BoxLayout
import Foundation

/// What a canvas is drawn with. A copy has its own transform, opacity and clip and draws on the same canvas.
public struct GraphicsContext {
  /// What was drawn so far.
  final class Drawing {
    var layers: [AnyView] = []
  }

  let drawing = Drawing()
  let size: CGSize
  public let environment: EnvironmentValues
  private let symbols: CanvasSymbols

  /// How much of what is drawn shows through, from 0 to 1.
  public var opacity: Double = 1
  /// Accepted; what is drawn lies over what is there.
  public var blendMode: BlendMode = .normal
  /// Applied to everything that is drawn; the size of texts stays.
  public var transform: CGAffineTransform = .identity
  private var clip: Path?
  /// What is drawn shows only where all of these were drawn.
  private var clipLayers: [[AnyView]] = []

  init(size: CGSize, environment: EnvironmentValues, symbols: CanvasSymbols) {
    self.size = size
    self.environment = environment
    self.symbols = symbols
  }

  // MARK: Transforms

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: angle.radians))
  }

  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Paths

  /// Fills a path.
  @MainActor @preconcurrency
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(path.applying(transform).fill(shading.style(over: size, transform), style: style))
  }

  /// Draws a line along a path.
  @MainActor @preconcurrency
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(path.applying(transform).stroke(shading.style(over: size, transform), style: style))
  }

  @MainActor @preconcurrency
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws from here on only inside of a path.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    clip = path.applying(transform)
  }

  /// The rectangle that is drawn in: what the clip leaves of the canvas, in the context's own points.
  public var clipBoundingRect: CGRect {
    let canvas = CGRect(origin: .zero, size: size)
    let shown = clip.map { $0.boundingRect.intersection(canvas) } ?? canvas
    return shown.applying(transform.inverted())
  }

  /// Draws from here on only where a layer has something. An inverse layer leaves everything: what lies outside of
  /// views has no shape.
  @MainActor @preconcurrency
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = GraphicsContext(size: size, environment: environment, symbols: symbols)
    layer.transform = transform
    layer.opacity = opacity
    try content(&layer)
    if !options.contains(.inverse) { clipLayers.append(layer.drawing.layers) }
  }

  /// Draws by a context of its own, so that what is set there ends with it.
  @MainActor @preconcurrency
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var copy = self
    try content(&copy)
  }

  /// Accepted; cells have no filters.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}

  // MARK: Texts, pictures and symbols

  /// Draws a text with its anchor at a point.
  @MainActor @preconcurrency
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    place(text.fixedSize(), at: point, anchor: anchor)
  }

  /// Draws a text in a rectangle, from its leading top corner on.
  @MainActor @preconcurrency
  public func draw(_ text: Text, in rect: CGRect) {
    place(text.frame(width: rect.width, height: rect.height, alignment: .topLeading), in: rect)
  }

  /// Draws a picture with its anchor at a point.
  @MainActor @preconcurrency
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    place(image, at: point, anchor: anchor)
  }

  /// Draws a picture as large as a rectangle.
  @MainActor @preconcurrency
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    place(image.resizable().frame(width: rect.width, height: rect.height), in: rect)
  }

  @MainActor @preconcurrency
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    place(text.styled.fixedSize(), at: point, anchor: anchor)
  }

  @MainActor @preconcurrency
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    place(text.styled.frame(width: rect.width, height: rect.height, alignment: .topLeading), in: rect)
  }

  @MainActor @preconcurrency
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    place(image.styled, at: point, anchor: anchor)
  }

  @MainActor @preconcurrency
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    place(image.resizable.frame(width: rect.width, height: rect.height), in: rect)
  }

  @MainActor @preconcurrency
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    place(symbol.view.fixedSize(), at: point, anchor: anchor)
  }

  @MainActor @preconcurrency
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    place(symbol.view.frame(width: rect.width, height: rect.height), in: rect)
  }

  /// The view among the canvas's symbols that has a tag.
  @MainActor @preconcurrency
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols.view(tagged: AnyHashable(id), in: environment)
      .map { ResolvedSymbol(view: $0, environment: environment) }
  }

  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, environment: environment) }

  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(image: image, environment: environment)
  }

  public func resolve(_ shading: Shading) -> Shading { shading }

  // MARK: Adding

  /// Puts a view with its anchor at a point.
  @MainActor
  private func place(_ view: some View, at point: CGPoint, anchor: UnitPoint) {
    let (point, own) = (point.applying(transform), view.measured(in: nil, environment))
    add(view.offset(x: point.x - anchor.x * own.width, y: point.y - anchor.y * own.height))
  }

  @MainActor
  private func place(_ view: some View, in rect: CGRect) {
    let corner = rect.origin.applying(transform)
    add(view.offset(x: corner.x, y: corner.y))
  }

  @MainActor
  private func add(_ view: some View) {
    let faded = view.opacity(opacity).frame(width: size.width, height: size.height, alignment: .topLeading)
    var layer = clip.map { AnyView(faded.clipShape($0)) } ?? AnyView(faded)
    for clip in clipLayers {
      layer = AnyView(layer.mask(alignment: .topLeading) { CanvasLayers(layers: clip) })
    }
    drawing.layers.append(layer)
  }
}
