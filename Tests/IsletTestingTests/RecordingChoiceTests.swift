import Testing

@testable import IsletTesting

@Suite struct RecordingChoiceTests {
  private func choice(
    _ own: SnapshotRecording? = nil, _ environment: [String: String] = [:]
  ) throws -> SnapshotRecording {
    try RecordingChoice(own, environment: environment).recording
  }

  @Test func whatIsMissingIsRecordedUnlessSomebodySaysOtherwise() throws {
    #expect(try choice() == .missing)
    #expect(try choice(nil, ["ISLET_RECORD": "", "CI": ""]) == .missing)
    #expect(try choice(nil, ["CI": "false"]) == .missing)
  }

  @Test func nothingIsRecordedInCI() throws {
    #expect(try choice(nil, ["CI": "true"]) == .never)
    #expect(try RecordingChoice(nil, environment: ["CI": "1"]).reason == "CI is set")
  }

  @Test(arguments: SnapshotRecording.allCases)
  func theVariableBeatsCIAndTheAssertionBeatsTheVariable(recording: SnapshotRecording) throws {
    #expect(try choice(nil, ["CI": "true", "ISLET_RECORD": recording.rawValue]) == recording)
    #expect(try choice(recording, ["CI": "true", "ISLET_RECORD": "never"]) == recording)
    #expect(try choice(recording, ["ISLET_RECORD": "nonsense"]) == recording)
  }

  @Test func aBadValueIsTold() {
    let error = #expect(throws: RecordingChoice.UnknownValue.self) { try choice(nil, ["ISLET_RECORD": "1"]) }
    #expect(
      error?.description == "ISLET_RECORD=1 means nothing; it can be one of missing, failed, all, never")
  }
}
