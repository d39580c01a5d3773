import BoxLayout
import Foundation

/// The layout of views over one another.
public struct ZStackLayout: ContainerLayout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  func alignment(in lowering: inout _Lowering) -> BoxAlignment { lowering.alignment(alignment) }

  var builtInAlignment: BoxAlignment {
    BoxAlignment(horizontal: alignment.horizontal.key.builtIn, vertical: alignment.vertical.key.builtIn)
  }

  func container(_ children: [BoxID], _ alignment: BoxAlignment, in tree: inout BoxTree) -> BoxID {
    tree.depthStack(alignment: alignment, children)
  }
}
