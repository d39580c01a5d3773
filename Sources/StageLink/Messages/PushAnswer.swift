import Foundation

/// What a running phone says to the sender of a push.
public struct PushAnswer: Hashable, Sendable, Codable {
  /// Why the push was not even looked at; empty if it was.
  public var problem: String
  /// The judgement, in a form that the program alone reads; empty if there is none.
  public var verdict: String
  /// What the phone has written into its trace about it.
  public var lines: [String]
  /// Whether the phone did what the push asks for.
  public var isTaken: Bool

  public init(problem: String = "", verdict: String = "", lines: [String] = [], isTaken: Bool = false) {
    self.problem = problem
    self.verdict = verdict
    self.lines = lines
    self.isTaken = isTaken
  }
}

extension PushAnswer: StageMessage {
  public func encoded() throws -> [UInt8] {
    Array(try JSONEncoder().encode(self))
  }

  public init(decoding bytes: ArraySlice<UInt8>) throws(MessageError) {
    do {
      self = try JSONDecoder().decode(PushAnswer.self, from: Data(bytes))
    } catch {
      throw .invalid("an answer that cannot be read")
    }
  }
}
