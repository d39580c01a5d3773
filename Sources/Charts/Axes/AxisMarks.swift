import Foundation
import SwiftUI

/// Marks at values of an axis.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  private var group = AxisGroup()

  private init(
    _ position: AxisMarkPosition, _ values: AxisMarkValues, _ marks: ((AxisValue) -> Content)? = nil,
    format: AxisFormat? = nil, stroke: StrokeStyle? = nil
  ) {
    group.position = position
    group.values = values
    group.format = format
    group.stroke = stroke
    if let marks {
      group.marks = { value in
        var parts = _AxisMarkParts()
        Content._collect(marks(value), into: &parts)
        return parts.parts
      }
    }
  }

  public static func _collect(_ content: Self, into axes: inout _AxisParts) {
    axes.groups.append(content.group)
  }

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(position, values, { _ in content() })
  }

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(position, values, content)
  }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(position, AxisMarkValues(.values(values.map(\.plotValue))), { _ in content() })
  }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(position, AxisMarkValues(.values(values.map(\.plotValue))), content)
  }
}

extension AxisMarks where Content == Never {
  /// The standard marks.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(position, values, stroke: stroke)
  }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(position, AxisMarkValues(.values(values.map(\.plotValue))), stroke: stroke)
  }

  /// The standard marks with labels in a format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(position, values, format: AxisWords.format(format), stroke: stroke)
  }

  public init<Value: Plottable, Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Format.FormatInput == Value, Format.FormatOutput == String {
    self.init(
      position, AxisMarkValues(.values(values.map(\.plotValue))), format: AxisWords.format(format),
      stroke: stroke)
  }
}
