import Foundation
import Testing

@testable import Commands

@Suite struct DoctorCommandTests {
  private func text(_ checks: [DoctorCheck], isJSON: Bool = false) -> String {
    DoctorCommand(isJSON: isJSON, environment: [:], isTerminal: false).text(of: checks)
  }

  @Test func tables() {
    #expect(
      text([DoctorCheck("a", "fine"), DoctorCheck("themes", "gone\u{1B}", fault: "put them back")]) == """
        ok     a       fine
        fault  themes  gone\u{FFFD}
                       put them back

        1 fault to mend.

        """)
    #expect(text([DoctorCheck("a", "fine")]) == "ok     a  fine\n\nEverything is well.\n")
  }

  @Test func json() throws {
    let json = text([DoctorCheck("a", "\"fine\""), DoctorCheck("b", "", fault: "mend it")], isJSON: true)
    let list = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    #expect(list[0]["isWell"] as? Bool == true && list[0]["found"] as? String == "\"fine\"")
    #expect(list[1]["isWell"] as? Bool == false && list[1]["fault"] as? String == "mend it")
  }
}
