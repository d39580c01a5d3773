import Foundation
import SwiftUI

/// The marks of a chart and the scales that they lie on: everything that does not depend on its size.
struct ChartModel {
  let configuration: ChartConfiguration
  private(set) var marks: [PlacedMark] = []
  private(set) var x = PlotScale(domain: .continuous(lower: 0, upper: 1, isDate: false))
  private(set) var y = PlotScale(domain: .continuous(lower: 0, upper: 1, isDate: false))
  /// The values of `foregroundStyle(by:)` in the order of their colours.
  private(set) var styleValues: [PlotValue] = []
  private(set) var symbolValues: [PlotValue] = []
  private(set) var lineStyleValues: [PlotValue] = []
  /// The values of `position(by:)` in order.
  private(set) var dodgeValues: [PlotValue] = []
  private var sizeValues: [Double] = []

  init(_ records: [MarkRecord], _ configuration: ChartConfiguration) {
    self.configuration = configuration
    gatherValues(records)
    marks = MarkStacking.place(records)
    for index in marks.indices {
      let style = marks[index].record.style
      let key = style.foregroundValue ?? style.symbolValue ?? style.lineStyleValue
      let order =
        style.foregroundValue != nil ? styleValues : style.symbolValue != nil ? symbolValues : lineStyleValues
      marks[index].series = key.flatMap { order.firstIndex(of: $0) } ?? 0
    }
    numberPlainSeries()
    x = DomainFinder(marks: marks, isVertical: false, setting: configuration.x).scale()
    y = DomainFinder(marks: marks, isVertical: true, setting: configuration.y).scale()
  }

  /// Whether there is anything but sectors, so that axes have a meaning.
  var hasAxes: Bool { marks.contains { $0.record.kind != .sector } }

  private mutating func gatherValues(_ records: [MarkRecord]) {
    styleValues = configuration.foreground.domain
    symbolValues = configuration.symbols.domain
    lineStyleValues = configuration.lineStyles.domain
    func add(_ value: PlotValue?, to values: inout [PlotValue]) {
      if let value, !values.contains(value) { values.append(value) }
    }
    for record in records {
      add(record.style.foregroundValue, to: &styleValues)
      add(record.style.symbolValue, to: &symbolValues)
      add(record.style.lineStyleValue, to: &lineStyleValues)
      add(record.style.dodge?.value, to: &dodgeValues)
      if let size = record.style.symbolSizeValue?.number { sizeValues.append(size) }
    }
  }

  /// Series that are told apart by nothing but their name get numbers in the order they come.
  private mutating func numberPlainSeries() {
    var names: [PlotValue] = []
    for index in marks.indices {
      let record = marks[index].record
      guard let name = record.series, record.style.foregroundValue == nil else { continue }
      if !names.contains(name) { names.append(name) }
      marks[index].series = names.firstIndex(of: name) ?? 0
    }
  }
}

extension ChartModel {
  /// The colours of series in Apple's order.
  static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  /// The style of a value of `foregroundStyle(by:)`; `nil` for one that is not plotted.
  func style(of value: PlotValue) -> AnyShapeStyle? {
    let scale = configuration.foreground
    if let style = scale.mapping?(value) { return style }
    if case .category = value {
      guard let index = styleValues.firstIndex(of: value) else { return nil }
      if !scale.styles.isEmpty { return scale.styles[index % scale.styles.count] }
      return AnyShapeStyle(Self.palette[index % Self.palette.count])
    }
    // A few values with as many colours are a table; else numbers run along a ramp.
    if scale.ramp == nil, let index = scale.domain.firstIndex(of: value), index < scale.styles.count {
      return scale.styles[index]
    }
    let numbers = (scale.domain.isEmpty ? styleValues : scale.domain).compactMap(\.number)
    guard let number = value.number, let lower = numbers.min(), let upper = numbers.max() else { return nil }
    let fraction = upper > lower ? (number - lower) / (upper - lower) : 1
    let colors = scale.ramp ?? [AnyShapeStyle(Color.blue.opacity(0.25)), AnyShapeStyle(Color.blue)]
    return AnyShapeStyle(RampStyle(colors: colors, fraction: min(1, max(0, fraction))))
  }

  /// The style of a mark.
  func style(of mark: PlacedMark) -> AnyShapeStyle {
    let style = mark.record.style
    return style.foreground ?? style.foregroundValue.flatMap { self.style(of: $0) }
      ?? AnyShapeStyle(Color.blue)
  }

  /// The symbol of a mark; `nil` when nothing was said.
  func symbol(of mark: PlacedMark) -> SymbolMark? {
    let style = mark.record.style
    guard let value = style.symbolValue, let index = symbolValues.firstIndex(of: value) else {
      return style.symbol
    }
    let range = configuration.symbols.range.isEmpty ? SymbolMark.series : configuration.symbols.range
    return .character(range[index % range.count])
  }

  /// The line style of a mark; `nil` when nothing was said.
  func lineStyle(of mark: PlacedMark) -> StrokeStyle? {
    let style = mark.record.style
    guard let value = style.lineStyleValue, let index = lineStyleValues.firstIndex(of: value) else {
      return style.lineStyle
    }
    let standard = Self.dashes.map { StrokeStyle(lineWidth: 2, dash: $0) }
    let range = configuration.lineStyles.range.isEmpty ? standard : configuration.lineStyles.range
    return range[index % range.count]
  }

  /// Dashes that tell series apart, in points: whole, dashed, dotted, both.
  static let dashes: [[CGFloat]] = [[], [12, 8], [4, 4], [16, 4, 4, 4]]

  /// The area of a mark's symbol in square points; `nil` when nothing was said.
  func symbolSize(of mark: PlacedMark) -> Double? {
    guard let value = mark.record.style.symbolSizeValue?.number, let lower = sizeValues.min(),
      let upper = sizeValues.max(), upper > lower
    else { return mark.record.style.symbolSize }
    return 16 + (value - lower) / (upper - lower) * 84
  }
}
