@testable import Cells

extension Canvas {
  /// A canvas, painted and resolved.
  static func frame(
    _ columns: Int, _ rows: Int, _ manner: Manner = .filled, ascii: Bool = false,
    _ paint: (inout Canvas) -> Void
  ) -> Frame {
    var canvas = Canvas(size: CellSize(columns: columns, rows: rows), manner: manner)
    paint(&canvas)
    return canvas.resolve(ascii: ascii)
  }
}

extension CellRect {
  init(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int) {
    self.init(column: column, row: row, columns: columns, rows: rows)
  }
}

extension CellPoint {
  init(_ column: Int, _ row: Int) { self.init(column: column, row: row) }
}

extension RGBA {
  static let allRed = RGBA(255, 0, 0)
  static let allGreen = RGBA(0, 255, 0)
  static let allBlue = RGBA(0, 0, 255)
}
