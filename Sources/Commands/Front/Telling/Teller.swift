import Phone

/// Tells in words what a screen would show: all of it at first and where little stays, later what has changed.
///
/// A value that turns situations into lines; it knows no terminal.
struct Teller {
  /// What there is to tell of.
  struct Situation: Equatable {
    var isCompiling = false
    /// The stage has not answered for a while.
    var isDrawing = false
    /// How long the last build took; `nil` before the first.
    var build: String?
    /// A word of the front's own.
    var remark: String?
    /// What is wrong, or notes that were asked for.
    var report: Report?
    /// What is on the phone.
    var words: [String]?
  }

  /// Whether a key has been pressed that was not answered by a line yet.
  var isAwaited = false
  /// Whether all that was asked has been done.
  var isAnswered = false
  /// Whether a key did nothing.
  var isRefused = false

  private var told = Situation()
  private var waiting: [String]

  /// - Parameter reason: Why it is told in words, when nobody asked for it.
  init(reason: String? = nil) {
    waiting = [reason, "Islet in words: question mark tells the keys, w tells all again, q quits."]
      .compactMap(\.self)
  }

  /// Tells a line as soon as something is told.
  mutating func add(_ line: String) { waiting.append(line) }

  /// Has everything told anew.
  mutating func tellAllAgain() {
    told.words = nil
    told.report = nil
  }

  /// The lines that say what has changed.
  mutating func lines(for now: Situation) -> [String] {
    var lines = waiting
    waiting = []
    if now.isCompiling, !told.isCompiling { lines.append("Compiling.") }
    if now.isDrawing, !told.isDrawing { lines.append("Drawing takes long.") }
    if let build = now.build, build != told.build { lines.append(build) }
    if let remark = now.remark, remark != told.remark { lines.append(remark) }
    if let report = now.report, report != told.report { lines += Self.lines(of: report) }
    if now.report == nil, told.report != nil, now.words == told.words { lines.append("Closed.") }
    if let words = now.words, words != told.words { lines += WordChanges.lines(from: told.words, to: words) }
    told = now
    if isRefused {
      lines.append("Nothing there.")
    } else if isAwaited, isAnswered, lines.isEmpty {
      lines.append("No change.")
    }
    isRefused = false
    if !lines.isEmpty { isAwaited = false }
    isAnswered = false
    return lines
  }

  private static func lines(of report: Report) -> [String] {
    [report.title + "."] + report.lines.map(\.text).filter { !$0.isEmpty }
      + [report.hints.map(KeyWords.spoken).joined(separator: ", ") + "."].filter { $0.count > 1 }
  }
}
