import Cells
import StageLink

/// What stands beside the phone: what is shown, and how it fits.
struct SidePanel {
  struct Row {
    var label: String
    var line: InkedLine
  }

  /// Groups of rows, drawn with a blank row between them where there is room.
  var groups: [[Row]]
  /// Where the dots of the states stand: group, row, columns from the value's start.
  private(set) var dots: (group: Int, row: Int, column: Int, count: Int)?

  private static let labelColumns = 9
  private static let mostDots = 12

  /// - Parameters:
  ///   - clockNote: What is unusual about the clock.
  ///   - life: What is known of the running activities.
  init(
    _ scene: PhoneScene, activity: String, fit: [FitReport], notices: [String], clockNote: String = "",
    life: [Row] = []
  ) {
    var shown = [
      Row(label: "activity", line: InkedLine((activity, .text))),
      Row(label: "preview", line: InkedLine((scene.preview.name, .text))),
    ]
    let count = scene.preview.stateCount
    var state = InkedLine(("\(scene.state + 1) of \(count)", .accent))
    if count > 1, count <= Self.mostDots {
      state.pieces.append(("  ", .text))
      dots = (0, shown.count, state.columns, count)
      state.pieces.append((Self.dots(scene.state, of: count), .accent))
    }
    shown.append(Row(label: "state", line: state))
    if let app = scene.app {
      shown = [Row(label: "app", line: InkedLine((app.name, .accent)))]
      dots = nil
    }
    let isView = scene.preview.kind == .view
    let surface = isView ? "View" : scene.app == nil ? scene.surfaceTitle : "in front"
    shown.append(Row(label: "surface", line: InkedLine((surface, .text))))

    var setting = [
      Row(label: "device", line: InkedLine((scene.setting.screenName, .text))),
      Row(label: "theme", line: InkedLine((scene.theme.name, .text))),
      Row(label: "look", line: InkedLine((scene.setting.appearance.rawValue, .text))),
      Row(label: "clock", line: InkedLine((scene.clock.time, .text), (clockNote, .warn))),
    ]
    var flags: [String] = []
    if scene.setting.isStale { flags.append("stale") }
    if scene.setting.isLying, !scene.setting.surface.isStandBy { flags.append("landscape") }
    if scene.setting.surface.showsOthers, scene.setting.others > 0 {
      flags.append("\(scene.setting.others) other app\(scene.setting.others == 1 ? "" : "s")")
    }
    if scene.setting.isRightToLeft { flags.append("right to left") }
    if scene.setting.typeScale.drawsBlocks { flags.append("large type") }
    if scene.setting.textSize != .large { flags.append("text \(scene.setting.textSize.rawValue)") }
    if scene.setting.contrast == .increased { flags.append("more contrast") }
    if scene.setting.isPseudolocalized { flags.append("pseudo") }
    if !flags.isEmpty {
      setting.append(Row(label: "with", line: InkedLine((flags.joined(separator: ", "), .warn))))
    }
    groups = [shown] + (life.isEmpty ? [] : [life]) + [setting] + fit.map(Self.rows(for:))
    if !notices.isEmpty {
      groups.append(
        notices.enumerated().map { index, notice in
          Row(label: index == 0 ? "note" : "", line: InkedLine((notice, .warn)))
        })
    }
  }

  /// One dot a state, the shown one full.
  private static func dots(_ state: Int, of count: Int) -> String {
    (0..<count).map { $0 == state ? "●" : "○" }.joined()
  }

  private static func rows(for report: FitReport) -> [Row] {
    let ink: Ink =
      switch report.verdict {
      case .fits: .good
      case .grows: .warn
      case .tooWide, .tooTall: .bad
      }
    let (measured, limit) = (Int(report.measured.rounded()), Int(report.limit.rounded()))
    return [
      Row(
        label: report.label, line: InkedLine(("\(report.cells.columns) x \(report.cells.rows) cells", .text))),
      Row(label: "", line: InkedLine(("\(measured) of \(limit) pt", ink))),
      Row(label: "", line: InkedLine((report.verdict.rawValue, ink))),
    ]
  }

  /// The rows it takes, with its gaps.
  var rows: Int { groups.reduce(-1) { $0 + $1.count + 1 } }

  /// Draws the panel and answers where each state's dot stands.
  func draw(in rect: CellRect, _ theme: Theme, _ half: Theme.Half, into canvas: inout Canvas) -> [CellRect] {
    let hasGaps = rows <= rect.rows
    var row = rect.row
    var places: [CellRect] = []
    for (groupIndex, group) in groups.enumerated() {
      if groupIndex > 0 && hasGaps { row += 1 }
      for (rowIndex, entry) in group.enumerated() where row < rect.endRow {
        InkedLine((entry.label, .label)).draw(
          at: CellPoint(column: rect.column, row: row), columns: Self.labelColumns - 1, theme, half,
          into: &canvas)
        let column = rect.column + Self.labelColumns
        entry.line.draw(
          at: CellPoint(column: column, row: row), columns: rect.endColumn - column, theme, half,
          into: &canvas)
        if let dots, dots.group == groupIndex, dots.row == rowIndex {
          places = (0..<dots.count).map {
            CellRect(column: column + dots.column + $0, row: row, columns: 1, rows: 1)
          }
        }
        row += 1
      }
    }
    return places.filter { $0.endColumn <= rect.endColumn }
  }
}
