import BoxLayout
import Foundation

/// Views in rows whose columns stand one under another.
public struct Grid<Content: View>: PrimitiveView {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let alignment = lowering.alignment(view.alignment)
    let metrics = lowering.metrics
    let (columnGap, rowGap) = (
      metrics.spacing(view.horizontalSpacing ?? 8, along: .horizontal),
      metrics.spacing(view.verticalSpacing ?? 8, along: .vertical)
    )
    lowering.container(of: view.content) { tree, children in
      let rows = GridRows(children, in: tree, alignment: alignment)
      return tree.arranged(
        GridArrangement(rows: rows, columnGap: columnGap, rowGap: rowGap), children)
    }
  }
}

/// A row of a grid; outside of one its views are a group.
public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let start = lowering.roots.count
    lowering.lower(view.content)
    lowering.gridRows += 1
    let mark = GridRowMark(
      number: lowering.gridRows, alignment: view.alignment.map { lowering.guide($0) })
    for box in lowering.roots[start...] {
      lowering.tree.setTrait(ObjectIdentifier(GridRowMark.self), mark, of: box)
    }
  }
}

/// Says of a cell which row it is in.
struct GridRowMark {
  let number: Int
  let alignment: BoxGuide?
}
