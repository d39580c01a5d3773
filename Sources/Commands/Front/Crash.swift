import Cells
import Glibc
import Phone
import StageLink
import Workshop

/// How a stage came to its end, in words.
struct Crash {
  var ending: ProcessEnding
  var report: CrashReport?
  /// The last of what it printed.
  var printed: String
  /// What it was drawing.
  var place: StagePlace?
  var limit: Duration?
  /// Whether it was ended from outside at its limit.
  var isOverdue = false
  /// In megabytes.
  var memoryLimit: Int

  private static let mostPrinted = 12

  /// What happened, in one line.
  var reason: String {
    if isOverdue || report?.isOverTime == true {
      let seconds = (limit ?? .zero).components.seconds
      return "endless loop? It did not finish drawing in \(seconds) second\(seconds == 1 ? "" : "s") "
        + "(--time-limit)"
    }
    if let report {
      if report.isRecursion { return "endless recursion: the stack is full" }
      if report.isOutOfMemory {
        return "too much memory: more than \(memoryLimit) MB was asked for (--memory-limit)"
      }
      return Self.words(for: report.signal)
    }
    switch ending {
    case .exited(let code): return "it ended the process itself (exit code \(code))"
    case .signalled(let number): return Self.words(for: number)
    }
  }

  /// A signal's name and what it commonly means.
  static func words(for signal: Int32) -> String {
    switch signal {
    case SIGILL, SIGTRAP: "illegal instruction: a trap such as fatalError or an index out of range"
    case SIGSEGV: "segmentation fault: memory that is not the program's"
    case SIGBUS: "bus error: memory that is not there"
    case SIGFPE: "arithmetic exception: a division that cannot be done"
    case SIGABRT: "aborted: a check of the system's failed"
    case SIGKILL: "killed from outside, or by the system for want of memory"
    case SIGTERM: "ended from outside"
    default: "signal \(signal): \(String(cString: strsignal(signal)))"
    }
  }

  /// What it printed, without what the runtime adds: frames without their names help nobody.
  private var said: Substring {
    printed.firstRange(of: "Current stack trace:").map { printed[..<$0.lowerBound] } ?? printed[...]
  }

  /// What the runtime said last, such as `Fatal error: Index out of range`.
  var message: String? {
    let marks = [
      "Fatal error", "Precondition failed", "Assertion failed", "Could not cast", "Simultaneous accesses",
    ]
    let lines = said.split(whereSeparator: \.isNewline)
    guard let last = lines.last(where: { line in marks.contains { line.contains($0) } }) else { return nil }
    // `Module/File.swift:12: Fatal error: ...`: the place is told with the frames.
    let start = marks.compactMap { last.firstRange(of: $0)?.lowerBound }.min() ?? last.startIndex
    return String(last[start...])
  }

  /// All that there is to tell.
  ///
  /// - Parameter places: The user's own lines, the innermost first; `nil` when nobody knows.
  func report(places: [Symbolizer.Place]?) -> Report {
    var lines: [Report.Line] = []
    func add(_ text: String, _ style: Report.Style) {
      lines.append(Report.Line(PrintableText.make(text), style))
    }
    if let message { add(message, .bad) }
    add(reason, message == nil ? .bad : .text)
    for place in (places ?? []).prefix(20) {
      let times =
        place.times == 1 ? "" : report?.isRecursion == true ? " (again and again)" : " (\(place.times) times)"
      add("\(place.path):\(place.line)\(times)", .place)
      if let text = place.text { add(String(text.drop { $0.isWhitespace }), .source(caret: nil)) }
    }
    if let place {
      add("while drawing \(Self.words(for: place))", .label)
    } else {
      add("while its previews were made", .label)
    }
    var said = said.split(whereSeparator: \.isNewline).map(String.init)
    if let message { said.removeAll { $0.hasSuffix(message) } }
    if !said.isEmpty {
      add("It printed last:", .label)
      for line in said.suffix(Self.mostPrinted) { add(line, .label) }
    }
    return Report(
      title: "The activity crashed", lines: lines,
      hints: place == nil
        ? ["save to try again", "q quits"]
        : ["save to try again", "q quits", "←→ another state", "⇥ another surface"])
  }

  private static func words(for place: StagePlace) -> String {
    "state \(place.state + 1) of \(place.stateCount) of \"\(place.preview)\" on \(place.surface.title)"
  }
}
