import SwiftUI

extension ForEach: ChartContent where Content: ChartContent {
  public typealias Body = Never

  public var body: Never { fatalError("ForEach adds its marks itself") }

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    for element in content.data { Content._collect(content.content(element), into: &marks) }
  }
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(elements: data, content: content)
  }
}

extension ForEach where Content: ChartContent {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(elements: data, content: content)
  }
}
