import StageLink
import Testing

@testable import Phone

@Suite struct KeyLineTests {
  private func keys(
    _ surface: Surface?, states: Int = 4, previews: Int = 3, themes: Int = 5, devices: Int = 2,
    columns: Int = 200
  ) -> String {
    KeyLine(
      surface: surface, appearance: .dark, charset: .ascii, stateCount: states, previewCount: previews,
      themeCount: themes, deviceCount: devices
    ).fitting(columns).map { "\($0.key) \($0.word)" }.joined(separator: ", ")
  }

  @Test func onlyKeysThatActAreOffered() {
    #expect(
      keys(.lockScreen)
        == "<> state, up/down preview, tab surface, l unlock, n others, a light, t theme, d device, x stale, / find, "
        + "i inspect, e write, ? help, q quit")
    #expect(!keys(.banner).contains("space"))
    #expect(keys(.compact).contains("space expand"))
    #expect(keys(.expanded).contains("space collapse"))
    #expect(
      keys(nil, states: 1, previews: 1, themes: 1, devices: 1)
        == "a light, i inspect, e write, ? help, q quit")
  }

  @Test func theMoreNeededStayWhereThereIsLittleRoom() {
    #expect(keys(.compact, columns: 30) == "<> state, ? help, q quit")
    #expect(keys(.compact, columns: 14) == "? help, q quit")
  }
}
