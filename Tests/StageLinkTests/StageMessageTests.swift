import Cells
import Foundation
import Testing

@testable import StageLink

@Suite struct StageMessageTests {
  static let requests: [StageRequest] = [
    .open(
      StageConfiguration(
        source: .library(path: "/tmp/a b.so"),
        selection: StageSelection(
          activity: .named("Café"), preview: .number(2), state: .all, surfaces: [.compact, .lockScreen]),
        size: CellSize(columns: 120, rows: 40), device: "iphone-16", theme: "./mine.json",
        appearance: .light, manner: .filled, clock: .standing(Date(timeIntervalSince1970: 12.5)),
        locale: "ko_KR", timeZone: "Asia/Seoul", isStale: true, isLandscape: true)),
    .open(StageConfiguration(source: .gallery, clock: .running)),
    .paste("q한"), .key(.character("한")), .key(.function(5)), .key(.backTab),
    .pointer(Pointer(.hold, at: CellPoint(column: 3, row: 4))),
    .resize(CellSize(columns: 1, rows: 2)), .tick, .setClock(Date(timeIntervalSince1970: 0)),
    .export(folder: "/home/x"), .close,
    .push(7, PushLetter(file: "p.json", text: "{\"aps\": {}}", headers: ["a: b"], isOfNow: true)),
  ]

  @Test(arguments: requests)
  func requestRoundTrip(request: StageRequest) throws {
    #expect(try StageRequest(decoding: request.encoded()[...]) == request)
  }

  static let events: [StageEvent] = [
    .opened([
      StageTitle(activity: "Water", preview: "Lock", states: 300),
      StageTitle(activity: "", preview: "", states: 0),
    ]),
    .frame(Frame(size: CellSize(columns: 4, rows: 2), manner: .outlined), StageStatus(parts: ["a", "상태"])),
    .bell, .exported(path: "/tmp/x.txt"), .message("hi"), .quit, .idle,
    .failed("no activity", .sources), .failed("no such device", .wrongUse), .failed("odd", .loading),
    .pushed(0, PushAnswer()),
    .pushed(300, PushAnswer(problem: "물", verdict: "{}", lines: ["a", ""], isTaken: true)),
    .working(true), .working(false), .notesWanted, .notes(StageNotes()), .trace([]),
    .trace(["09:41:00 Ride: started (by hand)", "물"]),
    .notes(StageNotes(lasting: ["left out", "물"], shown: ["otherwise"])),
    .place(
      StagePlace(
        activity: "Wasser", preview: "물", surface: .minimal, theme: "day", device: "x",
        overlay: .search(text: "Tee", choice: 2))),
    .place(StagePlace(activity: "Wasser", preview: "물", surface: .minimal, theme: "day", device: "x")),
    .place(
      StagePlace(
        activity: "Wasser", preview: "물", surface: .minimal, theme: "day", device: "x",
        overlay: .inspector(path: [0, 1, 12]))),
  ]

  @Test(arguments: events)
  func eventRoundTrip(event: StageEvent) throws {
    #expect(try StageEvent(decoding: event.encoded()[...]) == event)
  }

  @Test(arguments: [
    PushLetter(file: "", text: ""),
    PushLetter(file: "p.json", text: "{\n}", headers: ["a: 1", "b: 물"], activity: "Tea", isOfNow: true),
  ])
  func letterRoundTrip(letter: PushLetter) throws {
    #expect(try PushLetter(decoding: letter.encoded()[...]) == letter)
    #expect(throws: MessageError.leftOver(1)) { try PushLetter(decoding: (letter.encoded() + [0])[...]) }
    #expect(throws: MessageError.truncated) { try PushLetter(decoding: letter.encoded().dropLast()) }
    #expect(throws: MessageError.invalid("a push of version 9")) { try PushLetter(decoding: [9]) }
  }

  @Test(
    arguments: events.filter {
      if case .pushed = $0 { false } else { true }
    })
  func eventWithMoreBehindIsRefused(event: StageEvent) {
    #expect(throws: MessageError.leftOver(1)) { try StageEvent(decoding: (event.encoded() + [0])[...]) }
  }

  @Test func garbageIsRefused() {
    #expect(throws: MessageError.truncated) { try StageEvent(decoding: []) }
    #expect(throws: MessageError.unknownKind(99)) { try StageEvent(decoding: [99]) }
    #expect(throws: MessageError.invalid("a text is not UTF-8")) { try StageEvent(decoding: [5, 1, 0xFF]) }
    #expect(throws: MessageError.tooLong(0xFFFF_FFFF, limit: 65_536)) {
      try StageEvent(decoding: [5, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F])
    }
    #expect(throws: MessageError.invalid("a number is longer than 32 bits")) {
      try StageEvent(decoding: [5, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F])
    }
    #expect(throws: MessageError.invalid("a request that cannot be read")) {
      try StageRequest(decoding: Array("{\"unknown\":{}}".utf8)[...])
    }
  }

  @Test func standardClockIsNineFortyOne() {
    let formatter = ISO8601DateFormatter()
    #expect(StageClock.standard == .standing(formatter.date(from: "2026-01-09T09:41:00Z")!))
  }
}
