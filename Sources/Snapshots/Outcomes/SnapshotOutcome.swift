/// What came of one snapshot.
public struct SnapshotOutcome: Hashable, Sendable, Codable {
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// Nothing that can be seen has changed.
    case same
    /// The frame is another than the recorded one.
    case changed
    /// There is no file.
    case missing
    /// There is a file that holds no snapshot.
    case unreadable
    /// The user's code did not survive drawing it.
    case crashed
    /// There is a file and no frame for it.
    case orphan
    /// Written for the first time.
    case added
    /// Written over an older one.
    case updated
  }

  /// Where it stands among all of them, from 0.
  public var position: Int
  public var name: SnapshotName
  /// What messages call it, such as `Kettle, preview 'Heating', state 2 on compact`.
  public var title: String
  public var kind: Kind
  /// Why it is unreadable, or what was said at the crash.
  public var message: String?
  /// The text of the file that the new frame would have, where it differs from the recorded one.
  public var text: String?

  public init(
    position: Int, name: SnapshotName, title: String, kind: Kind, message: String? = nil, text: String? = nil
  ) {
    self.position = position
    self.name = name
    self.title = title
    self.kind = kind
    self.message = message
    self.text = text
  }
}

extension SnapshotOutcome.Kind {
  /// Whether `verify` is to fail.
  public var isFault: Bool {
    switch self {
    case .same, .added, .updated: false
    case .changed, .missing, .unreadable, .crashed, .orphan: true
    }
  }

  /// One word at the beginning of a line.
  public var word: String {
    switch self {
    case .missing: "not recorded"
    default: rawValue
    }
  }
}

extension SnapshotName: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(path: try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(path)
  }
}
