import Cells
import Phone
import Workshop

/// What is wrong, over the last good frame.
struct Notice {
  enum Kind { case compile, crash, note }

  var kind: Kind
  var report: Report
  var scroll = 0
  var isHidden = false
  /// A key was pressed to see it.
  var isAsked = false
  var extent = ReportSheet.Extent()

  var isCrash: Bool { kind == .crash }

  init(_ kind: Kind, _ report: Report) {
    self.kind = kind
    self.report = report
  }

  private static let hints = ["esc hides this", "q quits"]

  static func crash(_ report: Report) -> Notice { Notice(.crash, report) }

  /// The errors with their places and source lines.
  ///
  /// - Parameter isOverFrame: Whether the frame of an earlier build stands behind them.
  static func compileError(_ error: CompileError, isOverFrame: Bool) -> Notice {
    let count = error.errors.count == 1 ? "1 error" : "\(error.errors.count) errors"
    var lines: [Report.Line] = []
    for (index, diagnostic) in error.errors.enumerated() {
      if index > 0 { lines.append(Report.Line("")) }
      lines += self.lines(of: diagnostic)
    }
    for file in error.leftOut {
      lines.append(
        Report.Line(
          PrintableText.make("\(file.displayPath) was left out because it imports \(file.module)"), .label))
    }
    return Notice(
      .compile,
      Report(
        title: isOverFrame ? "\(count): the last build that worked is shown" : count,
        lines: lines, hints: hints))
  }

  private static func lines(of diagnostic: Diagnostic) -> [Report.Line] {
    var lines: [Report.Line] = []
    if let path = diagnostic.path {
      let place = diagnostic.line > 0 ? "\(path):\(diagnostic.line):\(diagnostic.column)" : path
      lines.append(Report.Line(PrintableText.make(place), .place))
    }
    let isError = diagnostic.severity == .error
    let message = isError ? diagnostic.message : "\(diagnostic.severity): \(diagnostic.message)"
    lines.append(Report.Line(PrintableText.make(message), isError ? .bad : .label))
    if let source = diagnostic.sourceLine {
      let before = String(decoding: source.utf8.prefix(max(0, diagnostic.column - 1)), as: UTF8.self)
      let caret = diagnostic.column > 0 ? TextWidth.columns(of: PrintableText.make(before)) : nil
      lines.append(Report.Line(PrintableText.make(source), .source(caret: caret)))
    }
    return lines + diagnostic.notes.flatMap(self.lines)
  }

  /// What a person is to know of a build that worked.
  ///
  /// - Parameter shown: what is to be known of the frame besides.
  static func notes(_ lasting: [String], shown: [String] = []) -> Notice {
    let all = lasting + shown
    let lines = all.map { Report.Line(PrintableText.make($0)) }
    return Notice(
      .note,
      Report(
        title: all.isEmpty ? "No notes" : all.count == 1 ? "1 note" : "\(all.count) notes",
        lines: lines.isEmpty ? [Report.Line("Nothing is left out, and nothing is drawn otherwise.")] : lines,
        hints: ["esc hides this", "c shows it again"]))
  }

  /// Sources that cannot be compiled or shown, in one message.
  static func failure(_ message: String) -> Notice {
    let lines = message.split(whereSeparator: \.isNewline).map {
      Report.Line(PrintableText.make(String($0)), .text)
    }
    return Notice(.compile, Report(title: "This cannot be shown", lines: lines, hints: hints))
  }
}
