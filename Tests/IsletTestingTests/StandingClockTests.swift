import Foundation
import Testing

@testable import IsletTesting

/// One after another: a body that waits leaves its clock to whoever runs meanwhile on the main thread.
@MainActor @Suite(.serialized) struct StandingClockTests {
  private func settings(_ day: Double, _ locale: String = "en_US") -> SnapshotSettings {
    SnapshotSettings(locale: Locale(identifier: locale), date: Date(timeIntervalSince1970: day * 86_400))
  }

  private var days: Double { Date.now.timeIntervalSince1970 / 86_400 }

  @Test func theInnermostWinsAndTheOuterComesBack() {
    // Another test's clock may be standing meanwhile.
    let before = days
    StandingClock.with(settings(1, "de_DE")) {
      #expect(days == 1)
      StandingClock.with(settings(2)) { #expect(days == 2) }
      #expect(days == 1)
      #expect(Locale.current.identifier == "de_DE")
    }
    #expect(abs(days - before) < 0.5)
  }

  @Test func errorsEndIt() {
    struct Stop: Error {}
    let before = days
    #expect(throws: Stop.self) { try StandingClock.with(settings(7)) { throw Stop() } }
    #expect(abs(days - before) < 0.5)
  }

  @Test func bodiesThatWaitTakeTurns() async {
    var begun: [Double] = []
    var ended: [Double] = []
    let tasks = (1...8).map { day in
      Task {
        await StandingClock.with(settings(Double(day))) {
          begun.append(days)
          await Task.detached {}.value
          ended.append(Double(day))
          #expect(begun == ended)
        }
      }
    }
    for task in tasks { await task.value }
    #expect(begun.sorted() == [1, 2, 3, 4, 5, 6, 7, 8])
  }
}
