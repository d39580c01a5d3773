import Glibc
import StageLink
import Testing
import Workshop

@testable import Commands

@Suite struct CrashTests {
  private func crash(_ ending: ProcessEnding, printed: String = "", place: StagePlace? = nil) -> Crash {
    Crash(ending: ending, report: nil, printed: printed, place: place, limit: .seconds(5), memoryLimit: 1024)
  }

  @Test func signalsHaveWords() {
    #expect(
      crash(.signalled(SIGILL)).reason
        == "illegal instruction: a trap such as fatalError or an index out of range")
    #expect(crash(.signalled(SIGKILL)).reason.hasPrefix("killed"))
    #expect(crash(.exited(3)).reason == "it ended the process itself (exit code 3)")
  }

  @Test func theMessageStandsWithoutItsPlace() {
    let printed = """
      first line
      Kettle/Kettle.swift:12: Fatal error: too hot

      Current stack trace:
      0    libswiftCore.so   0x0000 somewhere
      """
    let crash = crash(.signalled(SIGILL), printed: printed)
    #expect(crash.message == "Fatal error: too hot")
    let lines = crash.report(places: nil).lines.map(\.text)
    #expect(lines.first == "Fatal error: too hot")
    #expect(lines.contains("first line"))
    #expect(!lines.contains { $0.contains("somewhere") || $0.contains("Kettle.swift:12") })
  }

  @Test func theReportSaysWhereAndWhat() {
    let place = StagePlace(
      activity: "Kettle", preview: "Kitchen", state: 1, stateCount: 3, surface: .expanded, theme: "midnight",
      device: "iphone-16")
    let report = crash(.signalled(SIGILL), place: place).report(
      places: [.init(path: "Kettle.swift", line: 7, text: "    boom(\u{1B}[2J)")])
    let lines = report.lines.map(\.text)
    #expect(lines.contains("Kettle.swift:7"))
    #expect(lines.contains("boom(\u{FFFD}[2J)"))
    #expect(lines.contains("while drawing state 2 of 3 of \"Kitchen\" on Island, expanded"))
  }
}
