import Cells

/// Frames as JSON, always an array, the same bytes for the same frames.
///
///     [
///       {
///         "surface": "compact",               the labels, as given
///         "columns": 49, "rows": 3,
///         "manner": "outlined",               or "filled"
///         "text": ["...", ...],               a line a row, without trailing blanks
///         "runs": [
///           [ {"column": 2, "columns": 5, "text": "Water", "foreground": "#FFFFFF",
///              "background": "#1C1C1E", "attributes": ["bold"]}, ... ],
///           ...                               a list a row
///         ],
///         "boxes": [
///           {"kind": "island", "column": 9, "row": 0, "columns": 29, "rows": 3, "children": [
///             {"kind": "text", "column": 11, "row": 1, "columns": 5, "rows": 1, "text": "Water"}, ... ]}
///         ]
///       }
///     ]
///
/// A run is a stretch of cells with the same colours and attributes. Runs that are blank and plain are
/// left out, and so are the keys of colours that are the terminal's own and of missing attributes. Columns
/// and rows count cells from 0; a wide character takes two. Colours are `#RRGGBB`, or `#RRGGBBAA` when not opaque.
public enum JSONFormat {
  public static func string(for frames: [LabelledFrame]) -> String {
    array(of: frames.map(object))
  }

  /// The objects of several frames as the array that is written.
  public static func array(of objects: [String]) -> String {
    guard !objects.isEmpty else { return "[]\n" }
    return "[\n" + objects.joined(separator: ",\n") + "\n]\n"
  }

  /// The object of one frame, without a line feed at its end.
  public static func object(for labelled: LabelledFrame) -> String {
    let frame = labelled.frame
    let manner =
      switch frame.manner {
      case .filled: "filled"
      case .outlined: "outlined"
      }
    var members = labelled.labels.map { label in
      switch label.value {
      case .text(let text): "    \(quoted(label.name)): \(quoted(text))"
      case .number(let number): "    \(quoted(label.name)): \(number)"
      }
    }
    members.append("    \"columns\": \(frame.columns), \"rows\": \(frame.rows)")
    members.append("    \"manner\": \"\(manner)\"")
    let lines = (0..<frame.rows).map { "      " + quoted(TextFormat.line(of: frame, row: $0)) }
    members.append("    \"text\": " + list(lines))
    let rows = (0..<frame.rows).map { "      [" + runs(in: frame, row: $0).joined(separator: ", ") + "]" }
    members.append("    \"runs\": " + list(rows))
    if !labelled.boxes.isEmpty {
      members.append("    \"boxes\": " + list(labelled.boxes.map { box($0, indent: 6) }))
    }
    return "  {\n" + members.joined(separator: ",\n") + "\n  }"
  }

  /// A box on a line of its own, its children on lines below it.
  private static func box(_ box: FrameBox, indent: Int) -> String {
    let blanks = String(repeating: " ", count: indent)
    var members = [
      "\"kind\": \(quoted(box.kind))", "\"column\": \(box.rect.column)", "\"row\": \(box.rect.row)",
      "\"columns\": \(box.rect.columns)", "\"rows\": \(box.rect.rows)",
    ]
    if let text = box.text {
      members.append("\"text\": \(quoted(PrintableText.make(text, keepsLineFeeds: true)))")
    }
    members += box.facts.map(member)
    if !box.children.isEmpty {
      let children = box.children.map { self.box($0, indent: indent + 2) }
      members.append("\"children\": [\n" + children.joined(separator: ",\n") + "\n\(blanks)]")
    }
    return "\(blanks){" + members.joined(separator: ", ") + "}"
  }

  private static func member(_ fact: FrameBox.Fact) -> String { "\(quoted(fact.name)): \(json(fact.value))" }

  private static func json(_ value: FrameBox.Value) -> String {
    switch value {
    case .null: return "null"
    case .text(let text): return quoted(PrintableText.make(text, keepsLineFeeds: true))
    case .number(let number) where !number.isFinite: return number > 0 ? "\"infinity\"" : "null"
    case .number(let number):
      let rounded = (number * 1000).rounded() / 1000
      return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int64(rounded))" : "\(rounded)"
    case .list(let values): return "[" + values.map(json).joined(separator: ", ") + "]"
    case .object(let facts): return "{" + facts.map(member).joined(separator: ", ") + "}"
    }
  }

  private static func list(_ items: [String]) -> String {
    items.isEmpty ? "[]" : "[\n" + items.joined(separator: ",\n") + "\n    ]"
  }

  private static func runs(in frame: Frame, row: Int) -> [String] {
    let cells = Array(frame.row(row))
    var runs: [String] = []
    var start = 0
    while start < cells.count {
      var end = start + 1
      // The second half of a wide character belongs to its first.
      while end < cells.count, cells[end].glyph == nil || isAlike(cells[end], cells[start]) { end += 1 }
      let text = cells[start..<end].compactMap(\.glyph).map(\.printable).joined()
      let isPlain = isAlike(cells[start], .blank)
      if !isPlain || text.contains(where: { $0 != " " }) {
        runs.append(object(for: cells[start], column: start, columns: end - start, text: text))
      }
      start = end
    }
    return runs
  }

  private static func isAlike(_ one: Cell, _ other: Cell) -> Bool {
    one.foreground == other.foreground && one.background == other.background
      && one.attributes == other.attributes
  }

  private static let names: [(attribute: TextAttributes, name: String)] = [
    (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
    (.strikethrough, "strikethrough"), (.reverse, "reverse"),
  ]

  private static func object(for cell: Cell, column: Int, columns: Int, text: String) -> String {
    var members = ["\"column\": \(column)", "\"columns\": \(columns)", "\"text\": \(quoted(text))"]
    if !cell.foreground.isClear { members.append("\"foreground\": \"\(cell.foreground.hex)\"") }
    if !cell.background.isClear { members.append("\"background\": \"\(cell.background.hex)\"") }
    let attributes = names.filter { cell.attributes.contains($0.attribute) }.map { "\"\($0.name)\"" }
    if !attributes.isEmpty { members.append("\"attributes\": [\(attributes.joined(separator: ", "))]") }
    return "{" + members.joined(separator: ", ") + "}"
  }

  /// JSON that somebody else has written, without characters that could steer a terminal: in valid JSON
  /// they stand in strings only, where an escape means the same.
  public static func shown(_ json: String) -> String {
    guard json.unicodeScalars.contains(where: { TextWidth.isControl($0) }) else { return json }
    var result = ""
    for scalar in json.unicodeScalars {
      if TextWidth.isControl(scalar) {
        result += escape(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  /// A JSON string; only what must be escaped is.
  public static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || TextWidth.isControl(scalar):
        result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
