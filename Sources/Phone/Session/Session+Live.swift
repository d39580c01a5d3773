import ActivityKit
import Cells
import Foundation
import FoundationGaps
import StageLink

extension Session {
  /// How long content of an activity that was started here stays fresh, in seconds.
  static let freshness: TimeInterval = 15 * 60
  /// How long an alert expands the island or shows the banner, in seconds; Apple says "briefly".
  private static let alertTime: TimeInterval = 5

  // MARK: What there is

  /// Takes over what has become of the activities.
  ///
  /// - Parameters:
  ///   - records: Those that are not dismissed, as they were asked for.
  ///   - events: What was written into the trace since the last time.
  ///   - sources: The previews of those that keys have started since then.
  package mutating func take(
    _ records: [ActivityRecord], _ settings: ActivitySettings, events: [ActivityTraceEvent] = [],
    sources: [String: LiveSource] = [:]
  ) -> [Effect] {
    let known = Set(life.entries.map(\.record.id))
    life.entries = records.map { record in
      let old = life.entry(record.id)
      let source = sources[record.id] ?? old?.source
      if let old, old.source == source, old.record.looks(like: record) {
        return LivePhone.Entry(record: record, preview: old.preview, source: source)
      }
      return LivePhone.Entry(
        record: record, preview: catalog.preview(of: record, from: source), source: source)
    }
    life.arrangement = LiveArrangement(records, foregroundApp: settings.foregroundApp)
    self.settings = settings
    // What code has started shows itself, as a phone would.
    if let new = records.last(where: { !known.contains($0.id) }) { goLive(new.id) }
    if let id = life.chosenID, life.entry(id) == nil { life.chosenID = life.entries.last?.record.id }
    trace(events.map(TraceLine.init))
    if let last = events.last(where: { $0.kind == .dropped || $0.kind == .warning }) {
      message = PrintableText.make(last.text)
    }
    if let alert = events.last(where: { $0.alert != nil }) { return take(alert) }
    return []
  }

  /// Writes lines into the trace.
  public mutating func trace(_ lines: [TraceLine]) {
    traceCount += lines.count
    traceLines.append(contentsOf: lines)
    if traceLines.count > Self.mostTraceLines {
      traceLines.removeFirst(traceLines.count - Self.mostTraceLines)
    }
  }

  /// A line of the trace with its time of day.
  public func text(of line: TraceLine) -> String {
    line.time(in: TimeZone(identifier: timeZone) ?? .gmt) + " " + line.text
  }

  /// Writes a line of the session's own into the trace.
  mutating func note(_ kind: TraceLine.Kind, _ text: String) {
    trace([TraceLine(now, kind, PrintableText.make(text))])
  }

  private static let mostTraceLines = 2000

  /// Shows the phone as it is with the running activities.
  private mutating func goLive(_ id: String?) {
    if !isLive { surfaceBefore = nil }
    isLive = true
    life.chosenID = id ?? life.chosenID
    // A button of the app that has started it stays where one was.
    if !isInApp { focus = nil }
    guard let source = life.chosen?.source else { return }
    activityIndex = source.activity
    previewIndex = source.preview
    stateIndex = source.state
  }

  // MARK: Alerts

  /// Draws attention to an update as a phone does: the island expands for a moment, a device without one shows
  /// the banner, a locked one lights up. The texts are Apple Watch's.
  private mutating func take(_ event: ActivityTraceEvent) -> [Effect] {
    guard let id = event.activityID, let alert = event.alert, life.entry(id) != nil else { return [] }
    let texts = PrintableText.make(
      "\(String(localized: alert.title)): \(String(localized: alert.body))")
    note(.system, "alert: \(texts) (the texts are shown on Apple Watch alone)")
    message = "alert: \(texts)"
    guard isLive, !isInApp else { return [.bell] }
    life.chosenID = id
    let shown: Surface? =
      switch surface {
      case .alwaysOn: .lockScreen
      case .compact, .minimal, .minimalDetached, .banner: surfaces.contains(.expanded) ? .expanded : .banner
      default: nil
      }
    guard let shown, surfaces.contains(shown), shown != surface else { return [.bell] }
    if shown == .expanded, !life.arrangement.island.ids.contains(id) { return [.bell] }
    alertEnd = (shown, surface, now.addingTimeInterval(Self.alertTime))
    surface = shown
    return [.bell]
  }

  /// Ends an alert whose time is over; one whose surface was left is forgotten.
  mutating func passAlert() {
    guard let (shown, before, date) = alertEnd else { return }
    if surface != shown {
      alertEnd = nil
    } else if date <= now {
      surface = before
      alertEnd = nil
    }
  }

  // MARK: Keys

  /// Does what a key says to a running activity; `nil` for keys that mean there what they mean elsewhere.
  mutating func handleLive(_ key: Key) -> [Effect]? {
    if let effects = handleInApp(key) { return effects }
    if case .character("g") = key { return start() }
    guard isLive else { return nil }
    switch key {
    case .up: return choose(by: -1)
    case .down: return choose(by: 1)
    case .left: return update(by: -1)
    case .right: return update(by: 1)
    case .character("!"): return update(by: 1, alerts: true)
    case .character("x"): return toggleStaleness()
    case .character("k"): return end()
    case .backspace, .delete: return swipe()
    case .escape:
      guard focus == nil, surface != .expanded || surfaceBefore == nil else { return nil }
      isLive = false
      return []
    case .character("["), .character("]"), .character("/"):
      isLive = false
      return nil
    default: return nil
    }
  }

  /// Shows a state: of a preview by itself, of a running activity by an update.
  mutating func go(to state: Int) -> [Effect] {
    guard isLive else {
      stateIndex = state
      return []
    }
    return update(by: state - stateIndex)
  }

  /// Starts the preview that is shown, or goes back to where it runs.
  private mutating func start() -> [Effect] {
    guard ownPreview?.request != nil else { return [.bell] }
    if !isLive, let running = life.entries.last(where: { runsHere($0) }) {
      goLive(running.record.id)
      return []
    }
    return startAnother()
  }

  /// Starts the preview that is shown.
  mutating func startAnother() -> [Effect] {
    guard let preview = ownPreview, let make = preview.request else {
      return refuse("there is no activity to start")
    }
    do {
      var request = try make(stateIndex)
      request.content.staleDate = now.addingTimeInterval(Self.freshness)
      if catalog.isOfManyApps, let activity = catalog.activities.element(at: activityIndex) {
        request.app = activity.name
      }
      let source = LiveSource(activity: activityIndex, preview: previewIndex, state: stateIndex)
      return [.life(LifeStep(action: .start(request, from: source)))]
    } catch {
      message = PrintableText.make("\(preview.name) cannot be encoded: \(error)")
      return [.bell]
    }
  }

  /// Whether an activity was started from the preview that is shown, and is not over.
  private func runsHere(_ entry: LivePhone.Entry) -> Bool {
    entry.record.isOngoing && entry.source?.activity == activityIndex && entry.source?.preview == previewIndex
  }

  private mutating func choose(by step: Int) -> [Effect] {
    let ids = life.entries.map(\.record.id)
    guard let index = life.chosenID.flatMap(ids.firstIndex) ?? ids.indices.first,
      ids.indices.contains(index + step)
    else { return [.bell] }
    goLive(ids[index + step])
    return []
  }

  private mutating func update(by step: Int, alerts: Bool = false) -> [Effect] {
    guard let chosen = life.chosen, let source = chosen.source else { return refuse("nothing to update") }
    var next = source.state + step
    // An alert without a next state is one all the same.
    if alerts { next = min(next, chosen.preview.stateCount - 1) }
    guard (0..<chosen.preview.stateCount).contains(next) else { return [.bell] }
    let alert =
      alerts
      ? AlertConfiguration(
        title: "\(chosen.preview.name)", body: "State \(next + 1) of \(chosen.preview.stateCount)",
        sound: .default) : nil
    return send(next, staleDate: now.addingTimeInterval(Self.freshness), alert: alert)
  }

  private mutating func toggleStaleness() -> [Effect] {
    guard let chosen = life.chosen, let source = chosen.source else { return refuse("nothing to make stale") }
    let isStale = chosen.record.state == .stale
    return send(source.state, staleDate: isStale ? now.addingTimeInterval(Self.freshness) : now, alert: nil)
  }

  mutating func send(_ state: Int, staleDate: Date, alert: AlertConfiguration?) -> [Effect] {
    guard let chosen = life.chosen, let make = ownPreview?.request else { return [.bell] }
    do {
      var content = try make(state).content
      content.staleDate = staleDate
      content.relevanceScore = chosen.record.relevanceScore
      if chosen.record.isOngoing || chosen.record.state == .pending {
        note(sent: state, to: chosen.record.id)
      }
      return [.life(LifeStep(action: .update(chosen.record.id, content, alert)))]
    } catch {
      return refuse(PrintableText.make("state \(state + 1) cannot be encoded: \(error)"))
    }
  }

  /// Remembers which state of its preview an activity shows.
  private mutating func note(sent state: Int, to id: String) {
    stateIndex = state
    guard let index = life.entries.firstIndex(where: { $0.record.id == id }),
      var source = life.entries[index].source
    else { return }
    source.state = state
    let record = life.entries[index].record
    life.entries[index] = LivePhone.Entry(
      record: record, preview: catalog.preview(of: record, from: source), source: source)
  }

  /// Ends the chosen activity; one that has ended is removed at once, as a second end with another policy does.
  private mutating func end() -> [Effect] {
    guard let chosen = life.chosen else { return refuse("nothing to end") }
    return [
      .life(
        LifeStep(action: .end(chosen.record.id, chosen.record.state == .ended ? .immediate : .default)))
    ]
  }

  private mutating func swipe() -> [Effect] {
    guard let chosen = life.chosen else { return refuse("nothing to swipe away") }
    return [.life(LifeStep(action: .dismiss(chosen.record.id)))]
  }

  private mutating func refuse(_ text: String) -> [Effect] {
    message = text
    return [.bell]
  }

  // MARK: Showing

  /// What a live phone shows on the surface.
  func liveScene(_ scene: PhoneScene) -> PhoneScene {
    var scene = scene
    if isInApp, let app {
      scene.contents = .app(app)
      return scene
    }
    func card(_ entry: LivePhone.Entry) -> SceneCard { SceneCard(preview: entry.preview, state: entry.state) }
    func show(_ entry: LivePhone.Entry) {
      scene.preview = entry.preview
      scene.state = entry.state
    }
    let entry = life.entry(on: surface)
    if let entry { show(entry) }
    switch surface {
    case .lockScreen, .alwaysOn, .iPad:
      let cards = life.arrangement.lockScreen.compactMap(life.entry).map(card)
      scene.contents = cards.isEmpty ? .nothing : .cards(cards)
    case .compact, .minimal, .minimalDetached:
      if case .minimal(let attached, let detached) = life.arrangement.island,
        let first = life.entry(attached), let second = life.entry(detached)
      {
        show(first)
        scene.setting.surface = .minimal
        scene.contents = .pair(attached: card(first), detached: card(second))
      } else if entry == nil {
        // A Home Screen with nothing in the island.
        scene.setting.surface = .banner
        scene.contents = .nothing
      }
    default:
      guard entry == nil else { break }
      if surface == .expanded { scene.setting.surface = .banner }
      scene.contents = .nothing
    }
    return scene
  }
}

extension ActivityRecord {
  /// Whether both show the same.
  fileprivate func looks(like other: ActivityRecord) -> Bool {
    id == other.id && contentState == other.contentState && state == other.state
      && isOutOfDate == other.isOutOfDate
  }
}

extension TraceLine {
  init(_ event: ActivityTraceEvent) {
    let kind: Kind =
      switch event.kind {
      case .done: .done
      case .system: .system
      case .dropped: .dropped
      case .warning: .warning
      }
    self.init(event.date, kind, PrintableText.make(event.text))
  }
}

extension Array {
  fileprivate func element(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
