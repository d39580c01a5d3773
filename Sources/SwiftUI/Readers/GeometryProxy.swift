import BoxLayout
import Foundation

/// The size and the place of the view that reads them, in points.
public struct GeometryProxy {
  private let bounds: CGRect
  private let spaces: [CGRect]
  private let names: [AnyHashable: Int]

  init(_ size: BoxSize, in tree: BoxTree, names: [AnyHashable: Int]) {
    let metrics = tree.metrics
    func rect(_ origin: BoxPoint, _ size: BoxSize) -> CGRect {
      CGRect(
        x: metrics.points(horizontal: origin.x), y: metrics.points(vertical: origin.y),
        width: metrics.points(horizontal: size.width), height: metrics.points(vertical: size.height))
    }
    bounds = rect(tree.placedOrigin, size)
    spaces = tree.spaces.map { rect($0.origin, $0.size) }
    self.names = names
  }

  /// The size of the container: columns x 8 by rows x 16 under cell metrics.
  public var size: CGSize { bounds.size }

  /// Nothing: a presentation has no unsafe area.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The rectangle of the container in a coordinate space; a name that nobody gave is the global one.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return bounds
    case .named(let name):
      guard let number = names[name] else { return bounds }
      return moved(bounds, from: spaces[number].origin)
    }
  }

  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The rectangle of a named space in the container's coordinates; `nil` when nobody gave the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    names[coordinateSpace.name].map { moved(spaces[$0], from: bounds.origin) }
  }

  /// What an anchor stands for in the container's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.value(moved(spaces[anchor.space], from: bounds.origin))
  }

  private func moved(_ rect: CGRect, from origin: CGPoint) -> CGRect {
    CGRect(
      x: rect.origin.x - origin.x, y: rect.origin.y - origin.y, width: rect.width,
      height: rect.height)
  }
}
