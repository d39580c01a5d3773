import Foundation
import Testing

@testable import Formats

@Suite struct AsciicastHeaderTests {
  @Test func isOneLineOfJSON() throws {
    let header = AsciicastHeader(
      columns: 80, rows: 24, timestamp: 1_767_951_660, title: "a \"b\"\n\u{1B}",
      environment: ["TERM": "xterm", "SHELL": "/bin/sh"])
    #expect(
      header.line
        == "{\"version\": 2, \"width\": 80, \"height\": 24, \"timestamp\": 1767951660, "
        + "\"title\": \"a \\\"b\\\"\\n\\u001b\", \"env\": {\"SHELL\": \"/bin/sh\", \"TERM\": \"xterm\"}}\n")
  }
}
