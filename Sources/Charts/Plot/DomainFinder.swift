import Foundation

/// Finds the scale of one axis from what is plotted and what was said of it.
struct DomainFinder {
  let marks: [PlacedMark]
  let isVertical: Bool
  let setting: ChartConfiguration.AxisSetting

  func scale() -> PlotScale {
    let positions = marks.flatMap { mark in
      let edges = isVertical ? mark.y : mark.x
      return [edges.start?.position, edges.end?.position].compactMap { $0 }
    }
    var scale = PlotScale(domain: .continuous(lower: 0, upper: 1, isDate: false))
    scale.type = setting.type ?? .linear
    if let range = setting.range { scale.range = range }
    scale.unit = positions.lazy.compactMap(\.unit).first
    scale.barDistance = barDistance
    scale.carriesBars = carriesBars
    let usesBands = positions.contains { $0.value.isCategory } || scale.type == .category
    var includesZero: Bool?
    switch setting.domain?.kind {
    case .range(let lower, let upper)?:
      if let first = lower.number, let last = upper.number, first != last {
        scale.domain = .continuous(
          lower: min(first, last), upper: max(first, last), isDate: lower.isDate || upper.isDate)
        scale.isReversed = first > last
        if scale.type.spread(min(first, last)) != nil { return scale }
      }
    case .values(let values)?:
      let names = values.map(\.name)
      if !names.isEmpty {
        scale.domain = .bands(Self.unique(names))
        return scale
      }
    case .automatic(let zero, let reversed)?:
      includesZero = zero
      scale.isReversed = reversed ?? false
    case nil: break
    }
    scale.domain =
      usesBands
      ? .bands(
        Self.unique(positions.filter { $0.value.isCategory || scale.type == .category }.map(\.value.name)))
      : continuous(positions, includesZero: includesZero, scale)
    return scale
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen = Set<String>()
    return names.filter { seen.insert($0).inserted }
  }

  private func continuous(
    _ positions: [PlotPosition], includesZero: Bool?, _ scale: PlotScale
  ) -> PlotScale.Domain {
    let isDate = positions.contains { $0.value.isDate }
    var numbers = positions.compactMap(\.value.number) + positions.compactMap(\.end)
    numbers.removeAll { scale.type.spread($0) == nil }
    guard var lower = numbers.min(), var upper = numbers.max() else {
      return .continuous(lower: 0, upper: 1, isDate: isDate)
    }
    if carriesBars {
      // Bars at the ends keep their whole width.
      let half = positions.contains { $0.end != nil } ? 0 : barDistance / 2
      return .continuous(lower: lower - half, upper: upper + half, isDate: isDate)
    }
    if isDate { return .continuous(lower: lower, upper: upper, isDate: true) }
    if case .log = scale.type.kind {
      lower = pow(10, log10(lower).rounded(.down))
      upper = pow(10, log10(upper).rounded(.up))
      return .continuous(lower: lower, upper: upper > lower ? upper : lower * 10, isDate: false)
    }
    if includesZero ?? true {
      lower = min(0, lower)
      upper = max(0, upper)
    }
    if lower == upper {
      let room = lower == 0 ? 1 : abs(lower) / 10
      if lower == 0 { upper = room } else { (lower, upper) = (lower - room, upper + room) }
    }
    (lower, upper) = NiceNumbers.bounds(lower, upper)
    return .continuous(lower: lower, upper: upper, isDate: false)
  }

  /// Whether bars stand along this axis, so that it has no zero of its own.
  private var carriesBars: Bool {
    marks.contains { hasRoom($0) }
  }

  /// Whether a mark takes a room along this axis that depends on its neighbours.
  private func hasRoom(_ mark: PlacedMark) -> Bool {
    let edges = isVertical ? mark.y : mark.x
    guard edges.end == nil, edges.start?.position != nil else { return false }
    switch mark.record.kind {
    case .bar: return mark.isLevel == isVertical
    case .rectangle: return true
    default: return false
    }
  }

  /// The least distance between two bars.
  private var barDistance: Double {
    let edges = marks.filter(hasRoom).map { isVertical ? $0.y : $0.x }
    let places = Set(edges.compactMap { $0.start?.position?.value.number }).sorted()
    return zip(places, places.dropFirst()).map { $1 - $0 }.min() ?? 0
  }
}
