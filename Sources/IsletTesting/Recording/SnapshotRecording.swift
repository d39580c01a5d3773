/// Which snapshots an assertion writes.
///
/// What it writes it also reports as a failure, so that nothing is recorded unseen; the next run passes.
public enum SnapshotRecording: String, Hashable, Sendable, CaseIterable {
  /// Those of which there is none yet.
  case missing
  /// Those of which there is none yet, and those that differ.
  case failed
  /// Every one. The assertion fails each time, as long as it is in force.
  case all
  /// None: what is not recorded is a failure and stays unrecorded.
  case never

  /// The environment variable that says which, for assertions that do not say it themselves.
  static let variable = "ISLET_RECORD"
}

/// What is in force for an assertion, and who says so.
struct RecordingChoice: Hashable, Sendable {
  var recording: SnapshotRecording
  /// For messages, such as `ISLET_RECORD=never`.
  var reason: String

  /// A value of `ISLET_RECORD` that means nothing.
  struct UnknownValue: Error, Hashable, CustomStringConvertible {
    var value: String

    var description: String {
      let known = SnapshotRecording.allCases.map(\.rawValue).joined(separator: ", ")
      return "\(SnapshotRecording.variable)=\(value) means nothing; it can be one of \(known)"
    }
  }

  /// The assertion's own word comes first, then that of `ISLET_RECORD`; without either, nothing is recorded
  /// where `CI` is set, and elsewhere what is missing.
  ///
  /// - Throws: ``UnknownValue``, unless the assertion says it itself.
  init(_ own: SnapshotRecording?, environment: [String: String]) throws(UnknownValue) {
    if let own {
      self.init(own, "record: .\(own.rawValue)")
    } else if let value = environment[SnapshotRecording.variable], !value.isEmpty {
      guard let recording = SnapshotRecording(rawValue: value) else { throw UnknownValue(value: value) }
      self.init(recording, "\(SnapshotRecording.variable)=\(value)")
    } else if !["", "false", "0"].contains(environment["CI"] ?? "") {
      self.init(.never, "CI is set")
    } else {
      self.init(.missing, "the default")
    }
  }

  private init(_ recording: SnapshotRecording, _ reason: String) {
    self.recording = recording
    self.reason = reason
  }
}
