import SwiftUI
import Testing

@testable import Charts

@Suite struct AxisWordsTests {
  @Test func wordsOfAnAxisAreExactEnough() {
    let environment = EnvironmentValues()
    func words(_ numbers: [Double], _ distance: Double) -> [String] {
      numbers.map { AxisWords.words(.number($0), distance: distance, in: environment) }
    }
    #expect(words([0, 0.5, 1], 0.5) == ["0", "0.5", "1"])
    #expect(words([0, 1.5, 2.5, 4], 1) == ["0", "1.5", "2.5", "4"])
    #expect(words([0, 0.25], 0.25) == ["0", "0.25"])
    #expect(words([71.666, 143.333], 71.667) == ["72", "143"])
  }
}
