import BoxLayout
import Foundation

/// Takes the room it is offered and makes its content for it.
///
/// The content stands at the leading top corner. It is made while the tree is laid out, so what it
/// tells by preferences does not reach the views around.
public struct GeometryReader<Content: View>: PrimitiveView {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let names = lowering.environment.fields.coordinateSpaces
    lowering.reader { tree, size in
      let proxy = GeometryProxy(size, in: tree, names: names)
      return view.content(proxy)
    }
  }
}

extension _Lowering {
  /// Adds a box whose view is made when its size is known; it stands at the leading top corner.
  ///
  /// A tree is laid out where its view was lowered: on the main actor.
  @MainActor
  mutating func reader<V: View>(_ view: @escaping @MainActor (BoxTree, BoxSize) -> V) {
    let (environment, findings) = (environment, findings)
    let place = record?.place(boxes: tree.count)
    let node = graph?.current
    roots.append(
      tree.reader { tree, size in
        MainActor.assumeIsolated {
          EnvironmentValues.current = environment
          let content = view(tree, size)
          var lowering = _Lowering(tree: tree, environment: environment, findings: findings)
          if let place { findings.record?.resume(at: place, boxes: lowering.tree.count) }
          let outer = node.flatMap { findings.graph?.resume(at: $0) }
          let box = lowering.single(content, alignment: .topLeading)
          if let outer { findings.graph?.leave(to: outer) }
          if place != nil { findings.record?.end(boxes: lowering.tree.count) }
          tree = lowering.tree
          return box
        }
      })
  }
}
