import SwiftUI

/// What a chart shows: marks, and what is made of them.
public protocol ChartContent {
  associatedtype Body: ChartContent

  @ChartContentBuilder
  var body: Body { get }

  /// Adds the marks to those of a chart; content made of others takes the default.
  static func _collect(_ content: Self, into marks: inout _ChartMarks)
}

extension ChartContent {
  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    Body._collect(content.body, into: &marks)
  }
}

extension Never: ChartContent {
  public static func _collect(_ content: Never, into marks: inout _ChartMarks) {}
}

/// Content that adds its marks itself and has no body.
package protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension PrimitiveChartContent {
  public var body: Never { fatalError("\(Self.self) has no body: it adds its marks itself") }
}

/// The marks of a chart while they are gathered, and the style that holds for the next.
public struct _ChartMarks {
  var records: [MarkRecord] = []
  var style = MarkStyle()

  init() {}

  mutating func add(_ kind: MarkRecord.Kind, _ set: (inout MarkRecord) -> Void) {
    var record = MarkRecord(kind, style: style)
    set(&record)
    records.append(record)
  }
}
