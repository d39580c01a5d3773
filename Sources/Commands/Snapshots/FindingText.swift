import Cells
import Formats
import Snapshots

/// What a person reads about a snapshot that is not as recorded.
struct FindingText {
  let depth: ColorDepth
  /// The columns there are.
  let columns: Int

  private static let indent = "    "

  /// A line, and below it what there is to see.
  func text(of finding: SnapshotFinding) -> String {
    let outcome = finding.outcome
    var lines = ["\(styled(outcome.kind.word, outcome.kind))  \(outcome.name)"]
    if outcome.kind != .orphan { lines.append(Self.indent + PrintableText.make(outcome.title)) }
    if outcome.kind == .crashed || outcome.kind == .unreadable, let message = outcome.message {
      lines += message.split(separator: "\n").map { Self.indent + PrintableText.make($0) }
    } else {
      lines.append(Self.indent + finding.summary)
    }
    if let difference = finding.difference {
      lines += rows(
        of: DifferencePicture(
          difference, columns: columns - Self.indent.count, isStyled: depth > .ansi16
        ).frame)
      lines += difference.notes.map { Self.indent + PrintableText.make($0) }
    }
    return lines.joined(separator: "\n") + "\n\n"
  }

  private func rows(of frame: Frame) -> [String] {
    let text = depth == .none ? TextFormat.string(for: frame) : ANSIFormat(depth: depth).string(for: frame)
    return text.split(separator: "\n").map { Self.indent + $0 }
  }

  private func styled(_ word: String, _ kind: SnapshotOutcome.Kind) -> String {
    guard depth != .none else { return word }
    let code = kind.isFault ? 31 : kind == .same ? 0 : 32
    return "\u{1B}[1;\(code)m\(word)\u{1B}[0m"
  }
}
