import Foundation

/// Views in columns, row after row.
public struct LazyVGrid<Content: View>: PrimitiveView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    lowering.trackGrid(
      view.columns, across: .horizontal, alignment: lowering.guide(view.alignment),
      spacing: view.spacing, view.content)
  }
}
