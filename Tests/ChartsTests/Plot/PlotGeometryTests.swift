import Foundation
import SwiftUI
import Testing

@testable import Charts

/// Where marks lie, as numbers.
@Suite struct PlotGeometryTests {
  private func geometry(
    width: Double, height: Double, _ change: (inout ChartConfiguration) -> Void = { _ in },
    @ChartContentBuilder _ content: () -> some ChartContent
  ) -> PlotGeometry {
    var marks = _ChartMarks()
    func collect<Content: ChartContent>(_ content: Content) { Content._collect(content, into: &marks) }
    collect(content())
    var configuration = ChartConfiguration()
    change(&configuration)
    return PlotGeometry(ChartModel(marks.records, configuration), width: width, height: height)
  }

  @Test func barsStandOnZero() {
    let plot = geometry(width: 80, height: 64) {
      BarMark(x: .value("n", "a"), y: .value("v", 10))
      BarMark(x: .value("n", "b"), y: .value("v", 5))
    }
    #expect(plot.model.y.domain == .continuous(lower: 0, upper: 10, isDate: false))
    #expect(plot.rect(of: plot.model.marks[0]) == CGRect(x: 4, y: 0, width: 32, height: 64))
    #expect(plot.rect(of: plot.model.marks[1]) == CGRect(x: 44, y: 32, width: 32, height: 32))
  }

  @Test func pilesGrowBothWays() {
    let plot = geometry(width: 80, height: 80) {
      pile([3, 2, -1, -2])
    }
    let ends = plot.model.marks.map { ($0.y.start?.position?.value.number, $0.y.end?.position?.value.number) }
    #expect(ends.map(\.0) == [0, 3, 0, -1])
    #expect(ends.map(\.1) == [3, 5, -1, -3])
    #expect(plot.model.marks.map(\.isStacked) == [false, true, false, true])
  }

  private func pile(_ values: [Double]) -> some ChartContent {
    ForEach(values, id: \.self) { BarMark(x: .value("n", "a"), y: .value("v", $0)) }
  }

  @Test func linesOfDatesFillTheWidth() {
    let plot = geometry(width: 100, height: 50) {
      LineMark(x: .value("t", day()), y: .value("v", 0))
      LineMark(x: .value("t", day(hours: 1)), y: .value("v", 20))
      LineMark(x: .value("t", day(hours: 4)), y: .value("v", 10))
    }
    let points = plot.model.marks.compactMap { plot.point(of: $0) }
    #expect(points.map(\.x) == [0, 25, 100])
    #expect(points.map(\.y) == [50, 0, 25])
  }

  @Test func datesWithAUnitHaveTheirMiddle() {
    let plot = geometry(width: 96, height: 32) {
      BarMark(x: .value("t", day(hours: 3), unit: .day), y: .value("v", 1))
      BarMark(x: .value("t", day(hours: 30), unit: .day), y: .value("v", 1))
      LineMark(x: .value("t", day(hours: 3), unit: .day), y: .value("v", 1))
    }
    #expect(plot.point(of: plot.model.marks[2])?.x == 24)
    #expect(plot.rect(of: plot.model.marks[0]) == CGRect(x: 4, y: 0, width: 40, height: 32))
  }

  @Test func barsAtNumbersKeepTheirWidthAtTheEnds() {
    let plot = geometry(width: 80, height: 16) {
      BarMark(x: .value("n", 10), y: .value("v", 1))
      BarMark(x: .value("n", 11), y: .value("v", 1))
    }
    #expect(plot.model.x.domain == .continuous(lower: 9.5, upper: 11.5, isDate: false))
    #expect(plot.rect(of: plot.model.marks[0])?.minX == 4)
  }

  @Test func rectanglesCoverWhatTheySayNothingOf() {
    let plot = geometry(width: 80, height: 100) {
      PointMark(x: .value("x", 5), y: .value("y", 100))
      RectangleMark(yStart: .value("y", 20), yEnd: .value("y", 50))
      RuleMark(x: .value("x", 5))
    }
    #expect(plot.rect(of: plot.model.marks[1]) == CGRect(x: 0, y: 50, width: 80, height: 30))
    #expect(plot.rect(of: plot.model.marks[2])?.height == 100)
  }

  @Test func offsetsMoveStartsAndEnds() {
    let plot = geometry(width: 80, height: 32) {
      // A bar starts at its foot and ends at its value.
      BarMark(x: .value("n", "a"), y: .value("v", 1), width: .fixed(40)).offset(x: 8).offset(yStart: -4)
      BarMark(x: .value("n", "a"), yStart: .value("v", 0), yEnd: .value("v", 1), width: .fixed(40))
        .offset(x: 0, yStart: 0, yEnd: 4)
      // A line of two points along the foot.
      BarMark(x: .value("n", "a"), yStart: .value("v", 0), yEnd: .value("v", 0), width: .fixed(40))
        .offset(x: 0, yStart: 0, yEnd: -2)
      // A rule across the plot starts at the top; in points both edges count from there.
      RuleMark(x: .value("n", "a")).offset(yStart: -10)
      RuleMark(x: .value("n", "a"), yStart: 4, yEnd: 20).offset(x: 2, yStart: 1, yEnd: 3)
      RuleMark(y: .value("v", 1)).offset(xStart: 8, xEnd: -8)
      RuleMark(y: .value("v", 1)).offset(x: 0, yStart: 8, yEnd: 4)
    }
    #expect(plot.rect(of: plot.model.marks[0]) == CGRect(x: 28, y: 0, width: 40, height: 28))
    #expect(plot.rect(of: plot.model.marks[1]) == CGRect(x: 20, y: 4, width: 40, height: 28))
    #expect(plot.rect(of: plot.model.marks[2]) == CGRect(x: 20, y: 30, width: 40, height: 2))
    #expect(plot.rect(of: plot.model.marks[3]) == CGRect(x: 40, y: -10, width: 0, height: 42))
    #expect(plot.rect(of: plot.model.marks[4]) == CGRect(x: 42, y: 5, width: 0, height: 18))
    #expect(plot.rect(of: plot.model.marks[5]) == CGRect(x: 8, y: 0, width: 64, height: 0))
    #expect(plot.rect(of: plot.model.marks[6]) == CGRect(x: 0, y: 0, width: 80, height: 0))
  }

  @Test func offsetsMoveLinesAndAreas() throws {
    let plot = geometry(width: 80, height: 32) {
      LineMark(x: .value("x", 0), y: .value("y", 1)).offset(x: 3, y: 5).offset(yStart: 7)
      AreaMark(x: .value("x", 0), yStart: .value("y", 0), yEnd: .value("y", 1)).offset(
        x: 2, yStart: -4, yEnd: 6)
    }
    let point = try #require(plot.point(of: plot.model.marks[0]))
    #expect(point.x == 3 && point.y == 5)
    let edges = try #require(plot.edges(of: plot.model.marks[1]))
    #expect(edges.first.x == 2 && edges.first.y == 6)
    #expect(edges.second.x == 2 && edges.second.y == 28)
  }

  @Test func sectorsShareTheTurn() {
    let plot = geometry(width: 100, height: 80) {
      SectorMark(angle: .value("a", 1), innerRadius: .ratio(0.5))
      SectorMark(angle: .value("b", 3), innerRadius: .ratio(0.5))
      SectorMark(angle: .value("c", -3))
    }
    #expect(plot.model.marks.map(\.turns) == [0..<0.25, 0.25..<1, 1..<1])
    let radii = plot.radii(of: plot.model.marks[0].record.sector!)
    #expect(radii.inner == 20 && radii.outer == 40)
    #expect(!plot.model.hasAxes)
  }

  @Test func valuesWithoutAPlaceHaveNoMark() {
    let plot = geometry(width: 80, height: 32) {
      BarMark(x: .value("n", "a"), y: .value("v", Double.nan))
      PointMark(x: .value("n", Double.infinity), y: .value("v", 1))
    }
    #expect(plot.model.marks.isEmpty)
  }

  @Test func innerStylesWin() {
    let plot = geometry(width: 80, height: 32) {
      Plot {
        LineMark(x: .value("x", 0), y: .value("y", 0)).interpolationMethod(.stepEnd).opacity(0.5)
        LineMark(x: .value("x", 1), y: .value("y", 0))
      }
      .interpolationMethod(.monotone).opacity(0.5).zIndex(2)
    }
    let styles = plot.model.marks.map(\.record.style)
    #expect(styles.map(\.interpolation) == [.stepEnd, .monotone])
    #expect(styles.map(\.opacity) == [0.25, 0.5])
    #expect(styles.map(\.zIndex) == [2, 2])
  }
}
