/// Content with a changed style: what marks inside say of themselves wins.
struct StyledContent<Content: ChartContent>: PrimitiveChartContent {
  let content: Content
  let change: (inout MarkStyle) -> Void

  static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    let saved = marks.style
    content.change(&marks.style)
    Content._collect(content.content, into: &marks)
    marks.style = saved
  }
}

extension ChartContent {
  func styled(_ change: @escaping (inout MarkStyle) -> Void) -> StyledContent<Self> {
    StyledContent(content: self, change: change)
  }
}
