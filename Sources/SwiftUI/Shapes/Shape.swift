import BoxLayout
import Cells
import Foundation

/// A two-dimensional form; as a view it is filled with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline inside a rectangle, in points.
  func path(in rect: CGRect) -> Path

  static var role: ShapeRole { get }

  /// The size that the shape takes of what it is offered, in points.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The shape as the engine draws it, with nothing to paint it; shapes of the user's own take the default.
  func _box(in environment: EnvironmentValues) -> ShapeBox

  /// How the shape answers a size; shapes of the user's own take the default.
  var _sizing: _ShapeSizing { get }
}

/// How a shape answers a proposal.
public enum _ShapeSizing: Sendable {
  /// Takes all it is offered.
  case flexible
  /// Takes the largest square in what it is offered.
  case square
  /// Asks the shape.
  case custom
}

extension Shape {
  public static var role: ShapeRole { .fill }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public func _box(in environment: EnvironmentValues) -> ShapeBox {
    ShapeBox(.path { path(in: CGRect(x: 0, y: 0, width: $0, height: $1)).outline }, paint: .clear)
  }

  public var _sizing: _ShapeSizing { .custom }

  @MainActor @preconcurrency
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// A shape that can be made smaller on all sides, so that a line along its edge lies inside of it.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// The shape with so many points taken off on every side.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape painted with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let box = lowering.shape(view.shape, paint: view.style, fillStyle: view.fillStyle)
    lowering.roots.append(box)
  }
}

extension _Lowering {
  /// Makes the box of a shape that is painted with a style.
  ///
  /// - Parameter change: what is done to the shape before it is put into the tree.
  mutating func shape<S: Shape, Style: ShapeStyle>(
    _ shape: S, paint style: Style, fillStyle: FillStyle = FillStyle(),
    _ change: (inout ShapeBox) -> Void = { _ in }
  ) -> BoxID {
    var box = shape._box(in: environment)
    box.paint = style._paint(in: environment)
    if fillStyle.isEOFilled, case .fill = box.style { box.style = .fill(evenOdd: true) }
    change(&box)
    let id = tree.shape(box)
    switch shape._sizing {
    case .flexible: return id
    case .square: return tree.aspectRatio(id, 1, fill: false)
    case .custom: return tree.arranged(ShapeArrangement(shape: shape), CollectionOfOne(id))
    }
  }
}

/// Asks a shape of the user's own for its size.
private struct ShapeArrangement<S: Shape>: Arrangement {
  let shape: S

  func size(of children: BoxChildren, in tree: inout BoxTree, proposal: BoxProposal) -> BoxSize {
    let metrics = tree.metrics
    let offered = ProposedViewSize(
      width: proposal.width == BoxProposal.unspecified ? nil : metrics.points(horizontal: proposal.width),
      height: proposal.height == BoxProposal.unspecified ? nil : metrics.points(vertical: proposal.height))
    let size = shape.sizeThatFits(offered)
    // What it takes as it was offered stays in units: lengths in points may be rounded otherwise.
    return BoxSize(
      width: size.width == offered.width ? max(0, proposal.width) : metrics.frameWidth(size.width),
      height: size.height == offered.height ? max(0, proposal.height) : metrics.frameHeight(size.height))
  }

  func place(_ children: BoxChildren, in tree: inout BoxTree, size: BoxSize, proposal: BoxProposal) {
    tree.put(children[0], at: .zero, proposal: BoxProposal(size))
  }
}
