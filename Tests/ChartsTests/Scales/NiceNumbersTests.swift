import Testing

@testable import Charts

@Suite struct NiceNumbersTests {
  @Test func stepsAreOneTwoFive() {
    #expect(NiceNumbers.step(atLeast: 0.9) == 1)
    #expect(NiceNumbers.step(atLeast: 1) == 1)
    #expect(NiceNumbers.step(atLeast: 1.1) == 2)
    #expect(NiceNumbers.step(atLeast: 23) == 50)
    #expect(NiceNumbers.step(atLeast: 60) == 100)
    #expect(abs(NiceNumbers.step(atLeast: 0.03) - 0.05) < 1e-12)
    #expect(NiceNumbers.step(atLeast: .nan) == 1 && NiceNumbers.step(atLeast: -3) == 1)
  }

  @Test func boundsAreMultiples() {
    #expect(NiceNumbers.bounds(0, 68) == (0, 80))
    #expect(NiceNumbers.bounds(-3, 17) == (-5, 20))
    #expect(NiceNumbers.bounds(0, 4) == (0, 4))
  }

  @Test func ticksReachTheBounds() {
    #expect(NiceNumbers.ticks(0, 100, atMost: 3) == [0, 50, 100])
    #expect(NiceNumbers.ticks(0, 80, atMost: 5) == [0, 20, 40, 60, 80])
    #expect(NiceNumbers.ticks(0, 80, atMost: 3) == [0, 40, 80])
    #expect(NiceNumbers.ticks(40, 300, atMost: 3) == [100, 200, 300])
  }

  @Test func wholeBoundsThatAreApartGiveWholeTicks() {
    #expect(NiceNumbers.ticks(0, 3, atMost: 3) == [0, 3])
    #expect(NiceNumbers.ticks(0, 3, atMost: 4) == [0, 1, 2, 3])
    #expect(NiceNumbers.ticks(0, 1, atMost: 3) == [0, 0.5, 1])
  }

  @Test func oddBoundsGiveFewTicks() {
    #expect(NiceNumbers.ticks(5, 5, atMost: 4) == [5])
    #expect(NiceNumbers.ticks(.nan, 5, atMost: 4).isEmpty)
    #expect(NiceNumbers.ticks(0, .infinity, atMost: 4) == [0])
    #expect(NiceNumbers.multiples(of: 1e-3, 0, 1e9).count == 1000)
    #expect(NiceNumbers.multiples(of: 0, 0, 1).isEmpty)
  }
}
