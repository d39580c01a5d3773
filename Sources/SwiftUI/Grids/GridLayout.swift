import BoxLayout
import Foundation

/// The layout of a grid, whose rows are `GridRow`s: `AnyLayout(GridLayout())`.
public struct GridLayout: ContainerLayout {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  func alignment(in lowering: inout _Lowering) -> BoxAlignment { lowering.alignment(alignment) }

  var builtInAlignment: BoxAlignment {
    BoxAlignment(
      horizontal: alignment.horizontal.key.builtIn, vertical: alignment.vertical.key.builtIn)
  }

  func container(_ children: [BoxID], _ alignment: BoxAlignment, in tree: inout BoxTree) -> BoxID {
    let rows = GridRows(children[...], in: tree, alignment: alignment)
    let metrics = tree.metrics
    return tree.arranged(
      GridArrangement(
        rows: rows, columnGap: metrics.spacing(horizontalSpacing ?? 8, along: .horizontal),
        rowGap: metrics.spacing(verticalSpacing ?? 8, along: .vertical)), children[...])
  }
}
