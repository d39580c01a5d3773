import BoxLayout
import Cells
import Foundation
import FoundationGaps

extension Text {
  /// Characters of one face.
  struct Run {
    var text: String
    var face: TextFace
    /// What it asks for and cannot show.
    var notice: String?
    /// What is said in place of a picture in the text.
    var words: String?
  }

  /// The text as runs of one face each.
  func runs(in environment: EnvironmentValues) -> [Run] {
    var result: [Run] = []
    collect(TextFace(environment), environment, into: &result)
    return result
  }

  /// The characters alone.
  package func plainText(in environment: EnvironmentValues) -> String {
    runs(in: environment).map(\.text).joined()
  }

  private func collect(
    _ base: TextFace, _ environment: EnvironmentValues, into runs: inout [Run]
  ) {
    var face = base
    face.apply(modifiers, environment)
    func append(_ text: String) {
      if !text.isEmpty { runs.append(Run(text: Self.cased(text, environment), face: face)) }
    }
    let locale = environment.fields.locale
    switch storage {
    case .verbatim(let text): append(text)
    case .key(let key, let table, let bundle):
      let text = key.text(table: table, bundle: bundle, locale: locale)
      if InlineMarkdown.isPlain(text) {
        guard !key.insertions.isEmpty else { return append(text) }
        Self.split(text, insertions: key.insertions, literal: append) {
          $0.collect(face, environment, into: &runs)
        }
      } else {
        // What a value says is no Markdown: values stand in the text as insertions until it is read.
        let quoted = key.quotingValues(locale: locale)
        for run in InlineMarkdown.runs(in: quoted.text(table: table, bundle: bundle, locale: locale)) {
          var part = face
          part.apply(run.intent)
          if run.link != nil { part.paint = environment.tintPaint }
          if run.inflects {
            runs.append(Run(text: Self.agreeing(run.text, quoted.insertions, environment), face: part))
            continue
          }
          Self.split(run.text, insertions: quoted.insertions) {
            if !$0.isEmpty { runs.append(Run(text: Self.cased($0, environment), face: part)) }
          } insertion: {
            $0.collect(part, environment, into: &runs)
          }
        }
      }
    case .resource(let resource):
      var resource = resource
      resource.locale = locale
      Self.collect(AttributedString(localized: resource), face, environment, into: &runs)
    case .attributed(let string): Self.collect(string, face, environment, into: &runs)
    case .formatted(let make): Self.collect(make(locale), face, environment, into: &runs)
    case .symbol(let image): runs.append(image.run(face, in: environment))
    case .date(let date, let style): append(style.text(for: date, in: environment))
    case .timer(let timer): append(timer.text(at: .now, locale: environment.fields.locale))
    case .interval(let dates):
      append(
        Date.IntervalFormatStyle(
          date: .omitted, time: .shortened, locale: locale, calendar: environment.fields.calendar,
          timeZone: environment.fields.timeZone
        ).format(dates))
    case .joined(let first, let second):
      first.collect(face, environment, into: &runs)
      second.collect(face, environment, into: &runs)
    }
  }

  private static func cased(_ text: String, _ environment: EnvironmentValues) -> String {
    switch environment.fields.textCase {
    case .uppercase: text.uppercased(with: environment.fields.locale)
    case .lowercase: text.lowercased(with: environment.fields.locale)
    case nil: text
    }
  }

  /// A text whose words agree with its number, its insertions being part of it.
  private static func agreeing(
    _ text: String, _ insertions: [Text], _ environment: EnvironmentValues
  ) -> String {
    var whole = ""
    split(text, insertions: insertions) {
      whole += $0
    } insertion: {
      whole += $0.plainText(in: environment)
    }
    return cased(EnglishAgreement.text(whole, locale: environment.fields.locale), environment)
  }

  /// Cuts a text at the markers of inserted texts.
  private static func split(
    _ text: String, insertions: [Text], literal: (String) -> Void, insertion: (Text) -> Void
  ) {
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "\u{10FFF0}"), let end = rest[start...].firstIndex(of: "\u{10FFF1}")
    {
      literal(String(rest[..<start]))
      if let number = Int(rest[rest.index(after: start)..<end]), insertions.indices.contains(number) {
        insertion(insertions[number])
      }
      rest = rest[rest.index(after: end)...]
    }
    literal(String(rest))
  }

  private static func collect(
    _ string: AttributedString, _ base: TextFace, _ environment: EnvironmentValues,
    into runs: inout [Run]
  ) {
    for run in string.runs {
      var face = base
      if let intent = run.inlinePresentationIntent { face.apply(intent) }
      if run.link != nil { face.paint = environment.tintPaint }
      face.apply(run, environment)
      runs.append(Run(text: cased(String(string[run.range].characters), environment), face: face))
    }
  }
}

extension Text: View {
  public typealias Body = Never

  public var body: Never { fatalError("Text lowers itself to boxes") }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let environment = lowering.environment
    var builder = TextBuilder()
    let runs = view.runs(in: environment)
    if lowering.title != nil { lowering.title?.add(text: runs.map(\.text).joined()) }
    if let record = lowering.record { record.add(view.modifiers.map { $0.inspected(in: environment) }) }
    let isHidden = environment.fields.redactionReasons.contains(.placeholder)
    for run in runs {
      if let notice = run.notice { lowering.notices.append(notice) }
      builder.append(isHidden ? Self.hidden(run.text) : run.text, style: run.face.style(lowering.metrics))
    }
    builder.lineLimit = environment.fields.lineLimit ?? 1...Int.max
    builder.truncation =
      switch environment.fields.truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    builder.lineSpacing = lowering.metrics.vertical(environment.fields.lineSpacing)
    let counts = view.reservedCells
    let face = (runs.first?.face ?? TextFace(environment)).style(lowering.metrics)
    if counts > 0 {
      builder.reservedWidth = lowering.metrics.reserved(cells: counts, face: face)
    } else if case let growth = view.growth(in: environment), growth > 0 {
      builder.growth = lowering.metrics.digits(growth, face: face)
    }
    builder.alignment =
      switch environment.fields.multilineTextAlignment {
      case .leading: .start
      case .center: .center
      case .trailing: .end
      // A counting text stands in the middle of the room it keeps.
      case nil: counts > 0 ? .center : .start
      }
    lowering.roots.append(lowering.tree.text(builder))
    guard lowering.isSpoken else { return }
    let start = lowering.roots.count - 1
    if isHidden {
      lowering.note(.label("placeholder"), from: start)
    } else if runs.contains(where: { $0.words != nil }) {
      lowering.note(.label(runs.map { $0.words ?? $0.text }.joined()), from: start)
    }
  }

  /// A bar for each column of a text that is hidden; its lines break as they would.
  private static func hidden(_ text: String) -> String {
    text.map { $0.isWhitespace ? String($0) : String(repeating: "▄", count: TextWidth.columns(of: $0)) }
      .joined()
  }

  /// The cells that the system keeps free for a text that counts; 0 for any other.
  private var reservedCells: Int {
    switch storage {
    case .timer(let timer): timer.reservedCells
    case .date(let date, .timer):
      TimerText.reservedCells(for: abs(date.timeIntervalSinceNow), showsHours: true)
    default: 0
    }
  }

  /// How many cells wider a text can become that follows the clock, or holds texts that do.
  private func growth(in environment: EnvironmentValues) -> Int {
    switch storage {
    case .timer, .date(_, .timer):
      max(0, reservedCells - TextWidth.columns(of: plainText(in: environment)))
    case .date(let date, let style):
      style.widestText(for: date, in: environment).map {
        max(0, TextWidth.columns(of: $0) - TextWidth.columns(of: plainText(in: environment)))
      } ?? 0
    case .joined(let first, let second): first.growth(in: environment) + second.growth(in: environment)
    case .key(let key, _, _): key.insertions.reduce(0) { $0 + $1.growth(in: environment) }
    default: 0
    }
  }
}

extension Metrics {
  /// The width of so many digits.
  fileprivate func digits(_ count: Int, face: TextStyle) -> Int {
    guard unit == .points, case .points(let size, _, _) = face.advances else {
      return count * face.advances.columns(of: "0")
    }
    return horizontal(size * Double(count) * 0.62)
  }

  /// The width of so many digits of a counting text.
  fileprivate func reserved(cells: Int, face: TextStyle) -> Int {
    // Digits of one width and narrower colons between them.
    let colons = cells > 5 ? 2 : 1
    guard unit == .points, case .points(let size, _, _) = face.advances else {
      return (cells - colons) * face.advances.columns(of: "0") + colons * face.advances.columns(of: ":")
    }
    return horizontal(size * (Double(cells - colons) * 0.62 + Double(colons) * 0.27))
  }
}
