extension Optional: ChartContent where Wrapped: ChartContent {
  public typealias Body = Never

  public var body: Never { fatalError("an optional adds its marks itself") }

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    if let content { Wrapped._collect(content, into: &marks) }
  }
}
