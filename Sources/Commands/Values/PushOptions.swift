import Foundation
import Phone

/// The options of `islet push`.
public struct PushOptions: Hashable, Sendable {
  /// The path of the payload; `-` is standard input.
  public var file = ""
  /// Where the app's types are; without paths, none are known.
  public var sources = SourceOptions()
  public var headers: [PushHeader] = []
  /// The activity whose state it is.
  public var activity: String?
  /// When it arrives.
  public var date: Date?
  public var isJSON = false
  /// The running phone that gets it.
  public var target = Target.newest
  /// The phone takes it as if it had been sent when it arrives, whatever its timestamp says.
  public var isOfNow = false

  /// Which running phone a push is delivered to.
  public enum Target: Hashable, Sendable {
    /// The one that was started last, if one runs.
    case newest
    /// It is judged and not sent.
    case none
    /// The one with this number.
    case process(Int32)
  }

  init(_ reader: OptionReader) throws(UsageError) {
    guard let file = reader.arguments.operands.first else {
      throw UsageError(
        message: "islet push needs a FILE with a payload, or - for standard input",
        command: reader.arguments.command.title)
    }
    self.file = file
    sources = try SourceOptions(reader)
    sources.paths.removeFirst()
    for text in reader.texts("header") {
      guard let header = PushHeader(text) else {
        throw UsageError(
          message: "--header: expected 'NAME: VALUE' such as 'apns-priority: 5', found '\(text)'",
          command: reader.arguments.command.title)
      }
      headers.append(header)
    }
    activity = reader.text("activity")
    date = try reader.date("at", in: .gmt)
    isJSON = reader.has("json")
    isOfNow = reader.has("now")
    switch reader.text("to") {
    case nil: break
    case "none": target = .none
    case let text?:
      guard let process = Int32(text), process > 0 else {
        throw UsageError(
          message: "--to: expected the number of a running islet, or none, found '\(text)'",
          command: reader.arguments.command.title)
      }
      target = .process(process)
    }
    if activity != nil, sources.paths.isEmpty, target == .none {
      throw UsageError(
        message: "--activity chooses among the activities of PATHs; name one after FILE",
        command: reader.arguments.command.title)
    }
  }
}
