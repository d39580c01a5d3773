import Cells

/// Several frames in one: beside each other, their names above them.
public enum FrameStrip {
  private static let gap = 2

  /// A frame with what stands above it.
  private struct Item {
    var labelled: LabelledFrame
    var name: String

    /// The frame is under its name, which begins a column further in.
    var columns: Int { max(labelled.frame.columns, TextWidth.columns(of: name) + 1) }
    /// With the name.
    var rows: Int { labelled.frame.rows + 1 }
  }

  /// One frame of all of them. Frames that differ in their state alone stand side by side; those of another
  /// preview or surface begin a new row.
  ///
  /// - Parameter frames: At least one. A single one is answered as it is.
  public static func frame(of frames: [LabelledFrame]) -> Frame {
    guard frames.count > 1 else { return frames[0].frame }
    let rows = rows(frames)
    let columns = rows.map { $0.reduce(-gap) { $0 + $1.columns + gap } }.max()!
    let height = rows.reduce(-1) { $0 + $1.map(\.rows).max()! + 1 }
    var result = Frame(size: CellSize(columns: columns, rows: height), manner: frames[0].frame.manner)
    var top = 0
    for row in rows {
      var left = 0
      for item in row {
        write(item.name, into: &result, at: left + 1, top)
        copy(item.labelled.frame, into: &result, at: left, top + 1)
        left += item.columns + gap
      }
      top += row.map(\.rows).max()! + 1
    }
    return result
  }

  private static func rows(_ frames: [LabelledFrame]) -> [[Item]] {
    let names = distinctLabels(of: frames)
    var rows: [[Item]] = []
    for labelled in frames {
      let item = Item(labelled: labelled, name: name(of: labelled, by: names))
      if let row = rows.firstIndex(where: { isAlike($0[0].labelled, labelled) }) {
        rows[row].append(item)
      } else {
        rows.append([item])
      }
    }
    return rows
  }

  /// Whether two frames differ in their states at most.
  private static func isAlike(_ one: LabelledFrame, _ other: LabelledFrame) -> Bool {
    one.labels.filter { $0.name != "state" } == other.labels.filter { $0.name != "state" }
  }

  /// The names of the labels that differ.
  private static func distinctLabels(of frames: [LabelledFrame]) -> Set<String> {
    Set(
      frames[0].labels.map(\.name).filter { name in
        Set(frames.map { $0.labels.first { $0.name == name } }).count > 1
      })
  }

  private static func name(of labelled: LabelledFrame, by names: Set<String>) -> String {
    let labels = labelled.labels.filter { names.contains($0.name) }
    return PrintableText.make(labels.map(\.text).joined(separator: " · "))
  }

  private static func copy(_ frame: Frame, into result: inout Frame, at left: Int, _ top: Int) {
    for row in 0..<frame.rows {
      for column in 0..<frame.columns { result[left + column, top + row] = frame[column, row] }
    }
  }

  private static func write(_ text: String, into result: inout Frame, at left: Int, _ row: Int) {
    var column = left
    for character in text {
      let width = TextWidth.columns(of: character)
      guard width > 0 else { continue }
      result[column, row] = Cell(Glyph(character), attributes: .dim)
      if width == 2 { result[column + 1, row] = Cell(nil, attributes: .dim) }
      column += width
    }
  }
}
