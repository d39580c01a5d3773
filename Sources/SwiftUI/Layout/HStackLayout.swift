import BoxLayout
import Foundation

/// The layout of a horizontal stack.
public struct HStackLayout: ContainerLayout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func alignment(in lowering: inout _Lowering) -> BoxAlignment {
    BoxAlignment(horizontal: .center, vertical: lowering.guide(alignment))
  }

  var builtInAlignment: BoxAlignment {
    BoxAlignment(horizontal: .center, vertical: alignment.key.builtIn)
  }

  func container(_ children: [BoxID], _ alignment: BoxAlignment, in tree: inout BoxTree) -> BoxID {
    tree.row(alignment: alignment.vertical, spacing: spacing.map { Double($0) }, children)
  }
}
