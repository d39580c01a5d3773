extension ChartModel {
  /// What the chart is in words: "Chart: 5 bars, 1 rule". Its labels are texts by themselves.
  var words: String {
    var counts: [(kind: MarkRecord.Kind, count: Int)] = []
    for mark in marks {
      if let index = counts.firstIndex(where: { $0.kind == mark.record.kind }) {
        counts[index].count += 1
      } else {
        counts.append((mark.record.kind, 1))
      }
    }
    guard !counts.isEmpty else { return "Chart" }
    let names = counts.map { kind, count in
      let word =
        switch kind {
        case .line: "point of a line"
        case .area: "point of an area"
        case .bar: "bar"
        case .point: "point"
        case .rule: "rule"
        case .rectangle: "rectangle"
        case .sector: "sector"
        }
      guard count > 1 else { return "1 \(word)" }
      return "\(count) " + (word.hasPrefix("point of") ? word.replacing("point", with: "points") : word + "s")
    }
    return "Chart: \(names.joined(separator: ", "))"
  }
}
