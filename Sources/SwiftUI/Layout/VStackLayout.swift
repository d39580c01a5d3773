import BoxLayout
import Foundation

/// The layout of a vertical stack.
public struct VStackLayout: ContainerLayout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func alignment(in lowering: inout _Lowering) -> BoxAlignment {
    BoxAlignment(horizontal: lowering.guide(alignment), vertical: .center)
  }

  var builtInAlignment: BoxAlignment {
    BoxAlignment(horizontal: alignment.key.builtIn, vertical: .center)
  }

  func container(_ children: [BoxID], _ alignment: BoxAlignment, in tree: inout BoxTree) -> BoxID {
    let spacing = spacing.map { tree.metrics.spacing($0, along: .vertical) }
    return tree.stack(.vertical, alignment: alignment.horizontal, spacing: spacing, children)
  }
}
