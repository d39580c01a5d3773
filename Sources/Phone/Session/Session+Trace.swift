import ActivityKit
import Cells
import Foundation
import StageLink

extension Session {
  // MARK: Settings

  mutating func handleInSettings(_ key: Key, choice: Int) -> [Effect] {
    let lines = SettingsSheet.Line.all
    switch key {
    case .escape, .character(","): uncover()
    case .up where choice > 0: overlay = .settings(choice: choice - 1)
    case .down where choice + 1 < lines.count: overlay = .settings(choice: choice + 1)
    case .character(" "), .enter:
      guard lines.indices.contains(choice) else { return [.bell] }
      if lines[choice] == .appInFront, app != nil {
        if isInApp { leaveApp(for: homeSurface) } else { enterApp() }
        return []
      }
      var changed = settings
      lines[choice].toggle(in: &changed, app: appInFront)
      return [.life(LifeStep(action: .settings(changed)))]
    case .character("q"): return [.quit]
    default: return [.bell]
    }
    return []
  }

  /// The app that comes to the front: that of the chosen activity.
  private var appInFront: String { life.chosen?.record.app ?? ActivitySettings.ownApp }

  // MARK: Panel

  /// What is unusual about the clock, for the end of a line.
  var clockNote: String {
    guard let clockPlace else { return "" }
    if clockPlace.standing != nil { return " stands" }
    let minutes = Int((clockPlace.offset / 60).rounded())
    return minutes == 0 ? "" : " (\(minutes > 0 ? "+" : "")\(minutes) min)"
  }

  /// What is known of the running activities.
  var lifeRows: [SidePanel.Row] {
    guard isLive else { return [] }
    guard let chosen = life.chosen else {
      return [
        SidePanel.Row(
          label: "live",
          line: InkedLine((app == nil ? "none: g starts" : "none", app == nil ? .warn : .label)))
      ]
    }
    let record = chosen.record
    var rows = [
      SidePanel.Row(
        label: "live", line: InkedLine(("\(record.state)", record.state == .active ? .good : .warn)))
    ]
    if let date = record.nextEvent(after: now) {
      rows.append(
        SidePanel.Row(
          label: "next", line: InkedLine((Self.nextTitle(of: record, at: date) + " " + time(date), .text))))
    }
    if !record.isPresented {
      rows.append(SidePanel.Row(label: "", line: InkedLine(("never presented", .bad))))
    } else if life.arrangement.hidden.contains(record.id) {
      rows.append(SidePanel.Row(label: "", line: InkedLine(("its app is in front: no island", .warn))))
    }
    if life.entries.count > 1, let index = life.entries.firstIndex(where: { $0.record.id == record.id }) {
      rows.append(
        SidePanel.Row(label: "one of", line: InkedLine(("\(index + 1) of \(life.entries.count)", .text))))
    }
    return rows
  }

  private static func nextTitle(of record: ActivityRecord, at date: Date) -> String {
    switch record.state {
    case .pending: "starts"
    case .active: date == record.staleDate ? "stale" : "ends"
    case .stale: "ends"
    case .ended, .dismissed: "dismissed"
    }
  }

  private func time(_ date: Date) -> String {
    PhoneClock(date, timeZone: zone, locale: Locale(identifier: locale)).time
  }

  private var zone: TimeZone { TimeZone(identifier: timeZone) ?? .gmt }

  // MARK: Trace

  /// Draws the trace below the panel where there is room for it; answers whether it did.
  mutating func drawTrace(_ layout: TerminalLayout, below row: Int, into canvas: inout Canvas) -> Bool {
    guard showsTrace, let panel = layout.panel, panel.rows - row >= Self.leastTraceRows, panel.columns >= 32
    else { return false }
    drawTrace(
      in: CellRect(
        column: panel.column, row: panel.row + row, columns: panel.columns, rows: panel.rows - row),
      theme.half(for: appearance), into: &canvas)
    targets.isTraceBeside = true
    return true
  }

  /// Lays the trace over the half of the phone that its surface does not stand in, where it is not beside it.
  func drawTrace(_ scene: PhoneScene, _ layout: TerminalLayout, over frame: inout Frame) {
    guard showsTrace, overlay == nil, !targets.isTraceBeside else { return }
    let bounds = targets.surface.bounds
    let isLow = bounds.row > layout.keyRow - bounds.endRow
    let room = bounds.isEmpty ? layout.keyRow / 2 : isLow ? bounds.row : layout.keyRow - bounds.endRow
    let size = CellSize(
      columns: min(frame.columns, layout.phone.columns), rows: min(12, max(Self.leastTraceRows, room)))
    let box = sheet(size, scene) { canvas in
      drawTrace(
        in: CellRect(origin: .zero, size: size).inset(columns: 2, rows: 1), scene.half.onSheet,
        into: &canvas)
    }
    frame.paste(
      box, at: CellPoint(column: layout.phone.column, row: isLow ? 0 : layout.keyRow - size.rows))
  }

  private static let leastTraceRows = 5

  private func drawTrace(in rect: CellRect, _ half: Theme.Half, into canvas: inout Canvas) {
    var rows: [InkedLine] = []
    for line in traceLines.suffix(rect.rows) {
      let ink: Ink =
        switch line.kind {
        case .done: .text
        case .system: .accent
        case .dropped: .bad
        case .warning: .warn
        }
      let wrapped = ReportSheet.wrapped(line.text, to: max(8, rect.columns - 9))
      for (index, text) in wrapped.enumerated() {
        rows.append(InkedLine((index == 0 ? line.time(in: zone) + " " : "         ", .label), (text, ink)))
      }
    }
    if rows.isEmpty { rows = [InkedLine(("Nothing has happened yet: g goes live.", .label))] }
    for (index, row) in rows.suffix(rect.rows).enumerated() {
      row.draw(
        at: CellPoint(column: rect.column, row: rect.row + index), columns: rect.columns, theme, half,
        into: &canvas)
    }
  }
}
