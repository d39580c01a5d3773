/// Chart content of any type.
public struct AnyChartContent: PrimitiveChartContent {
  private let collect: (inout _ChartMarks) -> Void

  public init(_ content: any ChartContent) {
    func collector<Content: ChartContent>(_ content: Content) -> (inout _ChartMarks) -> Void {
      { Content._collect(content, into: &$0) }
    }
    collect = collector(content)
  }

  public init<T: ChartContent>(erasing content: T) {
    collect = { T._collect(content, into: &$0) }
  }

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    content.collect(&marks)
  }
}
