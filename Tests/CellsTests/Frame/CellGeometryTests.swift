import Testing

@testable import Cells

@Suite struct CellGeometryTests {
  @Test func intersections() {
    #expect(CellRect(0, 0, 4, 4).intersection(CellRect(2, 1, 9, 2)) == CellRect(2, 1, 2, 2))
    #expect(CellRect(0, 0, 2, 2).intersection(CellRect(5, 5, 2, 2)).isEmpty)
  }

  @Test func unions() {
    #expect(CellRect(0, 0, 1, 1).union(CellRect(3, 2, 1, 1)) == CellRect(0, 0, 4, 3))
    #expect(CellRect(9, 9, 0, 3).union(CellRect(3, 2, 1, 1)) == CellRect(3, 2, 1, 1))
  }

  @Test func insets() {
    #expect(CellRect(0, 0, 6, 4).inset(columns: 2, rows: 1) == CellRect(2, 1, 2, 2))
    #expect(CellRect(0, 0, 2, 2).inset(columns: 2, rows: 1).size == .zero)
  }
}
