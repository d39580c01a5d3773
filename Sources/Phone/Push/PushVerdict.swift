/// What is to be said of a push.
public struct PushVerdict: Hashable, Sendable, Codable {
  /// By their places in the file.
  public var findings: [PushFinding]
  public var message: PushMessage

  public var errorCount: Int { findings.count { $0.severity == .error } }
  public var warningCount: Int { findings.count - errorCount }

  /// What the phone would do, in words, a sentence or two a line.
  public var outlook: [String] { PushOutlook(message).lines }
}
