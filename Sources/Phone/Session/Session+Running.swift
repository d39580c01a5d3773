import ActivityKit
import Foundation
import StageLink

extension Session {
  /// Takes over the activities that ran on another stage, as far as the new build has their types.
  package mutating func restoreLife(of place: StagePlace, in center: ActivityCenter, at now: Date) {
    let saved = place.running.compactMap {
      try? JSONDecoder().decode(SavedActivity.self, from: Data($0.json.utf8))
    }
    center.restore(saved, types: catalog.attributesTypes, at: now)
    let sources = place.running.reduce(into: [String: LiveSource]()) { sources, running in
      guard running.source.count == 3 else { return }
      sources[running.id] = LiveSource(
        activity: running.source[0], preview: running.source[1], state: running.source[2])
    }
    // They are known from before: none of them shows itself.
    life.entries = center.records.map { record in
      LivePhone.Entry(
        record: record, preview: catalog.preview(of: record, from: sources[record.id]),
        source: sources[record.id])
    }
    guard let live = place.live else { return }
    isLive = true
    life.chosenID = life.entry(live)?.record.id
    surface = device.nearest(to: place.surface)
    surfaceBefore = place.surfaceBefore
  }
}

extension LivePhone.Entry {
  /// The activity as the next stage gets it.
  var running: RunningActivity {
    let encoder = JSONEncoder()
    // The same activity gives the same text, or each frame would be a new place.
    encoder.outputFormatting = .sortedKeys
    let json = (try? encoder.encode(SavedActivity(record))) ?? Data()
    return RunningActivity(
      id: record.id, json: String(decoding: json, as: UTF8.self),
      source: source.map { [$0.activity, $0.preview, $0.state] } ?? [])
  }
}
