import SwiftUI

/// What an axis shows: groups of marks.
public protocol AxisContent {
  static func _collect(_ content: Self, into axes: inout _AxisParts)
}

/// The groups of marks of an axis while they are gathered.
public struct _AxisParts {
  var groups: [AxisGroup] = []

  init() {}
}

/// Marks of an axis at some values.
struct AxisGroup {
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  /// What stands at each value; `nil` for the standard marks.
  var marks: ((AxisValue) -> [AxisPart])?
  var format: AxisFormat?
  var stroke: StrokeStyle?
}

/// Words a value; `nil` where the format is for another type.
typealias AxisFormat = (PlotValue, EnvironmentValues) -> String?

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
  public static func _collect(_ content: Self, into axes: inout _AxisParts) {
    switch content.storage {
    case .first(let content): TrueContent._collect(content, into: &axes)
    case .second(let content): FalseContent._collect(content, into: &axes)
    }
  }
}

extension Optional: AxisContent where Wrapped: AxisContent {
  public static func _collect(_ content: Self, into axes: inout _AxisParts) {
    if let content { Wrapped._collect(content, into: &axes) }
  }
}

/// Axis content of any type.
public struct AnyAxisContent: AxisContent {
  private let collect: (inout _AxisParts) -> Void

  public init<T: AxisContent>(erasing content: T) {
    collect = { T._collect(content, into: &$0) }
  }

  public init(_ content: any AxisContent) {
    func collector<Content: AxisContent>(_ content: Content) -> (inout _AxisParts) -> Void {
      { Content._collect(content, into: &$0) }
    }
    collect = collector(content)
  }

  public static func _collect(_ content: Self, into axes: inout _AxisParts) {
    content.collect(&axes)
  }
}
