import BoxLayout
import Cells
import Foundation
import SwiftUI

/// Finds room for the parts of a chart, in the units of the metrics.
///
/// Parts that need a row are taken in while the plot keeps enough: labels while it has two rows, the legend
/// and titles while it has three; labels beside the plot while it has eight columns.
struct ChartPlan {
  let model: ChartModel
  let configuration: ChartConfiguration
  let metrics: Metrics
  let environment: EnvironmentValues
  let total: BoxSize
  /// What is taken from each side.
  private var insets = BoxInsets.zero
  private var boxes: [BoxID] = []
  private var pins: [PinnedArrangement.Pin] = []
  private var gridLines: [PlotPainter.GridLine] = []
  /// A legend that lies over the plot, and what it is offered.
  private var legendOnPlot: (BoxID, BoxProposal)?

  init(_ view: ChartLayout, metrics: Metrics, environment: EnvironmentValues) {
    model = view.model
    configuration = view.configuration
    self.metrics = metrics
    self.environment = environment
    total = BoxSize(
      width: metrics.frameWidth(view.size.width), height: metrics.frameHeight(view.size.height))
  }

  /// The plot's rectangle.
  private var plot: (origin: BoxPoint, size: BoxSize) {
    (
      BoxPoint(x: insets.leading, y: insets.top),
      BoxSize(
        width: max(0, total.width - insets.horizontal), height: max(0, total.height - insets.vertical))
    )
  }

  private var geometry: PlotGeometry {
    PlotGeometry(
      model, width: metrics.points(horizontal: plot.size.width),
      height: metrics.points(vertical: plot.size.height))
  }

  /// Whether the plot keeps so many rows when a height is taken off.
  private func keeps(rows: Int, without height: Int) -> Bool {
    metrics.points(vertical: plot.size.height - height) >= Double(rows) * Metrics.rowPoints
  }

  private func keeps(columns: Int, without width: Int) -> Bool {
    metrics.points(horizontal: plot.size.width - width) >= Double(columns) * Metrics.columnPoints
  }

  /// The gap between labels and plot: a column.
  private var gap: Int { metrics.horizontal(Metrics.columnPoints) }

  @MainActor
  mutating func lower(into lowering: inout _Lowering) -> BoxID {
    if model.hasAxes, configuration.x.visibility != .hidden { reserveXLabels(&lowering) }
    placeLegend(&lowering)
    placeTitles(&lowering)
    if model.hasAxes, configuration.y.visibility != .hidden { placeYLabels(&lowering) }
    if model.hasAxes, configuration.x.visibility != .hidden { placeXLabels(&lowering) }
    let space = placePlot(&lowering)
    if let (box, offered) = legendOnPlot { add(box, at: plot.origin, offered) }
    placeAnnotations(&lowering)
    let proxy = ChartProxy(geometry: geometry, space: space)
    for layer in configuration.overlays { placeLayer(layer, proxy, &lowering) }
    let chart = lowering.tree.arranged(PinnedArrangement(size: total, pins: pins), boxes)
    guard !configuration.backgrounds.isEmpty else { return chart }
    (boxes, pins) = ([], [])
    for layer in configuration.backgrounds { placeLayer(layer, proxy, &lowering) }
    let behind = lowering.tree.arranged(PinnedArrangement(size: total, pins: pins), boxes)
    return lowering.tree.layer(chart, behind, alignment: .topLeading, isOver: false)
  }

  private mutating func add(_ box: BoxID, at origin: BoxPoint, _ proposal: BoxProposal) {
    boxes.append(box)
    pins.append(PinnedArrangement.Pin(origin: origin, proposal: proposal))
  }

  // MARK: Plot

  /// Adds the plot and answers the number of its coordinate space.
  @MainActor
  private mutating func placePlot(_ lowering: inout _Lowering) -> Int {
    let space = lowering.tree.addSpace()
    let painter = PlotPainter(
      model: model,
      paints: model.marks.map {
        model.style(of: $0)._paint(in: environment).opacity($0.record.style.opacity)
      },
      gridLines: gridLines, isMirrored: environment.layoutDirection == .rightToLeft)
    let content = ChartPlotContent { lowering in
      let drawing = lowering.tree.drawing { canvas, rect in painter.draw(into: &canvas, in: rect) }
      return lowering.tree.space(drawing, space)
    }
    let box = configuration.plotStyle?(&lowering, content) ?? content.box(&lowering)
    add(box, at: plot.origin, BoxProposal(plot.size))
    return space
  }

  @MainActor
  private mutating func placeLayer(
    _ layer: ChartConfiguration.Layer, _ proxy: ChartProxy, _ lowering: inout _Lowering
  ) {
    let box = layer.content(&lowering, proxy)
    let own = lowering.tree.measure(box, BoxProposal(total))
    let alignment = lowering.alignment(layer.alignment)
    add(
      box,
      at: BoxPoint(
        x: Self.offset(alignment.horizontal, total.width - own.width),
        y: Self.offset(alignment.vertical, total.height - own.height)), BoxProposal(total))
  }

  /// Where something stands in a room: at its start, in its middle or at its end.
  private static func offset(_ guide: BoxGuide, _ room: Int) -> Int {
    guide == .start ? 0 : guide == .center ? room >> 1 : room
  }

  // MARK: Axes

  private func groups(_ setting: ChartConfiguration.AxisSetting) -> [AxisGroup] {
    setting.groups ?? [AxisGroup()]
  }

  /// What stands at each value of a group.
  private func parts(of group: AxisGroup, _ values: [PlotValue]) -> [(value: PlotValue, parts: [AxisPart])] {
    values.enumerated().map { index, value in
      let own = AxisValue(value: value, index: index, count: values.count)
      if let marks = group.marks { return (value, marks(own)) }
      let label = AxisLabel(content: group.format.map { .formatted($0) } ?? .value)
      return (
        value,
        [
          AxisPart(kind: .grid(group.stroke), style: AxisPartStyle()),
          AxisPart(kind: .label(label), style: AxisPartStyle()),
        ]
      )
    }
  }

  private func xTicks(_ group: AxisGroup) -> AxisTicks {
    let columns = Int(metrics.points(horizontal: plot.size.width) / Metrics.columnPoints)
    return AxisTicks(axis: geometry.x, environment: environment, room: max(2, min(6, columns / 8)))
  }

  /// Takes a row for the labels below or above the plot, if there are any.
  @MainActor
  private mutating func reserveXLabels(_ lowering: inout _Lowering) {
    var takenTop = false
    var takenBottom = false
    for group in groups(configuration.x) {
      let isTop = group.position.kind == .top
      guard isTop ? !takenTop : !takenBottom else { continue }
      let values = xTicks(group).values(of: group)
      let labels = parts(of: group, values).flatMap(\.parts).filter { $0.isLabel }
      guard let first = labels.first else { continue }
      let box = label(first, values[0], distance: 1, &lowering)
      let height = lowering.tree.measure(box, .ideal).height
      guard height > 0, keeps(rows: 2, without: height) else { continue }
      if isTop {
        takenTop = true
        insets.top += height
        topLabels = height
      } else {
        takenBottom = true
        insets.bottom += height
        bottomLabels = height
      }
    }
  }

  /// The heights of the rows of labels, 0 where there are none.
  private var topLabels = 0
  private var bottomLabels = 0

  /// A label that has its place along the axis.
  private struct PlacedLabel {
    var box: BoxID
    var start: Int
    var size: BoxSize
    /// Above the plot, or before it.
    var isFirstSide: Bool
  }

  /// Adds a label unless it would touch another one on its side.
  private static func append(
    _ label: PlacedLabel, to labels: inout [PlacedLabel], axis: BoxAxis, gap: Int
  ) {
    let end = label.start + label.size[axis]
    let touches = labels.contains {
      $0.isFirstSide == label.isFirstSide && label.start < $0.start + $0.size[axis] + gap
        && $0.start < end + gap
    }
    if !touches { labels.append(label) }
  }

  @MainActor
  private mutating func placeXLabels(_ lowering: inout _Lowering) {
    var labels: [PlacedLabel] = []
    for group in groups(configuration.x) {
      let ticks = xTicks(group)
      let values = ticks.values(of: group)
      let distance = ticks.distance(of: values)
      let isTop = group.position.kind == .top
      for (index, entry) in parts(of: group, values).enumerated() {
        for part in entry.parts {
          switch part.kind {
          case .grid(let stroke): addGridLine(entry.value, stroke, part.style, isVertical: true, group)
          case .tick: break
          case .label(let own):
            guard isTop ? topLabels > 0 : bottomLabels > 0,
              let place = labelPlace(own, values, index, geometry.x)
            else { continue }
            let box = label(part, entry.value, distance: distance, &lowering)
            let size = lowering.tree.measure(box, .ideal)
            guard size.width > 0, size.width <= total.width else { continue }
            let start =
              insets.leading + metrics.horizontal(place + part.style.offset.width - points(size.width) / 2)
            Self.append(
              PlacedLabel(
                box: box, start: min(max(0, start), total.width - size.width), size: size, isFirstSide: isTop),
              to: &labels, axis: .horizontal, gap: gap)
          }
        }
      }
    }
    for label in labels {
      let y = label.isFirstSide ? insets.top - topLabels : total.height - insets.bottom
      add(label.box, at: BoxPoint(x: label.start, y: y), .ideal)
    }
  }

  private func points(_ width: Int) -> Double { metrics.points(horizontal: width) }

  /// The middle of a label along its axis: that of the calendar unit which bars are plotted by, of the room
  /// up to the next value when it is centred, else its value.
  private func labelPlace(
    _ label: AxisLabel, _ values: [PlotValue], _ index: Int, _ axis: PlotAxis
  ) -> Double? {
    guard let own = axis.place(of: values[index]) else { return nil }
    if let unit = axis.scale.unit, label.isCentered != false, case .date(let seconds) = values[index] {
      let start = Date(timeIntervalSinceReferenceDate: seconds)
      guard let end = environment.calendar.date(byAdding: unit, value: 1, to: start),
        let next = axis.place(of: .date(end.timeIntervalSinceReferenceDate))
      else { return own }
      return (own + next) / 2
    }
    guard label.isCentered == true, axis.scale.bandCount == 0 else { return own }
    if index + 1 < values.count, let next = axis.place(of: values[index + 1]) { return (own + next) / 2 }
    return (own + axis.place(at: 1)) / 2
  }

  @MainActor
  private mutating func placeYLabels(_ lowering: inout _Lowering) {
    let rows = Int(metrics.points(vertical: plot.size.height) / Metrics.rowPoints)
    // Labels in neighbouring rows here and a row apart there look restless.
    let room = rows <= 3 ? rows : min(5, max(3, (rows + 1) / 2))
    let axis = geometry.y
    var labels: [PlacedLabel] = []
    for group in groups(configuration.y) {
      let ticks = AxisTicks(axis: axis, environment: environment, room: room)
      let values = ticks.values(of: group)
      let distance = ticks.distance(of: values)
      for (index, entry) in parts(of: group, values).enumerated() {
        for part in entry.parts {
          switch part.kind {
          case .grid(let stroke): addGridLine(entry.value, stroke, part.style, isVertical: false, group)
          case .tick: break
          case .label(let own):
            guard rows >= 2, let place = labelPlace(own, values, index, axis) else { continue }
            let box = label(part, entry.value, distance: distance, &lowering)
            let size = lowering.tree.measure(box, .ideal)
            guard size.width > 0, size.height > 0, size.height <= plot.size.height else { continue }
            let start = rowStart(place + part.style.offset.height, size.height)
            Self.append(
              PlacedLabel(
                box: box, start: min(max(0, start), plot.size.height - size.height), size: size,
                isFirstSide: group.position.kind == .leading), to: &labels, axis: .vertical, gap: 0)
          }
        }
      }
    }
    for isLeading in [true, false] {
      let own = labels.filter { $0.isFirstSide == isLeading }
      let width = own.map(\.size.width).max() ?? 0
      guard width > 0, keeps(columns: 8, without: width + gap) else { continue }
      let column = isLeading ? insets.leading : total.width - insets.trailing - width
      if isLeading { insets.leading += width + gap } else { insets.trailing += width + gap }
      for label in own {
        // At the leading side words end at the plot.
        let x = column + (isLeading ? width - label.size.width : 0)
        add(label.box, at: BoxPoint(x: x, y: insets.top + label.start), .ideal)
      }
    }
  }

  /// Where a label begins that stands beside a place in points: its row, or centred on the place.
  private func rowStart(_ place: Double, _ height: Int) -> Int {
    metrics.unit == .cells
      ? PlotCells.index(place, cell: Metrics.rowPoints, count: plot.size.height)
      : metrics.vertical(place) - height / 2
  }

  /// A line of the grid, in plots of four rows and more. Upright lines are drawn when they are asked for:
  /// among bars and curves they are more than cells can bear.
  private mutating func addGridLine(
    _ value: PlotValue, _ stroke: StrokeStyle?, _ style: AxisPartStyle, isVertical: Bool, _ group: AxisGroup
  ) {
    guard keeps(rows: 4, without: 0), stroke.map({ $0.lineWidth > 0 }) ?? true else { return }
    if isVertical, group.marks == nil { return }
    let paint =
      style.foreground?._paint(in: environment)
      ?? HierarchicalShapeStyle.tertiary._paint(in: environment)
    gridLines.append(
      PlotPainter.GridLine(
        value: value, isVertical: isVertical, paint: paint, isStandard: group.marks == nil))
  }

  /// The box of a label.
  @MainActor
  private func label(
    _ part: AxisPart, _ value: PlotValue, distance: Double, _ lowering: inout _Lowering
  ) -> BoxID {
    guard case .label(let label) = part.kind else { return lowering.tree.empty() }
    let saved = lowering.environment
    defer { lowering.environment = saved }
    let foreground = part.style.foreground ?? AnyShapeStyle(HierarchicalShapeStyle.secondary)
    func text(_ words: String) -> BoxID {
      lowering.single(
        Text(verbatim: words).font(part.style.font ?? .caption2).foregroundStyle(foreground).lineLimit(1))
    }
    switch label.content {
    case .value: return text(AxisWords.words(value, distance: distance, in: environment))
    case .formatted(let format):
      return text(format(value, environment) ?? AxisWords.words(value, distance: distance, in: environment))
    case .view(let view):
      lowering.environment.font = part.style.font ?? .caption2
      lowering.environment.fields.foreground.levels = [foreground._paint(in: environment)]
      return view(&lowering)
    }
  }

  // MARK: Legend and titles

  @MainActor
  private mutating func placeLegend(_ lowering: inout _Lowering) {
    let legend = configuration.legend
    guard legend.visibility != .hidden else { return }
    let isColumn = legend.position.x != 0 && legend.position.y == 0
    let box: BoxID
    if let content = legend.content {
      box = content(&lowering)
    } else if let standard = ChartLegend(model, environment).box(isColumn: isColumn, &lowering) {
      box = standard
    } else {
      return
    }
    if isColumn {
      let size = lowering.tree.measure(box, BoxProposal(width: BoxProposal.unspecified, height: total.height))
      guard keeps(columns: 8, without: size.width + gap), size.height <= total.height else { return }
      let isLeading = legend.position.x < 0
      let x = isLeading ? insets.leading : total.width - insets.trailing - size.width
      if isLeading { insets.leading += size.width + gap } else { insets.trailing += size.width + gap }
      add(box, at: BoxPoint(x: x, y: 0), BoxProposal(width: size.width, height: total.height))
      return
    }
    let offered = BoxProposal(width: total.width, height: BoxProposal.unspecified)
    let size = lowering.tree.measure(box, offered)
    let alignment = legend.alignment.map { lowering.alignment($0).horizontal } ?? .start
    let isOver = legend.position == .overlay
    guard isOver || keeps(rows: 3, without: size.height) else { return }
    let x = Self.offset(alignment, max(0, total.width - size.width))
    let isTop = legend.position.y < 0 && !legend.position.isAutomatic
    if isOver {
      legendOnPlot = (box, offered)
    } else if isTop {
      add(box, at: BoxPoint(x: x, y: insets.top - topLabels), offered)
      insets.top += size.height
    } else {
      // Labels of the axis stand between the plot and the legend.
      add(box, at: BoxPoint(x: x, y: total.height - size.height), offered)
      insets.bottom += size.height
      belowLabels += size.height
    }
  }

  /// What stands below the labels of the horizontal axis.
  private var belowLabels = 0

  @MainActor
  private mutating func placeTitles(_ lowering: inout _Lowering) {
    for (title, isX) in configuration.x.titles.map({ ($0, true) })
      + configuration.y.titles.map({ ($0, false) })
    {
      let box = title.content(&lowering)
      let offered = BoxProposal(width: total.width, height: BoxProposal.unspecified)
      let size = lowering.tree.measure(box, offered)
      guard size.height > 0, keeps(rows: 3, without: size.height) else { continue }
      // The title of the vertical axis stands above it, where text can stay level.
      let isTop = !isX || (title.position.y < 0 && !title.position.isAutomatic)
      let standard: BoxGuide = isX ? .center : title.position.x < 0 ? .start : .end
      let alignment = title.alignment.map { lowering.alignment($0).horizontal } ?? standard
      let x = Self.offset(alignment, max(0, total.width - size.width))
      if isTop {
        add(box, at: BoxPoint(x: x, y: insets.top - topLabels), offered)
        insets.top += size.height
      } else {
        add(box, at: BoxPoint(x: x, y: total.height - belowLabels - size.height), offered)
        insets.bottom += size.height
        belowLabels += size.height
      }
    }
  }

  // MARK: Annotations

  @MainActor
  private mutating func placeAnnotations(_ lowering: inout _Lowering) {
    let geometry = geometry
    let isFlat = !keeps(rows: 2, without: 0)
    for mark in model.marks {
      let style = mark.record.style
      var annotations = style.annotations
      if mark.record.kind == .point || mark.record.kind == .line,
        case .view(let symbol)? = model.symbol(of: mark)
      {
        annotations.insert(
          MarkStyle.Annotation(position: .overlay, alignment: .center, spacing: 0) { lowering, _ in
            symbol(&lowering)
          }, at: 0)
      }
      guard !annotations.isEmpty, let rect = geometry.rect(of: mark), isSeen(rect) else { continue }
      for annotation in annotations {
        // In one row there is nothing above or below a mark.
        if isFlat, annotation.position.y != 0 { continue }
        let box = annotation.content(&lowering, AnnotationContext(targetSize: rect.size))
        place(annotation, box, beside: rect, &lowering)
      }
    }
  }

  /// Whether a mark lies in the plot at least in part.
  private func isSeen(_ rect: CGRect) -> Bool {
    rect.maxX >= -0.01 && rect.maxY >= -0.01 && rect.minX <= points(plot.size.width) + 0.01
      && rect.minY <= metrics.points(vertical: plot.size.height) + 0.01
  }

  @MainActor
  private mutating func place(
    _ annotation: MarkStyle.Annotation, _ box: BoxID, beside rect: CGRect, _ lowering: inout _Lowering
  ) {
    let offered = BoxProposal(plot.size)
    let size = lowering.tree.measure(box, .ideal)
    let own = size.width > total.width ? lowering.tree.measure(box, offered) : size
    guard own.width > 0, own.height > 0, own.height <= total.height else { return }
    let alignment = lowering.alignment(annotation.alignment)
    let spacing = annotation.spacing.map { $0.isFinite ? Double($0) : 0 } ?? 4
    let x = edge(
      Double(rect.minX), Double(rect.maxX), own.width, annotation.position.x, alignment.horizontal, spacing,
      isVertical: false)
    let y = edge(
      Double(rect.minY), Double(rect.maxY), own.height, annotation.position.y, alignment.vertical, spacing,
      isVertical: true)
    // Beside the plot there may be labels: a view that fits into the plot stays in it.
    let (left, right) =
      own.width <= plot.size.width
      ? (plot.origin.x, plot.origin.x + plot.size.width) : (0, max(own.width, total.width))
    add(
      box,
      at: BoxPoint(
        x: min(max(left, plot.origin.x + x), right - own.width),
        y: min(max(0, plot.origin.y + y), max(0, total.height - own.height))),
      size.width > total.width ? offered : .ideal)
  }

  /// Where a view begins along one axis, in units of the plot.
  private func edge(
    _ start: Double, _ end: Double, _ length: Int, _ side: Int, _ guide: BoxGuide, _ spacing: Double,
    isVertical: Bool
  ) -> Int {
    let cell = isVertical ? Metrics.rowPoints : Metrics.columnPoints
    let count = isVertical ? plot.size.height : plot.size.width
    if metrics.unit == .cells {
      // The cells that the mark covers: what stands beside it is in the next ones.
      let first = PlotCells.index(start, cell: cell, count: count)
      let last = max(first, PlotCells.index(end - 0.01, cell: cell, count: count))
      let gap = isVertical ? metrics.vertical(spacing) : metrics.horizontal(spacing)
      switch side {
      case -1: return first - length - gap
      case 1: return last + 1 + gap
      default: return first + Self.offset(guide, last + 1 - first - length)
      }
    }
    func unit(_ place: Double) -> Int { isVertical ? metrics.vertical(place) : metrics.horizontal(place) }
    switch side {
    case -1: return unit(start - spacing) - length
    case 1: return unit(end + spacing)
    default: return unit(start) + Self.offset(guide, unit(end - start) - length)
    }
  }
}

extension AxisPart {
  var isLabel: Bool {
    if case .label = kind { return true }
    return false
  }
}
