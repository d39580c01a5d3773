/// One of two pieces of content.
public struct BuilderConditional<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  init(_ storage: Storage) {
    self.storage = storage
  }
}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
  public var body: Never { fatalError("a condition adds its marks itself") }

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    switch content.storage {
    case .first(let content): TrueContent._collect(content, into: &marks)
    case .second(let content): FalseContent._collect(content, into: &marks)
    }
  }
}
