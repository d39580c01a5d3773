import Foundation

/// The rows of the tables of what projects use, from `frequency.tsv`: the table, the kind, the row, its fate, and
/// for some a pattern or a reason.
struct FrequencyTable {
  enum Kind: String {
    /// A call with its labels, as `CallForms` writes it.
    case form
    /// A piece of source.
    case code
    /// A piece of source, letter by letter.
    case raw
    /// A name that has a probe of its own.
    case name
    /// A name that probes of its forms show.
    case named
    /// A module.
    case `import`
  }

  enum Fate: String {
    /// Changes what is drawn.
    case works
    /// Changes nothing that is drawn.
    case accepted
    /// Seen by another test, which the reason names first.
    case elsewhere
    /// Not there; the table of what is refused says why.
    case refused
    /// A project's own and no API.
    case own
  }

  struct Row {
    var table: String
    var kind: Kind
    var text: String
    var fate: Fate
    /// What is looked for instead of the row, or why it has no probe.
    var note: String?

    func isUsed(in probe: ProbeSource.Probe) -> Bool {
      let text = note ?? text
      return switch kind {
      case .form: CallForms(probe.code).forms.contains(text)
      case .code, .name, .named: CodePattern(text).isContained(in: probe.words)
      case .raw: probe.code.contains(text)
      case .import: false
      }
    }

    var isProbed: Bool { (fate == .works || fate == .accepted) && kind != .import && kind != .named }
  }

  let rows: [Row]

  init(_ text: String) throws {
    rows = try text.split(separator: "\n").map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count >= 4, let kind = Kind(rawValue: fields[1]), let fate = Fate(rawValue: fields[3])
      else {
        throw Failure(text: "frequency.tsv: cannot read \"\(line)\"")
      }
      let note = fields.count > 4 && !fields[4].isEmpty ? fields[4] : nil
      return Row(table: fields[0], kind: kind, text: fields[2], fate: fate, note: note)
    }
  }

  struct Failure: Error, CustomStringConvertible {
    var text: String

    var description: String { text }
  }
}
