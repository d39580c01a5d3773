import BoxLayout
import Foundation
import SwiftUI

/// A part of what stands at one value of an axis: a line, a tick or a label.
public protocol AxisMark {
  static func _collect(_ mark: Self, into parts: inout _AxisMarkParts)
}

/// What stands at one value of an axis, while it is gathered.
public struct _AxisMarkParts {
  var parts: [AxisPart] = []
  /// The style that modifiers around set.
  var style = AxisPartStyle()

  init() {}
}

/// What modifiers said of a part of an axis.
struct AxisPartStyle {
  var foreground: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

/// A line or a label at one value of an axis.
struct AxisPart {
  enum Kind {
    case grid(StrokeStyle?)
    case tick
    case label(AxisLabel)
  }

  var kind: Kind
  var style: AxisPartStyle
}

/// What a label of an axis says.
struct AxisLabel {
  enum Content {
    /// The value in the axis's own words.
    case value
    case formatted(AxisFormat)
    case view(@MainActor (inout _Lowering) -> BoxID)
  }

  var content: Content
  /// Whether it stands in the middle between two values; `nil` is the standard.
  var isCentered: Bool?
  var anchor: UnitPoint?
}

extension Never: AxisMark {
  public static func _collect(_ mark: Never, into parts: inout _AxisMarkParts) {}
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  public static func _collect(_ mark: Self, into parts: inout _AxisMarkParts) {
    switch mark.storage {
    case .first(let mark): TrueContent._collect(mark, into: &parts)
    case .second(let mark): FalseContent._collect(mark, into: &parts)
    }
  }
}

extension Optional: AxisMark where Wrapped: AxisMark {
  public static func _collect(_ mark: Self, into parts: inout _AxisMarkParts) {
    if let mark { Wrapped._collect(mark, into: &parts) }
  }
}

/// A part of an axis of any type.
public struct AnyAxisMark: AxisMark {
  private let collect: (inout _AxisMarkParts) -> Void

  public init<T: AxisMark>(erasing mark: T) {
    collect = { T._collect(mark, into: &$0) }
  }

  public init(_ content: any AxisMark) {
    func collector<Mark: AxisMark>(_ mark: Mark) -> (inout _AxisMarkParts) -> Void {
      { Mark._collect(mark, into: &$0) }
    }
    collect = collector(content)
  }

  public static func _collect(_ mark: Self, into parts: inout _AxisMarkParts) {
    mark.collect(&parts)
  }
}
