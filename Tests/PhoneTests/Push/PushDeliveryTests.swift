import ActivityKit
import Foundation
import StageLink
import SwiftUI
import Testing
import WidgetKit

@testable import Phone

/// What a phone does with a push. Each file of `Payloads` comes to a phone with a ride and a parcel on it, and
/// `Payloads/expected.txt` has what the phone writes into its trace; with `ISLET_RECORD=1` the file is written anew.
@MainActor
@Suite struct PushDeliveryTests {
  /// 2026-01-09T09:41:00Z.
  private static let instant = Date(timeIntervalSince1970: 1_767_951_660)
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Payloads")

  private static func configurations() throws -> [AnyActivityConfiguration] {
    ResolvedWidgets(RideActivity()).activities + ResolvedWidgets(ParcelActivity()).activities
  }

  /// A phone with a ride and, started after it, a parcel.
  private func phone(parcelType: PushType? = .token) throws -> (
    center: ActivityCenter, parcel: ActivityRecord
  ) {
    let center = ActivityCenter()
    center.settings.foregroundApp = nil
    func start(_ type: any ActivityAttributes.Type, _ attributes: String, _ state: String) throws
      -> ActivityRecord
    {
      try ActivityOrigin.$current.withValue(.push) {
        try center.start(
          ActivityRequest(
            type, attributes: Data(attributes.utf8), content: EncodedContent(state: Data(state.utf8)),
            pushType: parcelType), at: Self.instant.addingTimeInterval(-1200))
      }
    }
    _ = try start(RideAttributes.self, #"{"driver":"Ada"}"#, #"{"minutes":12}"#)
    let parcel = try start(
      ParcelAttributes.self, #"{"orderID":"5A3F1C7E-2B4D-4E6F-8A9B-0C1D2E3F4A5B","shop":"Corner"}"#,
      #"{"arrivalDate":789645660,"phase":"packed","stops":[]}"#)
    return (center, parcel)
  }

  private func deliver(
    _ text: String, file: String = "p.json", to center: ActivityCenter, chosen: String? = nil,
    byHand: Set<String> = [], activity: String = "", headers: [String] = [], isOfNow: Bool = false,
    at now: Date = instant
  ) throws -> (outcome: PushDelivery.Outcome, lines: [String]) {
    let before = center.trace().last?.number ?? 0
    let delivery = PushDelivery(
      to: center, configurations: try Self.configurations(), chosen: chosen, startedByHand: byHand)
    let outcome = delivery.deliver(
      PushLetter(file: file, text: text, headers: headers, activity: activity, isOfNow: isOfNow), at: now)
    let lines = outcome.lines.map { "\($0.kind): \($0.text)" }
    let events = center.trace(after: before).map { "\($0.kind): \($0.text)" }
    // What identifiers begin with is chance.
    return (outcome, (lines + events).map { $0.replacing(#/ [0-9A-F]{4}:/#, with: ":") })
  }

  private var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0 != "expected.txt" }
        .sorted()
    }
  }

  @Test func payloads() throws {
    let names = try names
    #expect(names.count >= 70)
    var text = ""
    for name in names {
      let payload = try String(
        contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
      let (center, _) = try phone()
      let (outcome, lines) = try deliver(payload, file: name, to: center)
      text += "\(name): \(outcome.isHandedOver ? "handed over" : "lost")\n"
      for line in lines { text += "  \(line)\n" }
    }
    let expected = Self.folder.appendingPathComponent("expected.txt")
    if ProcessInfo.processInfo.environment["ISLET_RECORD"] == "1" {
      try text.write(to: expected, atomically: true, encoding: .utf8)
    }
    let known = try String(contentsOf: expected, encoding: .utf8)
    for (line, old) in zip(text.split(separator: "\n"), known.split(separator: "\n")) where line != old {
      Issue.record("\(line)\nwas\n\(old)")
    }
    #expect(text.count == known.count)
  }

  private static func update(_ state: String, _ more: String = "", timestamp: Int = 1_767_951_660) -> String {
    #"{"aps":{"timestamp":\#(timestamp),"event":"update","content-state":\#(state)\#(more)}}"#
  }

  private static let moving = #"{"phase":"moving","arrivalDate":789645660,"stops":[]}"#

  @Test func anUpdateShowsAtOnce() throws {
    let (center, parcel) = try phone()
    let (outcome, _) = try deliver(
      Self.update(Self.moving, #","stale-date":1767952560,"relevance-score":75"#), to: center)
    let record = try #require(center.record(parcel.id))
    #expect(outcome.isHandedOver && record.relevanceScore == 75)
    #expect(record.staleDate == Date(timeIntervalSince1970: 1_767_952_560))
    #expect(String(decoding: record.contentState, as: UTF8.self).contains(#""phase":"moving""#))
  }

  /// Pushes that overtake each other.
  @Test func anOlderOneIsDropped() throws {
    let (center, parcel) = try phone()
    _ = try deliver(Self.update(Self.moving), to: center)
    let (_, lines) = try deliver(
      Self.update(Self.moving.replacing("moving", with: "packed"), timestamp: 1_767_951_630), to: center)
    #expect(
      lines == [
        "dropped: Parcel: update dropped (its timestamp 2026-01-09T09:40:30Z is older than "
          + "2026-01-09T09:41:00Z of the newest update)"
      ])
    let state = String(decoding: center.record(parcel.id)!.contentState, as: UTF8.self)
    #expect(state.contains("moving"))
    // With the time of its arrival it is newer.
    let (_, again) = try deliver(
      Self.update(Self.moving, timestamp: 5), to: center, isOfNow: true,
      at: Self.instant.addingTimeInterval(1))
    #expect(again.first == "done: Parcel: updated (by a push)")
  }

  @Test func afterTheEndNothingComes() throws {
    let (center, parcel) = try phone()
    _ = try deliver(
      #"{"aps":{"timestamp":1767951660,"event":"end","dismissal-date":1767951720}}"#, to: center,
      chosen: parcel.id)
    #expect(center.record(parcel.id)?.state == .ended)
    #expect(center.record(parcel.id)?.dismissalDate == Self.instant.addingTimeInterval(60))
    let (_, lines) = try deliver(Self.update(Self.moving), to: center)
    #expect(lines == ["dropped: Parcel: update dropped (it has ended)"])
    center.advance(to: Self.instant.addingTimeInterval(61))
    let (outcome, gone) = try deliver(
      Self.update(Self.moving), to: center, at: Self.instant.addingTimeInterval(61))
    #expect(
      !outcome.isHandedOver && gone.last == "dropped: push dropped (no activity of ParcelAttributes runs)")
  }

  /// A token and a channel say whose a push is.
  @Test func tokensAndChannels() throws {
    let (center, parcel) = try phone()
    let second = try deliver(
      String(
        contentsOf: Self.folder.appendingPathComponent("start-parcel.json"), encoding: .utf8
      ).replacing(#""alert""#, with: #""input-push-token": 1, "alert""#), to: center)
    #expect(second.outcome.isHandedOver && center.records.count == 3)
    let token = parcel.pushToken!.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    let headers = [
      ":method: POST", ":path: /3/device/\(token)", "apns-push-type: liveactivity",
      "apns-topic: com.example.post.push-type.liveactivity", "apns-priority: 10",
    ]
    _ = try deliver(Self.update(Self.moving), to: center, headers: headers)
    func phase(_ record: ActivityRecord) -> Bool {
      String(decoding: center.record(record.id)!.contentState, as: UTF8.self).contains("moving")
    }
    #expect(phase(parcel) && center.record(parcel.id)?.timestamp == Self.instant)
    #expect(center.records[2].timestamp == nil)

    let (other, listener) = try phone(parcelType: .channel("dHN0LXNyY2gtY2hubA=="))
    let broadcast = try String(
      contentsOf: Self.folder.appendingPathComponent("broadcast-unheard.http"), encoding: .utf8)
    _ = try deliver(broadcast, to: other)
    #expect(other.record(listener.id)?.timestamp == Self.instant)
  }

  /// Of two the chosen one, else the newest; the name of the activity beats both.
  @Test func whoseItIs() throws {
    let (center, parcel) = try phone()
    let ride = center.records[0]
    let end = #"{"aps":{"timestamp":1767951660,"event":"end"}}"#
    #expect(try deliver(end, to: center, activity: "Ride").outcome.isHandedOver)
    #expect(center.record(ride.id)?.state == .ended && center.record(parcel.id)?.state == .active)
    let (unknown, lines) = try deliver(end, to: center, activity: "Tea")
    #expect(unknown.problem == "--activity: no activity is named 'Tea'; there are Parcel, Ride")
    #expect(lines == ["dropped: push dropped (\(unknown.problem!))"])
    // One that goes on beats the chosen one that is over.
    _ = try deliver(end, to: center, chosen: ride.id)
    #expect(center.record(parcel.id)?.state == .ended)
    #expect(
      try deliver(end, to: ActivityCenter()).lines == [
        "warning: push (aps: the key 'content-state' is missing)",
        "dropped: push dropped (no activity runs)",
      ])
  }

  @Test func withoutAPushTypeThereIsAWarning() throws {
    let (center, parcel) = try phone(parcelType: nil)
    let warning = "no push type (it was started without one: a device gives out no token for it"
    #expect(try deliver(Self.update(Self.moving), to: center).lines[0].contains(warning))
    let (_, lines) = try deliver(Self.update(Self.moving), to: center, byHand: [parcel.id])
    #expect(!lines.contains { $0.contains(warning) })
  }

  @Test func whatIsTurnedOffIsNotStarted() throws {
    let (center, _) = try phone()
    center.settings.activitiesEnabled = false
    let start = try String(
      contentsOf: Self.folder.appendingPathComponent("start-parcel.json"), encoding: .utf8)
    let (outcome, lines) = try deliver(start, to: center)
    #expect(!outcome.isHandedOver)
    #expect(
      lines == ["dropped: Parcel: request refused: denied (Live Activities are turned off in Settings)"])
  }

  /// Alerts of pushes are those of updates.
  @Test func anAlertExpandsTheIsland() async throws {
    var bench = try await LiveBench()
    bench.press(.character("g"))
    bench.session.surface = .compact
    let outcome = bench.session.deliver(
      PushLetter(
        file: "p.json",
        text: Self.update(#"{"minutes":5}"#, #","alert":{"title":"Ride","body":"Five minutes"}"#)),
      in: bench.center, at: bench.now)
    bench.take()
    #expect(outcome.isHandedOver && bench.session.surface == .expanded)
    #expect(bench.session.traceLines.contains { $0.text.contains("alert: Ride: Five minutes") })
    #expect(bench.text.contains("5 min"))
    bench.pass(6)
    #expect(bench.session.surface == .compact)
  }

  /// Nothing of it reaches the terminal as a command.
  @Test func controlCharacters() throws {
    let (center, _) = try phone()
    for text in ["{\"aps\": {\"event\": \"\u{1B}[2J\"}}", "\u{9B}2J", #"{"aps":{"\u001b]0;x\u0007":1}}"#] {
      let (outcome, lines) = try deliver(text, file: "\u{1B}[2J", to: center)
      #expect(!lines.isEmpty)
      for line in outcome.lines {
        #expect(line.text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
      }
    }
  }
}
