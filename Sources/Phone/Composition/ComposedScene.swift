import BoxLayout
import Cells

/// A frame, and what stands in it.
@MainActor
public struct ComposedScene {
  public let frame: Frame
  /// In cells of the frame.
  let layout: SurfaceLayout

  /// The tree of boxes: the card or the islands of the surface, in them the presentations, in these the
  /// boxes of their views. Places are cells of the frame.
  public var boxes: [BoxDescription] { layout.bodies.map(\.description) }
}

extension SurfaceLayout.Body {
  fileprivate var description: BoxDescription {
    let name =
      switch kind {
      case .card: "card"
      case .island: "island"
      case .view: "view"
      }
    return BoxDescription(kind: name, rect: rect, children: contents.map(\.description))
  }
}

extension PlacedContent {
  fileprivate var description: BoxDescription {
    BoxDescription(
      kind: presentation.rawValue, rect: CellRect(origin: origin, size: size),
      children: [content.boxes(proposal, origin)].compactMap { $0 })
  }
}
