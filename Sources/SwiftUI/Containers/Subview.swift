import BoxLayout

/// One of the views that another one is made of.
///
/// It is laid out already when it is handed out: what is set around it from then on, such as a font, does not
/// reach it; frames, padding, backgrounds and overlays do.
public struct Subview: PrimitiveView, Identifiable {
  /// The place of a view among its siblings.
  public struct ID: Hashable {
    let number: Int
  }

  public let id: ID
  /// What the view has left for its container.
  public let containerValues: ContainerValues
  let box: BoxID

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    lowering.roots.append(view.box)
  }
}

extension Subview {
  nonisolated init(_ box: BoxID, number: Int, in tree: BoxTree) {
    self.init(id: ID(number: number), containerValues: tree.containerValues(of: box), box: box)
  }
}

/// The views that another one is made of, in order.
public struct SubviewsCollection: RandomAccessCollection, PrimitiveView {
  let views: [Subview]

  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }

  public subscript(index: Int) -> Subview { views[index] }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    for subview in view.views { lowering.lower(subview) }
  }
}

/// The content of a group that is made of a view's subviews.
public struct GroupElementsOfContent<Base: View, Result: View>: PrimitiveView {
  let base: Base
  let transform: (SubviewsCollection) -> Result

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let start = lowering.roots.count
    lowering.lower(view.base)
    let boxes = lowering.roots[start...].enumerated()
    let views = boxes.map { Subview($0.element, number: $0.offset, in: lowering.tree) }
    lowering.roots.removeSubrange(start...)
    lowering.makeEnvironmentCurrent()
    lowering.lower(view.transform(SubviewsCollection(views: views)))
  }
}

extension Group {
  /// Views made of those that another one is made of.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(base: view, transform: transform)
  }
}
