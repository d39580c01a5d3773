import BoxLayout
import Cells

extension PresentedContent {
  /// Makes content from boxes.
  ///
  /// - Parameters:
  ///   - tree: with cell metrics.
  ///   - points: makes the same content with point metrics, when somebody wants to know its points.
  public init(
    _ tree: BoxTree, root: BoxID, backgroundTint: RGBA? = nil, keylineTint: RGBA? = nil,
    points: @escaping @MainActor () -> (tree: BoxTree, root: BoxID)
  ) {
    // The closures below share one tree, whose caches belong to it.
    var tree = tree
    self.init(
      measure: { proposal in
        let size = tree.measure(root, BoxProposal(proposal))
        return CellSize(columns: size.width, rows: size.height)
      },
      draw: { proposal, place, canvas in
        _ = tree.layOut(root, proposal: BoxProposal(proposal))
        tree.draw(root, into: &canvas, at: place)
      },
      measurePoints: { width in
        var (tree, root) = points()
        let proposal = BoxProposal(
          width: width.map { tree.metrics.horizontal($0) } ?? BoxProposal.unspecified,
          height: BoxProposal.unspecified)
        let size = tree.measure(root, proposal)
        return Device.Points(
          width: tree.metrics.points(horizontal: size.width),
          height: tree.metrics.points(vertical: size.height))
      },
      backgroundTint: backgroundTint, keylineTint: keylineTint)
    // Unchecked: content is laid out, drawn and inspected on the main actor alone.
    nonisolated(unsafe) let describe: (Proposal, CellPoint, BoxInspection?) -> BoxDescription = {
      proposal, place, inspection in
      _ = tree.layOut(root, proposal: BoxProposal(proposal))
      return tree.description(of: root, at: place, inspection: inspection)
    }
    boxes = { describe($0, $1, nil) }
    inspect = { proposal, place, clip, offer in
      describe(
        proposal, place, BoxInspection(points: Self.layOut(points(), offer), clip: clip, room: offer))
    }
  }

  /// Lays boxes with point metrics out for a size in points.
  static func layOut(
    _ points: (tree: BoxTree, root: BoxID), _ offer: BoxOffer
  ) -> (tree: BoxTree, root: BoxID) {
    var points = points
    let metrics = points.tree.metrics
    points.tree.layOut(
      points.root,
      proposal: BoxProposal(
        width: offer.width.map(metrics.horizontal) ?? BoxProposal.unspecified,
        height: offer.height.map(metrics.vertical) ?? BoxProposal.unspecified))
    return points
  }
}

extension BoxProposal {
  init(_ proposal: PresentedContent.Proposal) {
    self.init(
      width: proposal.columns ?? BoxProposal.unspecified, height: proposal.rows ?? BoxProposal.unspecified)
  }
}
