import Foundation
import Testing

@testable import WidgetKit

@Suite struct SampleDecoderTests {
  enum Phase: String, Codable, CaseIterable { case waiting, ready }
  enum Rating: String, Codable { case great = "GREAT", poor = "POOR" }
  enum Count: Int, Codable { case five = 5, six }
  enum Plain: Codable, Equatable { case first, second }
  enum Single: Codable, Equatable { case only }
  enum Payload: Codable, Equatable {
    case message(String, at: Int)
    case nothing
  }
  struct Inner: Codable, Equatable {
    var driverName: String
    var tags: [String]
    var table: [String: Int]
    var note: String?
  }
  struct Everything: Codable {
    var phase: Phase
    var rating: Rating
    var count: Count
    var plain: Plain
    var single: Single
    var payload: Payload
    var inner: Inner
    var window: ClosedRange<Date>
    var bounds: ClosedRange<Int>
    var arrival: Date
    var startedAt: Date
    var goal: Int
    var progress: Double
    var iconName: String
    var orderID: String
    var link: URL
    var flag: Bool
    var rate: Rating?
  }
  struct Endless: Codable { indirect enum Next: Codable { case next(Endless) }; var next: Next }
  struct Picky: Codable {
    init(from decoder: any Decoder) throws {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no"))
    }
  }

  @Test func everyKindOfFieldHasAValue() throws {
    let sample = try SampleDecoder.sample(of: Everything.self)
    #expect(sample.phase == .waiting)
    #expect(sample.rating == .great)
    #expect(sample.count == .five)
    #expect(sample.plain == .first)
    #expect(sample.single == .only)
    #expect(sample.payload == .message("Message", at: 3))
    #expect(sample.inner == Inner(driverName: "Driver Name", tags: [], table: [:], note: nil))
    #expect(sample.window.upperBound.timeIntervalSince(sample.window.lowerBound) == 900)
    #expect(sample.bounds == 3...3)
    #expect(sample.arrival.timeIntervalSince(sample.startedAt) == 900)
    #expect(sample.goal == 10)
    #expect(sample.progress == 0.5)
    #expect(sample.iconName == "star.fill")
    #expect(sample.orderID == "1")
    #expect(sample.link.absoluteString == "https://example.com")
    #expect(!sample.flag)
    #expect(sample.rate == nil)
  }

  @Test func theJSONReadsBack() throws {
    let json = try SampleDecoder.json(of: Inner.self)
    #expect(try JSONDecoder().decode(Inner.self, from: json) == SampleDecoder.sample(of: Inner.self))
    #expect(String(decoding: json, as: UTF8.self).hasPrefix("{\"driverName\":\"Driver Name\","))
  }

  @Test func aTypeThatContainsItselfIsAnError() {
    #expect(throws: DecodingError.self) { try SampleDecoder.sample(of: Endless.self) }
  }

  @Test func whatATypeRefusesIsItsError() {
    #expect(throws: DecodingError.self) { try SampleDecoder.sample(of: Picky.self) }
  }

  @Test func namesAreCutIntoWords() {
    #expect(SampleHint.words(of: "orderID_next") == ["order", "id", "next"])
    #expect(SampleHint.words(of: "") == [])
    #expect(SampleHint.words(of: "ABC") == ["abc"])
  }
}
