import Foundation

/// A pane of glass behind a view.
public struct Glass: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case regular, clear, identity
  }

  private var kind: Kind
  private var tintColor: Color?

  public static let regular = Glass(kind: .regular)
  public static let clear = Glass(kind: .clear)
  /// No glass at all.
  public static let identity = Glass(kind: .identity)

  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tintColor = color
    return glass
  }

  /// Accepted; a frame does not react.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  /// The style that stands for the glass, as it cannot refract in cells; `nil` draws nothing.
  var style: AnyShapeStyle? {
    switch kind {
    case .identity: return nil
    case .regular, .clear:
      if let tintColor { return AnyShapeStyle(tintColor.opacity(0.6)) }
      return AnyShapeStyle(kind == .clear ? Material.ultraThin : Material.regular)
    }
  }
}

nonisolated extension View {
  /// Lays glass behind this view: drawn as a translucent area.
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
    paned(glass, in: shape, ["in: \(CallWords.type(S.self))"])
  }

  public func glassEffect(_ glass: Glass = .regular) -> some View {
    paned(glass, in: Capsule(), [])
  }

  private func paned<S: Shape>(
    _ glass: Glass, in shape: S, _ arguments: [String], name: ModifierName = #function
  ) -> ModifiedView<Self> {
    layered(
      glass.style.map { _ShapeView(shape: shape, style: $0) }, alignment: .center, isOver: false, name: name
    ) { _ in arguments }
  }

  /// Accepted; nothing moves in a frame.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    self
  }

  /// Accepted; panes of glass stay apart.
  public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }
}

/// Holds views with glass; they stand as they would by themselves.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}
