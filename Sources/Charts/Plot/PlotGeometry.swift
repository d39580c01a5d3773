import Cells
import Foundation
import SwiftUI

/// Where the marks lie in a plot of so many points; y grows downward.
struct PlotGeometry {
  let model: ChartModel
  let x: PlotAxis
  let y: PlotAxis

  /// - Parameters:
  ///   - width: of the plot, in points.
  ///   - height: of the plot, in points.
  init(_ model: ChartModel, width: Double, height: Double) {
    self.model = model
    x = PlotAxis(model.x, length: width, isVertical: false, cell: Self.cell(vertical: false))
    y = PlotAxis(model.y, length: height, isVertical: true, cell: Self.cell(vertical: true))
  }

  /// The length of a cell along an axis in points.
  static func cell(vertical: Bool) -> Double { vertical ? 16 : 8 }

  /// The point of a line, an area's edge or a symbol; `nil` when a value has no place.
  func point(of mark: PlacedMark) -> ShapePath.Point? {
    guard let across = middle(mark.x.start, x), let down = middle(mark.y.end ?? mark.y.start, y) else {
      return nil
    }
    let offset = mark.record.style.offset
    return ShapePath.Point(across + offset.x, down + offset.y)
  }

  /// The two edges of an area at one value; `nil` when a value has no place.
  func edges(of mark: PlacedMark) -> (first: ShapePath.Point, second: ShapePath.Point)? {
    func base(_ place: MarkRecord.Place?, _ axis: PlotAxis) -> Double? {
      // On a scale without zero an area stands on the end of the plot.
      middle(place, axis) ?? (place?.position?.value == .number(0) ? axis.place(at: 0) : nil)
    }
    let offset = mark.record.style.offset
    let edges = mark.record.style.edgeOffsets
    if mark.isLevel {
      guard let down = middle(mark.y.start, y), let end = middle(mark.x.end, x),
        let start = base(mark.x.start, x)
      else { return nil }
      return (
        .init(end + offset.x + edges.xEnd, down + offset.y),
        .init(start + offset.x + edges.xStart, down + offset.y)
      )
    }
    guard let across = middle(mark.x.start, x), let end = middle(mark.y.end, y),
      let start = base(mark.y.start, y)
    else { return nil }
    return (
      .init(across + offset.x, end + offset.y + edges.yEnd),
      .init(across + offset.x, start + offset.y + edges.yStart)
    )
  }

  /// The rectangle of a bar, a rectangle, a rule or a symbol in points; `nil` when it has no place.
  func rect(of mark: PlacedMark) -> CGRect? {
    let record = mark.record
    let across: Edges?
    let down: Edges?
    switch record.kind {
    case .bar:
      across = span(mark.x, x, thickness: mark.isLevel ? nil : record.width, of: mark)
      down = span(mark.y, y, thickness: mark.isLevel ? record.height : nil, of: mark)
    case .rectangle:
      across = span(mark.x, x, thickness: record.width, of: mark)
      down = span(mark.y, y, thickness: record.height, of: mark)
    case .rule:
      across = rule(mark.x, x)
      down = rule(mark.y, y)
    case .line, .area, .point:
      guard let point = point(of: mark) else { return nil }
      return CGRect(x: point.x, y: point.y, width: 0, height: 0)
    case .sector: return sectorMiddle(of: mark)
    }
    guard let across, let down else { return nil }
    let style = record.style
    let columns = across.moved(style.offset.x, style.edgeOffsets.xStart, style.edgeOffsets.xEnd)
    let rows = down.moved(style.offset.y, style.edgeOffsets.yStart, style.edgeOffsets.yEnd)
    return CGRect(
      x: columns.lowerBound, y: rows.lowerBound, width: length(of: columns), height: length(of: rows))
  }

  /// The radii of a sector in points.
  func radii(of sector: MarkRecord.Sector) -> (inner: Double, outer: Double) {
    let radius = min(x.length, y.length) / 2
    func length(_ dimension: MarkDimension, or standard: Double) -> Double {
      switch dimension.kind {
      case .inset(let inset): inset.isFinite ? max(0, radius - inset) : standard
      default: min(radius, dimension.length(in: radius) ?? standard)
      }
    }
    let outer = length(sector.outerRadius, or: radius)
    return (min(outer, length(sector.innerRadius, or: 0)), outer)
  }

  private func sectorMiddle(of mark: PlacedMark) -> CGRect? {
    guard let sector = mark.record.sector, !mark.turns.isEmpty else { return nil }
    let (inner, outer) = radii(of: sector)
    let angle = (mark.turns.lowerBound + mark.turns.upperBound) * Double.pi
    let radius = (inner + outer) / 2
    return CGRect(
      x: x.length / 2 + sin(angle) * radius, y: y.length / 2 - cos(angle) * radius, width: 0, height: 0)
  }

  private func middle(_ place: MarkRecord.Place?, _ axis: PlotAxis) -> Double? {
    switch place {
    case .value(let position): axis.place(of: position.middle)
    case .points(let points): points.isFinite ? points : nil
    case nil: axis.length / 2
    }
  }

  private func rule(
    _ edges: (start: MarkRecord.Place?, end: MarkRecord.Place?), _ axis: PlotAxis
  ) -> Edges? {
    switch (edges.start, edges.end) {
    case (.value, nil): middle(edges.start, axis).map { Edges(at: $0) }
    default: distance(edges, axis)
    }
  }

  /// The part of an axis between two edges; an edge that is missing is the end of the plot.
  private func distance(
    _ edges: (start: MarkRecord.Place?, end: MarkRecord.Place?), _ axis: PlotAxis
  ) -> Edges? {
    func place(_ edge: MarkRecord.Place?, or end: Double) -> Double? {
      switch edge {
      case .value(let position):
        axis.place(of: position.value) ?? (position.value == .number(0) ? axis.place(at: 0) : nil)
      case .points(let points): points.isFinite ? points : nil
      case nil: end
      }
    }
    guard let start = place(edges.start, or: 0), let end = place(edges.end, or: axis.length) else {
      return nil
    }
    return Edges(start: start, end: end)
  }

  /// The part of an axis that a bar takes: along its length from edge to edge, across it by its thickness.
  private func span(
    _ edges: (start: MarkRecord.Place?, end: MarkRecord.Place?), _ axis: PlotAxis,
    thickness: MarkDimension?, of mark: PlacedMark
  ) -> Edges? {
    guard let thickness, edges.end == nil, case .value(let position)? = edges.start else {
      return distance(edges, axis)
    }
    guard var room = axis.room(of: position) else { return nil }
    if mark.record.kind == .bar, let dodge = mark.record.style.dodge,
      let index = model.dodgeValues.firstIndex(of: dodge.value)
    {
      let all = dodge.span.length(in: length(of: room)) ?? length(of: room)
      let part = all / Double(model.dodgeValues.count)
      let start = (room.lowerBound + room.upperBound - all) / 2 + part * Double(index)
      room = start...start + part
    }
    let cell = Self.cell(vertical: axis.isVertical)
    let whole = length(of: room)
    let width: Double
    if let said = thickness.length(in: whole) {
      width = said
    } else if mark.record.kind == .rectangle {
      width = whole
    } else {
      width = Self.barWidth(in: whole, cell: cell)
    }
    let middle = (room.lowerBound + room.upperBound) / 2
    return Edges(at: middle, thickness: width)
  }

  /// The width of a bar in its room: about four fifths in whole cells, a gap of one cell where there is room.
  static func barWidth(in room: Double, cell: Double) -> Double {
    guard room >= 2 * cell else { return min(room, cell) }
    let cells = (room / cell + 0.01).rounded(.down)
    return max(1, min(cells - 1, (cells * 0.8).rounded())) * cell
  }

  private func length(of range: ClosedRange<Double>) -> Double { range.upperBound - range.lowerBound }

  /// Where a mark starts and ends along an axis: a bar of a value starts at zero and ends at the value.
  private struct Edges {
    var start: Double
    var end: Double
    /// Whether it is one place without a thickness, as of a rule.
    var isPlace = false

    init(start: Double, end: Double) {
      self.start = start
      self.end = end
    }

    init(at place: Double, thickness: Double = 0) {
      self.init(start: place - thickness / 2, end: place + thickness / 2)
      isPlace = thickness == 0
    }

    /// The range between the edges, moved as a whole and at each edge; a single place has no edges.
    func moved(_ whole: Double, _ start: Double, _ end: Double) -> ClosedRange<Double> {
      let edges = (
        self.start + whole + (isPlace ? 0 : start), self.end + whole + (isPlace ? 0 : end)
      )
      return min(edges.0, edges.1)...max(edges.0, edges.1)
    }
  }
}
