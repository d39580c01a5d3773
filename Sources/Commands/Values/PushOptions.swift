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
    if activity != nil, sources.paths.isEmpty {
      throw UsageError(
        message: "--activity chooses among the activities of PATHs; name one after FILE",
        command: reader.arguments.command.title)
    }
    date = try reader.date("at", in: .gmt)
    isJSON = reader.has("json")
  }
}
