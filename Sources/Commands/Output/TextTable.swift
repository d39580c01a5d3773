import Cells

/// Rows of text with their columns aligned.
enum TextTable {
  /// A line for each row; a row may be shorter than others.
  static func string(for rows: [[String]]) -> String {
    let rows = rows.map { $0.map { PrintableText.make($0) } }
    let widths = (0..<(rows.map(\.count).max() ?? 0)).map { column in
      rows.map { column < $0.count ? TextWidth.columns(of: $0[column]) : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.indices.map { column in
        column == row.count - 1
          ? row[column]
          : row[column] + String(repeating: " ", count: widths[column] - TextWidth.columns(of: row[column]))
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }
}
