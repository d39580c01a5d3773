import CPlatform
import Foundation
import Synchronization
import Testing

/// 2026-01-09T09:41:00Z
private let moment: Int64 = 1_767_951_660

/// Seconds of the wall clock as every way of asking for it answers.
private func wallClocks() -> [Double] {
  var realtime = timespec()
  clock_gettime(CLOCK_REALTIME, &realtime)
  var coarse = timespec()
  clock_gettime(CLOCK_REALTIME_COARSE, &coarse)
  var day = timeval()
  gettimeofday(&day, nil)
  var standard = timespec()
  timespec_get(&standard, TIME_UTC)
  var seconds: Int64 = 0
  var nanoseconds: Int32 = 0
  islet_clock_now(&seconds, &nanoseconds)
  return [
    Date().timeIntervalSince1970, Date.now.timeIntervalSince1970, Double(time(nil)), Double(realtime.tv_sec),
    Double(coarse.tv_sec), Double(day.tv_sec), Double(standard.tv_sec), Double(seconds),
    Date(timeIntervalSinceNow: 0).timeIntervalSince1970, NSDate().timeIntervalSince1970,
  ]
}

private func realSeconds() -> Int64 {
  var seconds: Int64 = 0
  var nanoseconds: Int32 = 0
  islet_clock_real_now(&seconds, &nanoseconds)
  return seconds
}

@Suite(.serialized) struct ClockTests {
  @Test func aThreadStandsAndComesBack() {
    islet_clock_thread_standing(moment, 0)
    #expect(Set(wallClocks()) == [Double(moment)])
    #expect(islet_clock_current_mode() == islet_clock_mode_standing)
    islet_clock_thread_clear()
    #expect(islet_clock_current_mode() == islet_clock_mode_real)
    #expect(time(nil) > moment + 100 || time(nil) < moment - 100)
  }

  @Test func otherThreadsKeepTheirClock() {
    islet_clock_thread_standing(moment, 0)
    let other = Mutex<(islet_clock_mode, Int)?>(nil)
    let thread = Thread { other.withLock { $0 = (islet_clock_current_mode(), time(nil)) } }
    thread.start()
    while !thread.isFinished { sched_yield() }
    islet_clock_thread_clear()
    let seen = other.withLock { $0 }
    #expect(seen?.0 == islet_clock_mode_real)
    #expect(abs((seen?.1 ?? 0) - Int(realSeconds())) < 3600)
  }

  @Test func nanosecondsCarryOver() {
    islet_clock_thread_standing(moment, 1_500_000_000)
    #expect(Date.now.timeIntervalSince1970 == Double(moment) + 1.5)
    islet_clock_thread_standing(moment, -250_000_000)
    #expect(Date.now.timeIntervalSince1970 == Double(moment) - 0.25)
    islet_clock_thread_clear()
  }

  @Test func momentsBeforeTheEpoch() {
    islet_clock_thread_standing(-10, 0)
    #expect(Date.now.timeIntervalSince1970 == -10)
    islet_clock_thread_clear()
  }

  @Test func monotonicClocksGoOn() {
    islet_clock_thread_standing(moment, 0)
    let start = ContinuousClock.now
    while start.duration(to: .now) == .zero {}
    #expect(start < ContinuousClock.now)
    #expect(Date.now.timeIntervalSince1970 == Double(moment))
    islet_clock_thread_clear()
  }

  @Test func theRealClockCanAlwaysBeRead() {
    islet_clock_thread_standing(moment, 0)
    let real = realSeconds()
    islet_clock_thread_clear()
    #expect(abs(real - Int64(time(nil))) < 3600)
  }

  @Test func unknownClocksFailAsBefore() {
    var result = timespec()
    #expect(clock_gettime(12345, &result) == -1)
    #expect(errno == EINVAL)
  }
}
