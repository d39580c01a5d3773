import Testing

@testable import Terminal

@Suite struct CharsetTests {
  @Test func `nothing said is UTF-8, but for the old consoles`() {
    #expect(Charset.candidates(environment: ["TERM": "xterm"]) == ["C.UTF-8", "C"])
    #expect(Charset.candidates(environment: ["TERM": "xterm", "LANG": "C"]) == ["C.UTF-8", "C"])
    #expect(Charset.candidates(environment: ["TERM": "xterm", "LC_ALL": "POSIX"]) == ["C.UTF-8", "C"])
    #expect(Charset.candidates(environment: ["TERM": "linux"]) == ["C"])
    #expect(Charset.candidates(environment: ["TERM": "vt100", "LANG": "C"]) == ["C"])
  }

  @Test func `LC_ALL beats LC_CTYPE beats LANG, empty ones do not count`() {
    let variables = ["LC_ALL": "", "LC_CTYPE": "ko_KR.utf8", "LANG": "de_DE.ISO-8859-1"]
    #expect(Charset.candidates(environment: variables) == ["ko_KR.utf8", "C.UTF-8", "C"])
    #expect(Charset.candidates(environment: ["LANG": "de_DE.ISO-8859-1"]) == ["de_DE.ISO-8859-1", "C"])
  }

  @Test func `the environment tells what can be sent`() {
    #expect(Charset.told(by: ["TERM": "xterm"]) == .utf8)
    #expect(Charset.told(by: ["TERM": "xterm", "LANG": "ko_KR.UTF-8"]) == .utf8)
    #expect(Charset.told(by: ["TERM": "vt100"]) == .ascii)
    #expect(Charset.told(by: ["TERM": "xterm", "LC_ALL": "en_US.ISO-8859-1"]) == .ascii)
  }
}
