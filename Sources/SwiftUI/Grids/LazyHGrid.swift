import Foundation

/// Views in rows, column after column.
public struct LazyHGrid<Content: View>: PrimitiveView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    lowering.trackGrid(
      view.rows, across: .vertical, alignment: lowering.guide(view.alignment),
      spacing: view.spacing, view.content)
  }
}
