import Cells
import Foundation

/// What the stage tells the front.
public enum StageEvent: Hashable, Sendable {
  /// The library is loaded: its activities, for the title and for finding by name.
  case opened([StageTitle])
  /// What is going to be drawn; said before it is, so that the front knows it after a crash too.
  case place(StagePlace)
  /// There is a new frame to show.
  case frame(Frame, StageStatus)
  /// What is shown has changed: in words, a line each.
  case words([String])
  /// A key did nothing, or an alert sounds.
  case bell
  /// A frame was written to this path.
  case exported(path: String)
  /// One line to show for a while.
  case message(String)
  /// The user quit.
  case quit
  /// All requests that had come are answered.
  case idle
  /// Work that nobody asked for begins, such as drawing when a second has passed, or is done.
  case working(Bool)
  /// There is something else to know about what is shown.
  case notes(StageNotes)
  /// Lines of the trace, in order.
  case trace([String])
  /// Somebody wants to read the notes.
  case notesWanted
  /// What became of the push of a number.
  case pushed(Int, PushAnswer)
  /// What came of the step of a script.
  case stepped(ScriptOutcome)
  /// The stage cannot go on; the text says why.
  case failed(String, StageFailure)
}

/// Whose fault it is that a stage cannot go on.
public enum StageFailure: UInt8, Hashable, Sendable, CaseIterable {
  case sources
  /// The command line asks for what there is not.
  case wrongUse
  /// The library cannot be loaded, whatever the sources say.
  case loading
}

/// What a person is to know of what is shown, a line each.
public struct StageNotes: Hashable, Sendable {
  /// Of the build and its resources: true of every frame.
  public var lasting: [String]
  /// Of what is shown now.
  public var shown: [String]

  public init(lasting: [String] = [], shown: [String] = []) {
    self.lasting = lasting
    self.shown = shown
  }
}

/// One preview that the stage can show.
public struct StageTitle: Hashable, Sendable {
  public var activity: String
  public var preview: String
  /// How many states the preview has.
  public var states: Int

  public init(activity: String, preview: String, states: Int) {
    self.activity = activity
    self.preview = preview
    self.states = states
  }
}

/// The texts of the status line, in reading order, such as the activity and the state.
public struct StageStatus: Hashable, Sendable {
  public var parts: [String]

  public init(parts: [String] = []) {
    self.parts = parts
  }
}

extension StageEvent: StageMessage {
  private enum Kind: UInt8 {
    case opened = 1
    case frame, bell, exported, message, quit, failed, place, idle, working, notes, notesWanted, words, trace
    case pushed, stepped
  }

  static let longestText = 65_536
  static let mostTitles = 10_000
  static let mostNotes = 1000

  public func encoded() -> [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .opened(let titles):
      writer.write(Kind.opened.rawValue)
      writer.write(short: UInt32(titles.count))
      for title in titles {
        writer.write(title.activity)
        writer.write(title.preview)
        writer.write(short: UInt32(title.states))
      }
    case .frame(let frame, let status):
      writer.write(Kind.frame.rawValue)
      writer.write(short: UInt32(status.parts.count))
      for part in status.parts { writer.write(part) }
      FrameCoding.encode(frame, to: &writer)
    case .bell: writer.write(Kind.bell.rawValue)
    case .exported(let path):
      writer.write(Kind.exported.rawValue)
      writer.write(path)
    case .message(let text):
      writer.write(Kind.message.rawValue)
      writer.write(text)
    case .quit: writer.write(Kind.quit.rawValue)
    case .failed(let text, let failure):
      writer.write(Kind.failed.rawValue)
      writer.write(failure.rawValue)
      writer.write(text)
    case .working(let isWorking):
      writer.write(Kind.working.rawValue)
      writer.write(isWorking ? 1 : 0 as UInt8)
    case .notes(let notes):
      writer.write(Kind.notes.rawValue)
      for lines in [notes.lasting, notes.shown] { Self.write(lines, to: &writer) }
    case .trace(let lines):
      writer.write(Kind.trace.rawValue)
      // What is cut off is the oldest of very many.
      Self.write(Array(lines.suffix(Self.mostNotes)), to: &writer)
    case .notesWanted: writer.write(Kind.notesWanted.rawValue)
    case .words(let words):
      writer.write(Kind.words.rawValue)
      Self.write(words, to: &writer)
    case .place(let place):
      writer.write(Kind.place.rawValue)
      // Names and numbers alone: nothing here can fail to be written.
      let json = (try? JSONEncoder().encode(place)) ?? Data()
      writer.write(String(decoding: json, as: UTF8.self))
    case .idle: writer.write(Kind.idle.rawValue)
    case .pushed(let number, let answer):
      writer.write(Kind.pushed.rawValue)
      writer.write(UInt32(clamping: number))
      // Texts and flags alone: nothing here can fail to be written.
      writer.write(contentsOf: (try? answer.encoded()) ?? [])
    case .stepped(let outcome):
      writer.write(Kind.stepped.rawValue)
      writer.write(contentsOf: (try? JSONEncoder().encode(outcome)) ?? Data())
    }
    return writer.bytes
  }

  public init(decoding bytes: ArraySlice<UInt8>) throws(MessageError) {
    var reader = ByteReader(bytes)
    let number = try reader.byte()
    guard let kind = Kind(rawValue: number) else { throw .unknownKind(number) }
    switch kind {
    case .opened: self = .opened(try Self.titles(from: &reader))
    case .frame:
      let count = Int(try reader.short())
      guard count <= 64 else { throw .invalid("a status of \(count) parts") }
      var parts: [String] = []
      for _ in 0..<count { parts.append(try reader.text(limit: 4096)) }
      self = .frame(try FrameCoding.decode(from: &reader), StageStatus(parts: parts))
    case .bell: self = .bell
    case .exported: self = .exported(path: try reader.text(limit: Self.longestText))
    case .message: self = .message(try reader.text(limit: Self.longestText))
    case .quit: self = .quit
    case .failed:
      guard let failure = StageFailure(rawValue: try reader.byte()) else {
        throw .invalid("an unknown kind of failure")
      }
      self = .failed(try reader.text(limit: Self.longestText), failure)
    case .working: self = .working(try reader.byte() != 0)
    case .notes:
      self = .notes(StageNotes(lasting: try Self.lines(from: &reader), shown: try Self.lines(from: &reader)))
    case .trace: self = .trace(try Self.lines(from: &reader))
    case .notesWanted: self = .notesWanted
    case .words: self = .words(try Self.lines(from: &reader))
    case .place:
      let json = try reader.text(limit: Self.longestText)
      guard let place = try? JSONDecoder().decode(StagePlace.self, from: Data(json.utf8)) else {
        throw .invalid("a place that cannot be read")
      }
      self = .place(place)
    case .idle: self = .idle
    case .pushed:
      let number = Int(try reader.uint32())
      self = .pushed(number, try PushAnswer(decoding: try reader.bytes(reader.remaining)))
    case .stepped:
      let json = Data(try reader.bytes(reader.remaining))
      guard let outcome = try? JSONDecoder().decode(ScriptOutcome.self, from: json) else {
        throw .invalid("an outcome that cannot be read")
      }
      self = .stepped(outcome)
    }
    try reader.finish()
  }

  private static func write(_ lines: [String], to writer: inout ByteWriter) {
    let lines = lines.prefix(mostNotes)
    writer.write(short: UInt32(lines.count))
    for line in lines { writer.write(line) }
  }

  private static func lines(from reader: inout ByteReader) throws(MessageError) -> [String] {
    let count = Int(try reader.short())
    guard count <= mostNotes else { throw .tooLong(count, limit: mostNotes) }
    var lines: [String] = []
    for _ in 0..<count { lines.append(try reader.text(limit: longestText)) }
    return lines
  }

  private static func titles(from reader: inout ByteReader) throws(MessageError) -> [StageTitle] {
    let count = Int(try reader.short())
    guard count <= mostTitles else { throw .invalid("a list of \(count) previews") }
    var titles: [StageTitle] = []
    for _ in 0..<count {
      let activity = try reader.text(limit: longestText)
      let preview = try reader.text(limit: longestText)
      titles.append(
        StageTitle(activity: activity, preview: preview, states: Int(try reader.short())))
    }
    return titles
  }
}
