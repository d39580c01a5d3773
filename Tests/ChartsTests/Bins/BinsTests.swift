import Cells
import Charts
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct BinsTests {
  @Test func numbersLieBetweenRoundOnes() {
    let bins = NumberBins<Double>(range: 0...97, desiredCount: 5)
    #expect(bins.thresholds == [0, 20, 40, 60, 80, 100])
    #expect(bins.count == 5)
    #expect(bins.index(for: 20) == 1)
    #expect(bins.index(for: -3) == 0)
    #expect(bins.index(for: 300) == 4)
    #expect(bins[4].contains(100), "the last one holds its upper bound")
    #expect(!bins[0].contains(20))
  }

  @Test func sizesAndDataMakeBins() {
    let sized = NumberBins<Int>(size: 25, range: 10...60)
    #expect(sized.thresholds == [0, 25, 50, 75])
    let whole = NumberBins<Int>(data: [1, 2, 3, 4], desiredCount: 10)
    #expect(whole.thresholds == [1, 2, 3, 4])
    let (none, one) = (NumberBins<Double>(data: []), NumberBins<Double>(data: [7]))
    #expect(none.isEmpty)
    #expect(one.count >= 1)
    let sorted = NumberBins<Double>(thresholds: [5, 1, 3])
    #expect(sorted[0].lowerBound == 1)
    #expect(sorted[1].upperBound == 5)
  }

  @Test func datesLieInCalendarUnits() {
    let bins = DateBins(unit: .day, range: day(hours: 5)...day(hours: 53), calendar: calendar)
    #expect(bins.thresholds == [day(), day(hours: 24), day(hours: 48), day(hours: 72)])
    #expect(bins.index(for: day(hours: 30)) == 1)
    #expect(DateBins(timeInterval: 3600, range: day()...day(hours: 2.5)).count == 3)
    #expect(
      DateBins(range: day()...day(hours: 6), desiredCount: 6, calendar: calendar).thresholds.first == day())
  }

  @Test func aHistogramHasBarsSideBySide() {
    let bins = NumberBins<Int>(range: 0...40, desiredCount: 4)
    let counts = [1, 4, 2, 3]
    let view = Chart(bins.indices, id: \.self) { index in
      BarMark(x: .value("Range", bins[index]), y: .value("Count", counts[index]))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    let rows = draw(view, width: 16, height: 4).split(separator: "\n", omittingEmptySubsequences: false)
    let bars = rows[3].split(separator: " ")
    #expect(bars.count == 4)
    #expect(Set(bars.map(\.count)).count == 1)
    #expect(rows[0].split(separator: " ").count == 1, "only one bar is four high")
  }
}
