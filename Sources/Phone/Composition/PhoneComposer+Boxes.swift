import BoxLayout
import Cells

extension PhoneComposer {
  /// A frame with the tree of its boxes: the card or the islands of the surface, in them the presentations,
  /// in these the boxes of their views. Places are cells of the frame.
  ///
  /// - Parameters:
  ///   - isBare: Draws only the presentation with its edge.
  ///   - rows: The height of the phone with its bezel.
  public mutating func described(
    _ scene: PhoneScene, isBare: Bool, rows: Int? = nil
  ) -> (frame: Frame, boxes: [BoxDescription]) {
    let (frame, layout) = isBare ? composedBare(scene) : composedPhone(scene, rows: rows)
    return (frame, layout.bodies.map(\.description))
  }
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
