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
  /// The numbers that functions are drawn over unless they say.
  let functionDomain: ClosedRange<Double>
  /// How many functions there were.
  var functionCount = 0

  init(functionDomain: ClosedRange<Double> = -10...10) {
    self.functionDomain = functionDomain
  }

  /// Adds a mark in the style that holds here.
  mutating func add(_ record: MarkRecord) {
    records.append(record)
    records[records.count - 1].style = style
  }
}
