import BoxLayout
import Foundation

extension GraphicsContext {
  /// A text that is ready to be drawn and can be measured.
  public struct ResolvedText {
    let text: Text
    let environment: EnvironmentValues
    public var shading: Shading = .foreground

    @MainActor var styled: some View { text.foregroundStyle(shading.style(over: .zero, .identity)) }

    /// The size in points that the text takes of a size.
    @MainActor @preconcurrency
    public func measure(in size: CGSize) -> CGSize { text.measured(in: size, environment) }

    /// Where the first line's baseline is, from the text's top.
    @MainActor @preconcurrency
    public func firstBaseline(in size: CGSize) -> CGFloat { 0.75 * min(16, measure(in: size).height) }

    /// Where the last line's baseline is, from the text's top.
    @MainActor @preconcurrency
    public func lastBaseline(in size: CGSize) -> CGFloat { measure(in: size).height - 4 }
  }

  /// A picture that is ready to be drawn.
  public struct ResolvedImage {
    let image: Image
    let environment: EnvironmentValues
    public var shading: Shading?

    @MainActor var styled: some View { tinted(image) }
    @MainActor var resizable: some View { tinted(image.resizable()) }

    @MainActor
    private func tinted(_ view: some View) -> AnyView {
      shading.map { AnyView(view.foregroundStyle($0.style(over: .zero, .identity))) } ?? AnyView(view)
    }

    /// The picture's size in points.
    @MainActor @preconcurrency
    public var size: CGSize { image.measured(in: nil, environment) }

    public var baseline: CGFloat { 0 }
  }

  /// One of the canvas's views that is ready to be drawn.
  public struct ResolvedSymbol {
    let view: AnyView
    let environment: EnvironmentValues

    /// The view's size in points.
    @MainActor @preconcurrency
    public var size: CGSize { view.measured(in: nil, environment) }
  }
}

nonisolated extension View {
  /// The size in points that the view answers in cells.
  @MainActor
  func measured(in size: CGSize?, _ environment: EnvironmentValues) -> CGSize {
    var lowered = LoweredView(self, metrics: .cells, environment: environment)
    let metrics = lowered.tree.metrics
    let proposal = size.map { ProposedViewSize($0).proposal(metrics) }
    let own = lowered.tree.measure(
      lowered.root,
      proposal ?? BoxProposal(width: BoxProposal.unspecified, height: BoxProposal.unspecified))
    return CGSize(
      width: metrics.points(horizontal: own.width), height: metrics.points(vertical: own.height))
  }
}
