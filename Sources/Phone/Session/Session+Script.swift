import ActivityKit
import Cells
import Foundation
import StageLink
import WidgetKit

/// A step of a script that cannot be done.
package struct ScriptFault: Error, Equatable, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// The steps of a script: what keys do, by name.
extension Session {
  // MARK: Activities

  /// Starts an activity in a state of a preview.
  package mutating func start(
    activity name: String?, preview previewName: String?, state: Int?
  ) throws(ScriptFault) -> [Effect] {
    var (activity, preview) = (activityIndex, previewIndex)
    if let name {
      guard let index = catalog.activities.firstIndex(where: { $0.name == name || $0.typeName == name })
      else {
        throw ScriptFault(
          "no activity is named \"\(name)\"; there are \(names(catalog.activities.map(\.name)))")
      }
      (activity, preview) = (index, 0)
    }
    guard catalog.activities.indices.contains(activity) else {
      throw ScriptFault("there is no activity to start")
    }
    let previews = catalog.activities[activity].previews
    if let previewName {
      guard let index = previews.firstIndex(where: { $0.name == previewName }) else {
        throw ScriptFault(
          "\(catalog.activities[activity].name) has no preview \"\(previewName)\"; there are "
            + names(previews.map(\.name)))
      }
      preview = index
    }
    guard previews.indices.contains(preview) else {
      throw ScriptFault("\(catalog.activities[activity].name) has no preview to start")
    }
    if let state, !(0..<previews[preview].stateCount).contains(state) {
      throw ScriptFault(
        "\"\(previews[preview].name)\" has no state \(state + 1); it has \(previews[preview].stateCount)")
    }
    guard app == nil else { throw ScriptFault("the app starts its activities itself: tap its button") }
    isLive = false
    if name != nil || previewName != nil || state != nil {
      select(activity: activity, preview: preview, state: state ?? 0)
    }
    return try done(startAnother())
  }

  /// Starts an activity with content as JSON.
  package mutating func start(
    activity name: String, attributes: String, contentState: String
  ) throws(ScriptFault) -> [Effect] {
    guard let configuration = catalog.configurations.first(where: { [$0.shortName, $0.name].contains(name) })
    else {
      throw ScriptFault(
        "no activity is named \"\(name)\"; there are \(names(catalog.configurations.map(\.shortName)))")
    }
    let request = ActivityRequest(
      app: catalog.isOfManyApps ? configuration.shortName : ActivitySettings.ownApp,
      configuration.attributesType,
      attributes: try encoded(.attributes, attributes, as: configuration),
      content: EncodedContent(
        state: try encoded(.contentState, contentState, as: configuration),
        staleDate: now.addingTimeInterval(Self.freshness)))
    return [.life(LifeStep(action: .start(request, from: nil)))]
  }

  /// Replaces the content of the chosen activity.
  package mutating func update(
    _ change: ScriptChange, alert: ScriptAlert?
  ) throws(ScriptFault) -> [Effect] {
    guard let chosen = life.chosen else { throw ScriptFault("no activity is there to be updated") }
    if case .content(let json) = change {
      guard
        let configuration = catalog.configurations.first(where: {
          $0.attributesType == chosen.record.attributesType
        })
      else { throw ScriptFault("\(chosen.record.name) is of a type that is not there any more") }
      let content = EncodedContent(
        state: try encoded(.contentState, json, as: configuration),
        staleDate: now.addingTimeInterval(Self.freshness), relevanceScore: chosen.record.relevanceScore)
      return [.life(LifeStep(action: .update(chosen.record.id, content, texts(alert, chosen))))]
    }
    guard chosen.source != nil else {
      throw ScriptFault("\(chosen.record.name) was not started from a preview: give the state as JSON")
    }
    let state: Int
    switch change {
    case .next: state = stateIndex + 1
    case .previous: state = stateIndex - 1
    case .state(let number): state = number
    case .content: return []
    }
    guard (0..<chosen.preview.stateCount).contains(state) else {
      throw ScriptFault(
        "\"\(chosen.preview.name)\" has no state \(state + 1); it has \(chosen.preview.stateCount)")
    }
    return try done(
      send(state, staleDate: now.addingTimeInterval(Self.freshness), alert: texts(alert, chosen)))
  }

  /// Ends the chosen activity.
  package mutating func end(
    contentState: String?, _ dismissal: ScriptDismissal
  ) throws(ScriptFault) -> [Effect] {
    guard let chosen = life.chosen else { throw ScriptFault("no activity is there to be ended") }
    var content: EncodedContent?
    if let contentState,
      let configuration = catalog.configurations.first(where: {
        $0.attributesType == chosen.record.attributesType
      })
    {
      content = EncodedContent(state: try encoded(.contentState, contentState, as: configuration))
    }
    let policy: ActivityUIDismissalPolicy =
      switch dismissal {
      case .byDefault: .default
      case .immediately: .immediate
      case .after(let seconds): .after(now.addingTimeInterval(seconds))
      }
    return [.life(LifeStep(action: .end(chosen.record.id, policy, content)))]
  }

  private func texts(_ alert: ScriptAlert?, _ entry: LivePhone.Entry) -> AlertConfiguration? {
    alert.map { alert in
      AlertConfiguration(
        title: "\(alert.title.isEmpty ? entry.preview.name : alert.title)", body: "\(alert.body)",
        sound: .default)
    }
  }

  private func encoded(
    _ part: ContentPart, _ json: String, as configuration: AnyActivityConfiguration
  ) throws(ScriptFault) -> Data {
    let document = GivenContent.Document(
      name: part == .attributes ? "attributes" : "content state", text: json)
    let reader = GivenContentReader(configuration: configuration, part: part, document: document)
    do throws(GivenContentError) {
      _ = try reader.notices()
    } catch { throw ScriptFault("\(error)") }
    do { return try configuration.encoded(part, Data(json.utf8)) } catch {
      throw ScriptFault("\(document.name): \(error)")
    }
  }

  private func names(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: ", ") }

  /// A step that did nothing has not been done.
  private func done(_ effects: [Effect]) throws(ScriptFault) -> [Effect] {
    guard effects.count == 1, case .bell = effects[0] else { return effects }
    throw ScriptFault(message ?? "nothing comes of it here")
  }

  // MARK: Phone

  /// Locks the phone, or unlocks it, if it is not so already.
  package mutating func lock(_ isLocked: Bool) throws(ScriptFault) -> [Effect] {
    isLocked == (surface == .lockScreen) ? [] : try done(toggleLock())
  }

  /// Brings the app that runs to the front, or leaves it for the Home Screen, if it is not so already.
  package mutating func showApp(_ isInFront: Bool) throws(ScriptFault) -> [Effect] {
    guard app != nil else { throw ScriptFault("no app runs: --app has one run") }
    return isInFront == isInApp ? [] : try done(handle(.character("h")))
  }

  /// Shows a surface.
  package mutating func show(only wanted: Surface) throws(ScriptFault) {
    guard surfaces.contains(wanted) else {
      throw ScriptFault("\(device.name) does not show \(wanted.rawValue)")
    }
    if wanted != surface { surfaceBefore = surface == .lockScreen || wanted == .expanded ? surface : nil }
    leaveApp(for: wanted)
    isLockedApp = false
    surfaceWanted = nil
    isTapped = false
    focus = nil
  }

  /// Taps the control of a label as a click on it does.
  package mutating func tap(_ label: String?) throws(ScriptFault) -> [Effect] {
    // Where things stand is known once they are drawn.
    _ = frame()
    guard let label else { return try done(handle(.enter)) }
    guard let number = position(of: label) else {
      let controls = targets.surface.shownControls.map { "\"\($0.control.title)\"" }
      throw ScriptFault(
        "nothing on \(isInApp ? "the app's screen" : surface.title) that can be tapped is labelled \"\(label)\"; there is "
          + (controls.isEmpty ? "nothing" : controls.joined(separator: ", ")))
    }
    if isInApp, let app {
      // Scrolled to, as a person would.
      app.reveal(control: number)
      _ = frame()
    }
    let found = targets.surface.shownControls[position(of: label) ?? number]
    // A click where it stands; one that another lies over is not hit, as on a device.
    let rect = found.rect
    return try done(
      handle(
        Pointer(
          .click,
          at: CellPoint(column: rect.column + rect.columns / 2, row: rect.row + (rect.rows - 1) / 2))))
  }

  /// The control of a label: of the whole of it, else of a part.
  private func position(of label: String) -> Int? {
    let titles = targets.surface.shownControls.map(\.control.title)
    return titles.firstIndex(of: label)
      ?? titles.firstIndex { $0.localizedCaseInsensitiveContains(label) }
  }

  // MARK: Looking

  /// The state of an activity by its word: of the chosen one, or of the newest of a name; `none` without one.
  ///
  /// - Parameters:
  ///   - records: All that there have been, dismissed or not, in the order in which they were asked for.
  ///   - last: The one that was chosen last.
  package func stateWord(of name: String?, _ records: [ActivityRecord], last: String?) -> String {
    let record: ActivityRecord? =
      if let name {
        records.last { [ActivityRecord.name(of: $0.attributesType), "\($0.attributesType)"].contains(name) }
      } else {
        records.last { $0.id == (life.chosenID ?? last) }
      }
    return record.map { "\($0.state)" } ?? "none"
  }

  /// The one that keys act on.
  package var chosenActivity: String? { life.chosenID }

  /// What a surface says: its rows as they are drawn, and its words.
  package func texts(on other: Surface?) throws(ScriptFault) -> (rows: [String], words: [String]) {
    var session = self
    if let other { try session.show(only: other) }
    session.isOutlined = true
    guard let scene = session.scene else { throw ScriptFault("nothing is shown") }
    let rows = session.composer.phone(scene).text.split(separator: "\n").map(String.init)
    return (rows, LaidOutScene(scene).words(activity: "", isBare: true))
  }

  /// The phone alone, as text or in colour.
  package func picture(on other: Surface?, isOutlined: Bool) throws(ScriptFault) -> Frame {
    var session = self
    if let other { try session.show(only: other) }
    session.isOutlined = isOutlined
    guard let scene = session.scene else { throw ScriptFault("nothing is shown") }
    return session.composer.phone(scene)
  }

  /// What a frame shows, for its file.
  package func labels(on other: Surface?) -> [String: String] {
    [
      "activity": activity?.name ?? "", "surface": (other ?? surface).rawValue, "device": device.id,
      "theme": theme.id, "appearance": appearance.rawValue, "date": now.formatted(.iso8601),
    ]
  }
}

extension CatalogActivity {
  /// The name of the attributes' type.
  fileprivate var typeName: String? { facts?.attributesType }
}
