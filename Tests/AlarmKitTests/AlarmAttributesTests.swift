import AlarmKit
import Foundation
import SwiftUI
import Testing

@testable import WidgetKit

@Suite struct AlarmAttributesTests {
  private struct Eggs: AlarmMetadata {
    var count: Int
  }

  private let presentation = AlarmPresentation(
    alert: .init(title: "Done", stopButton: .init(text: "Stop", textColor: .red, systemImageName: "stop")),
    countdown: .init(title: "Cooking"),
    paused: .init(
      title: "Paused",
      resumeButton: .init(
        text: "Go on", textColor: Color(red: 1, green: 0.5, blue: 0, opacity: 0.5), systemImageName: "play")))

  @Test func contentSurvivesJSON() throws {
    let attributes = AlarmAttributes(
      presentation: presentation, metadata: Eggs(count: 4),
      tintColor: Color(red: 0, green: 0, blue: 1))
    let json = try JSONEncoder().encode(attributes)
    let text = String(decoding: json, as: UTF8.self)
    #expect(text.contains("\"tintColor\":\"#0000FFFF\"") && text.contains("\"#FF800080\""))
    let read = try JSONDecoder().decode(AlarmAttributes<Eggs>.self, from: json)
    #expect(read.metadata == Eggs(count: 4))
    #expect(read.presentation.countdown?.title == "Cooking")
    #expect(read.presentation.countdown?.pauseButton == nil)
    #expect(read.presentation.paused?.resumeButton.systemImageName == "play")
    #expect(read.tintColor == Color(red: 0, green: 0, blue: 1))
  }

  @Test func whatIsMissingOrNullIsNil() throws {
    let json = Data(
      """
      {"presentation": {"alert": {"title": "A",
        "stopButton": {"text": "S", "textColor": "#FF0000", "systemImageName": "x"}}, "paused": null},
      "tintColor": "00FF00"}
      """.utf8)
    let read = try JSONDecoder().decode(AlarmAttributes<Eggs>.self, from: json)
    #expect(read.metadata == nil && read.presentation.paused == nil && read.presentation.countdown == nil)
    #expect(read.tintColor == Color(red: 0, green: 1, blue: 0))
  }

  @Test(arguments: ["\"blue\"", "\"#12345\"", "7"]) func colourThatIsNoneIsRefused(colour: String) {
    let json = Data("{\"text\": \"S\", \"textColor\": \(colour), \"systemImageName\": \"x\"}".utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(AlarmButton.self, from: json) }
  }

  @Test func metadataThatDoNotFitAreRefused() {
    let json = Data(
      """
      {"presentation": {"alert": {"title": "A",
        "stopButton": {"text": "S", "textColor": "#FF0000", "systemImageName": "x"}}},
      "metadata": {"count": "many"}, "tintColor": "00FF00"}
      """.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(AlarmAttributes<Eggs>.self, from: json)
    }
  }

  @Test func sampleCountsDownIsPausedAndRings() throws {
    let sample = try SampleDecoder.sample(of: AlarmPresentationState.self)
    guard case .countdown = sample.mode else {
      Issue.record("\(sample.mode)")
      return
    }
    let others = sample.sampleVariants.map(\.mode)
    #expect(others.count == 2)
    guard case .paused(let paused) = others[0], case .alert = others[1] else {
      Issue.record("\(others)")
      return
    }
    #expect(paused.previouslyElapsedDuration * 3 == paused.totalCountdownDuration)
    let attributes = try SampleDecoder.sample(of: AlarmAttributes<Eggs>.self)
    #expect(attributes.metadata?.count == 3 && attributes.presentation.paused != nil)
  }
}
