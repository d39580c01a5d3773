import Testing

@testable import SwiftUI

@MainActor
struct GridTests {
  @Test func columnsStandOneUnderAnother() {
    let grid = Grid(alignment: .leading) {
      GridRow {
        Text("a")
        Text("bbb")
      }
      GridRow {
        Text("cccc")
        Text("d")
      }
    }
    #expect(size(grid) == .init(width: 8, height: 2))
    #expect(draw(grid, width: 8, height: 2) == "a    bbb\ncccc d")
  }

  @Test func alignmentOfColumnsAndCells() {
    let grid = Grid(alignment: .leading, horizontalSpacing: 0) {
      GridRow {
        Text("wide")
        Text("12")
      }
      GridRow {
        Text("x").gridCellAnchor(.trailing)
        Text("3").gridColumnAlignment(.trailing)
      }
    }
    #expect(draw(grid, width: 6, height: 2) == "wide12\n   x 3")
  }

  @Test func spanningCellWidensItsColumns() {
    let grid = Grid(alignment: .leading, horizontalSpacing: 8) {
      GridRow {
        Text("a")
        Text("b")
      }
      GridRow { Text("spanning").gridCellColumns(2) }
    }
    #expect(draw(grid, width: 8, height: 2) == "a    b\nspanning")
  }

  @Test func aViewOfItsOwnStandsAcross() {
    let grid = Grid(horizontalSpacing: 8, verticalSpacing: 0) {
      GridRow {
        Text("a")
        Text("b")
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow {
        Text("c")
        Text("d")
      }
    }
    #expect(draw(grid, width: 9, height: 3) == "   a b\n   ───\n   c d")
  }

  @Test func flexibleColumnsShareTheRoom() {
    let grid = Grid(alignment: .leading, horizontalSpacing: 0) {
      GridRow {
        Text("ab")
        Text("c").frame(maxWidth: .infinity, alignment: .trailing)
      }
    }
    #expect(draw(grid, width: 8, height: 1) == "ab     c")
  }

  @Test func lazyGridFillsLineByLine() {
    let grid = LazyVGrid(columns: [GridItem(.fixed(24)), GridItem(.flexible())]) {
      ForEach(1..<4) { Text("\($0)") }
    }
    #expect(draw(grid, width: 9, height: 2) == " 1    2\n 3")
  }

  @Test func adaptiveTracksTakeWhatHasRoom() {
    let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: 24), spacing: 8)]) {
      ForEach(1..<5) { Text("\($0)").frame(maxWidth: .infinity, alignment: .leading) }
    }
    #expect(draw(grid, width: 11, height: 2) == "1   2   3\n4")
  }

  @Test func horizontalGridFillsColumns() {
    let grid = LazyHGrid(rows: [GridItem(.fixed(16), spacing: 0), GridItem(.fixed(16))], spacing: 8) {
      ForEach(1..<4) { Text("\($0)") }
    }
    #expect(draw(grid, width: 3, height: 2) == "1 3\n2")
  }
}
