import Foundation
import StageLink
import SwiftUI
import Testing
import WidgetKit

@testable import Phone

@MainActor
@Suite struct PushJudgeTests {
  /// When a push arrives that does not say: 2026-01-09T09:41:00Z.
  private static let instant = Date(timeIntervalSince1970: 1_767_951_660)

  private static func types(named name: String? = nil) throws -> PushTypes {
    let parcel = ActivityPreview(
      viewKind: .content,
      attributes: ParcelAttributes(orderID: UUID(), shop: ""), widget: { ParcelActivity() }, states: { [] })
    let ride = ActivityPreview(
      viewKind: .content, attributes: RideAttributes(driver: ""), widget: { RideActivity() }, states: { [] })
    return try PushTypes(
      [try #require(ride.configuration()), try #require(parcel.configuration())], named: name)
  }

  private func verdict(
    _ json: String, isTyped: Bool = true, headers: [String] = [], arrival: Double? = nil,
    activity: String? = nil
  ) throws -> PushVerdict {
    PushJudge.verdict(
      on: try PushPayload(GivenContent.Document(name: "p.json", text: json)),
      types: isTyped ? try Self.types(named: activity) : nil,
      headers: try headers.map { try #require(PushHeader($0)) },
      arrival: arrival.map { Date(timeIntervalSince1970: $0) }, otherwise: Self.instant)
  }

  private func line(_ finding: PushFinding) -> String {
    let place = finding.line.flatMap { line in finding.column.map { "\(line):\($0)" } } ?? finding.file
    let judge = finding.judge == .apns ? " (APNs)" : ""
    return "\(place) \(finding.severity.rawValue)\(judge) "
      + (finding.path.isEmpty ? "" : "\(finding.path): ") + finding.what
  }

  @Test(arguments: PushCase.all)
  func findings(of push: PushCase) throws {
    let verdict = try verdict(
      push.json, isTyped: push.isTyped, headers: push.headers, arrival: push.arrival, activity: push.activity)
    #expect(verdict.findings.map(line) == push.expected)
    // Each says what comes of it and what to do.
    #expect(
      verdict.findings.allSatisfy { $0.why.hasSuffix(".") && !$0.remedy.isEmpty && !$0.remedy.hasSuffix(".") }
    )
  }

  // MARK: - Sizes

  private static func update(note: String) -> String {
    #"{"aps":{"timestamp":1767951660,"event":"update","content-state":{"arrivalDate":789645660,"note":"\#(note)","#
      + #""phase":"moving","stops":[]}}}"#
  }

  /// Bytes are those of the state as its type writes it, and of the payload without blanks.
  @Test func sizes() throws {
    let json = Self.update(note: "é")
    let message = try verdict(json).message
    #expect(message.payloadSize == json.utf8.count)
    #expect(
      message.contentStateSize
        == #"{"arrivalDate":789645660,"note":"é","phase":"moving","stops":[]}"#.utf8.count)
    let spacious = json.replacing(",", with: " ,\n\t").replacing(":", with: " : ")
    #expect(try verdict(spacious).message.payloadSize == json.utf8.count)
    // Keys that nobody reads are no part of the state.
    let more = json.replacing("\"phase\"", with: "\"extra\":\"x\",\"phase\"")
    #expect(try verdict(more).message.contentStateSize == message.contentStateSize)
    #expect(try verdict(more, isTyped: false).message.contentStateSize == message.contentStateSize! + 12)
  }

  /// Strings keep their blanks and escapes.
  @Test func blanksInStrings() throws {
    let json = #"{"aps":{"timestamp":1,"a \" b ":"\\","c":" , : "}}"#
    #expect(try verdict(json, isTyped: false).message.payloadSize == json.utf8.count)
  }

  @Test func whatIsNotSentDoesNotCount() throws {
    let json = Self.update(note: "")
    for envelope in [
      #"{"Simulator Target Bundle": "com.example.parcel", "#,
      #"{"headers": {"apns-priority": "5", "x": "y"}, "#,
      #"{"headers": {}, "Simulator Target Bundle": "a", "#,
    ] {
      #expect(try verdict(envelope + json.dropFirst()).message.payloadSize == json.utf8.count)
    }
    #expect(
      try verdict(#"{"headers": {"a": "b"}, "payload": "# + json + "}").message.payloadSize == json.utf8.count
    )
  }

  @Test func largestPayload() throws {
    let free = 4096 - Self.update(note: "").utf8.count
    let full = Self.update(note: String(repeating: "n", count: free))
    #expect(try verdict(full).findings.isEmpty)
    #expect(
      try verdict(full.replacing("\"event\"", with: "\n \"event\"")).findings.map(line) == [
        "1:1 warning (APNs) the payload has 4098 bytes as it is written here, and 4096 without blanks; 4096 are allowed"
      ])
    let more = Self.update(note: String(repeating: "n", count: free + 1))
    #expect(
      try verdict(more).findings.map(line) == [
        "1:1 error (APNs) the payload has 4097 bytes without blanks; 4096 are allowed"
      ])
  }

  /// To a channel more is allowed, but not in the state.
  @Test func largestBroadcast() throws {
    let headers = [
      "apns-push-type: liveactivity", "apns-channel-id: dHN0LXNyY2gtY2hubA==", "apns-priority: 5",
      "apns-expiration: 0",
    ]
    let state = #"{"arrivalDate":789645660,"note":"","phase":"moving","stops":[]}"#.utf8.count
    let full = Self.update(note: String(repeating: "n", count: 4096 - state))
    #expect(full.utf8.count > 4096)
    #expect(try verdict(full, headers: headers).findings.isEmpty)
    let more = Self.update(note: String(repeating: "n", count: 4097 - state))
    #expect(
      try verdict(more, headers: headers).findings.map(line) == [
        "1:65 error aps.content-state: the content state has 4097 bytes; 4096 are allowed for both together"
      ])
    let huge = Self.update(note: String(repeating: "n", count: 5200))
    #expect(
      try verdict(huge, headers: headers).findings.map(line).first
        == "1:1 error (APNs) the payload has \(5200 + Self.update(note: "").utf8.count) bytes without blanks; 5120 are allowed"
    )
  }

  @Test func bothHalvesTogether() throws {
    let json =
      #"{"aps":{"timestamp":1767951660,"event":"start","attributes-type":"RideAttributes","#
      + #""attributes":{"driver":"\#(String(repeating: "d", count: 4080))"},"content-state":{"minutes":3},"#
      + #""alert":{"title":"t","body":"b"}}}"#
    let findings = try verdict(json).findings.map(line)
    #expect(findings.count == 2)
    #expect(
      findings.last?.hasSuffix(
        "attributes (4093 bytes) and content state (13) have 4106 bytes; 4096 are allowed for both together")
        == true)
  }

  // MARK: - What it comes to

  private func outlook(_ json: String, headers: [String] = []) throws -> [String] {
    let verdict = try verdict(json, headers: headers)
    #expect(verdict.errorCount == 0)
    return verdict.outlook
  }

  @Test func startInWords() throws {
    let json =
      #"{"aps":{"timestamp":1767951660,"event":"start","attributes-type":"ParcelAttributes","#
      + #""attributes":{"orderID":"6F1C2B3A-0000-4000-8000-000000000001","shop":"Fern"},"#
      + #""content-state":{"arrivalDate":789645660,"phase":"moving","stops":[]},"stale-date":1767955260,"#
      + #""alert":{"title":"Packed","body":{"loc-key":"SOON","loc-args":["you"]}},"relevance-score":50,"#
      + #""input-push-channel":"dHN0LXNyY2gtY2hubA=="}}"#
    #expect(
      try outlook(json) == [
        "Fri 9 Jan 2026, 09:41:00 UTC: the phone starts an activity of ParcelAttributes, also where its app does not run.",
        "It is active until 10:41:00 UTC (in 1 hour), and then out of date. Without an end, the system ends it at "
          + "17:41:00 UTC (in 8 hours).",
        "It alerts with the sound of alerts: the screen lights up, and the island expands for a moment, or a banner "
          + "shows. Apple Watch shows \"Packed\", the text of 'SOON' with \"you\".",
        "Relevance 50: of the app's activities the one with the highest is in the island.",
        "It is updated from the channel dHN0LXNyY2gtY2hubA==; before iOS 18 such an activity does not start.",
        "Dates: content-state.arrivalDate is 10:01:00 UTC (in 20 minutes).",
        "Size: attributes 64 + content state 53 = 117 of 4096 bytes; the whole payload 394 of 4096 bytes.",
      ])
  }

  @Test func endInWords() throws {
    func end(_ more: String) throws -> String? {
      try outlook(
        #"{"aps":{"timestamp":1767951660,"event":"end","content-state":{"minutes":0}\#(more)}}"#
      ).first
    }
    let start =
      "Fri 9 Jan 2026, 09:41:00 UTC: a running activity of RideAttributes ends; it leaves the island at once, and "
    #expect(
      try end("") == start
        + "stays on the Lock Screen until 13:41:00 UTC (in 4 hours), unless the person removes it.")
    #expect(try end(",\"dismissal-date\":1767951600") == start + "leaves the Lock Screen at once too.")
    #expect(
      try end(",\"dismissal-date\":1767953000") == start
        + "leaves the Lock Screen at 10:03:20 UTC (in 22 minutes 20 seconds).")
    // Later than the system allows.
    #expect(
      try end(",\"dismissal-date\":1767999999") == start
        + "leaves the Lock Screen at 13:41:00 UTC (in 4 hours).")
  }

  @Test func updateOfSeveral() throws {
    let json = #"{"aps":{"timestamp":1767951660,"event":"update","content-state":{"minutes":3}}}"#
    let broadcast = [
      "apns-push-type: liveactivity", "apns-channel-id: dHN0LXNyY2gtY2hubA==", "apns-priority: 10",
      "apns-expiration: 0",
    ]
    let lines = try outlook(json, headers: broadcast)
    #expect(
      lines.first
        == "Fri 9 Jan 2026, 09:41:00 UTC: each phone that listens to the channel shows the new state in a running "
        + "activity of RideAttributes. Nothing lights up or sounds.")
    #expect(
      lines.last == "Sent with priority 10, which counts against the phone's budget of pushes; 5 does not.")
  }

  // MARK: - What is said of it

  @Test func reasonsAndRemedies() throws {
    let finding = try #require(
      try verdict(
        #"{"aps": {"timestamp": 1767951660000, "event": "update", "content-state": {"minutes": 1}}}"#
      )
      .findings.first)
    #expect(
      "\(finding)"
        == "p.json:1:23: error: aps.timestamp: 1767951660000 counts milliseconds; as seconds since 1970 it is the year 57994"
    )
    #expect(
      finding.why
        == "A push that claims to be of another time is dropped, and those after it are older than it.")
    #expect(finding.remedy == "send 1767951660, the seconds since 1970")
    let snake = try #require(
      try verdict(
        #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrival_date": 1, "stops": []}}}"#
      ).findings.first)
    #expect(
      snake.remedy
        == "spell it 'arrivalDate'; keys are taken as they are written, and nobody turns snake case into them"
    )
    let lost = try #require(
      try verdict(#"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {}}}"#).findings
        .first)
    #expect(
      lost.why
        == "The phone cannot make a state of it, and goes on showing the last one. No other activity of these can "
        + "read it either: RideAttributes, ParcelAttributes.")
  }
}
