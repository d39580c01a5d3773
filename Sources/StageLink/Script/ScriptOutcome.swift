import Cells
import Foundation

/// What has come of a step.
public struct ScriptOutcome: Hashable, Sendable, Codable {
  /// Why it could not be done, or what is there in place of what was expected; empty if all is well.
  public var problem: String
  /// What is there, a line each, where something is missing.
  public var seen: [String]
  /// The frame as text and in colour, as bytes, where one was asked for.
  public var text: Data?
  public var colours: Data?
  /// Names and values for the frame's file.
  public var labels: [String: String]

  public init(
    problem: String = "", seen: [String] = [], text: Data? = nil, colours: Data? = nil,
    labels: [String: String] = [:]
  ) {
    self.problem = problem
    self.seen = seen
    self.text = text
    self.colours = colours
    self.labels = labels
  }
}
