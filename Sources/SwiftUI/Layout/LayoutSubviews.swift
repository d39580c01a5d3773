import BoxLayout
import Foundation

/// The tree while a layout of the user's own arranges a part of it.
///
/// A layout's views measure and place themselves without being handed the tree, so it is kept here for
/// as long as the layout is asked.
final class LayoutSession {
  var tree: BoxTree

  init(_ tree: consuming BoxTree) {
    self.tree = tree
  }

  var metrics: Metrics { tree.metrics }
}

/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int

  let session: LayoutSession
  let boxes: ArraySlice<BoxID>
  public var layoutDirection: LayoutDirection

  public var startIndex: Int { boxes.startIndex }
  public var endIndex: Int { boxes.endIndex }

  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(session: session, box: boxes[index])
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(session: session, boxes: boxes[bounds], layoutDirection: layoutDirection)
  }

  public static func == (first: LayoutSubviews, second: LayoutSubviews) -> Bool {
    first.session === second.session && first.boxes == second.boxes
  }
}

/// One of the views that a layout arranges.
public struct LayoutSubview: Equatable {
  let session: LayoutSession
  let box: BoxID

  public var priority: Double { session.tree.priority(of: box) }

  public var spacing: ViewSpacing { session.tree.isSpacer(box) ? .zero : ViewSpacing() }

  /// The value that the view left for its layout.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    session.tree.trait(ObjectIdentifier(key), of: box).flatMap { $0 as? K.Value } ?? K.defaultValue
  }

  /// The size that the view answers to a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = session.tree.measure(box, proposal.proposal(session.metrics))
    return CGSize(
      width: session.metrics.points(horizontal: size.width),
      height: session.metrics.points(vertical: size.height))
  }

  /// The size and the guides of the view for a proposal, in points.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let (session, box) = (session, box)
    let own = proposal.proposal(session.metrics)
    let size = session.tree.measure(box, own)
    return ViewDimensions(size, metrics: session.metrics) { key, axis in
      guard case .builtIn(let guide) = key else { return nil }
      return session.tree.guideValue(guide, axis, of: box, size: size, proposal: own)
    }
  }

  /// Puts the view into its place.
  ///
  /// - Parameters:
  ///   - position: where the anchor comes to, in points of the layout's bounds.
  ///   - anchor: the place in the view that comes there.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let metrics = session.metrics
    var own = proposal.proposal(metrics)
    // Views side by side stay so: their edges become cells, not their lengths.
    if let width = proposal.width, width.isFinite {
      let leading = position.x - anchor.x * width
      own.width = max(0, metrics.horizontal(leading + width) - metrics.horizontal(leading))
    }
    if let height = proposal.height, height.isFinite {
      let top = position.y - anchor.y * height
      // In the compact island places are no rows, but what has a height has one.
      own.height =
        metrics.isInIsland
        ? metrics.frameHeight(height) : max(0, metrics.vertical(top + height) - metrics.vertical(top))
    }
    let size = session.tree.measure(box, own)
    // The corner in points becomes cells, not the anchor: half of an odd number of cells is no cell.
    let corner = CGPoint(
      x: position.x - anchor.x * metrics.points(horizontal: size.width),
      y: position.y - anchor.y * metrics.points(vertical: size.height))
    session.tree.put(
      box, at: BoxPoint(x: metrics.horizontal(corner.x), y: metrics.vertical(corner.y)), proposal: own)
  }

  public static func == (first: LayoutSubview, second: LayoutSubview) -> Bool {
    first.session === second.session && first.box == second.box
  }
}
