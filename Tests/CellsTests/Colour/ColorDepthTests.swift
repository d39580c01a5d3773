import Cells
import Testing

@Suite struct ColorDepthTests {
  private func depth(
    _ environment: [String: String], option: ColorOption = .auto, isTerminal: Bool = true
  ) -> ColorDepth {
    ColorDepth.resolve(environment: environment, option: option, isTerminal: isTerminal)
  }

  @Test func `COLORTERM and TERM say what a terminal can show`() {
    #expect(depth(["TERM": "xterm-256color", "COLORTERM": "truecolor"]) == .trueColor)
    #expect(depth(["TERM": "xterm-256color", "COLORTERM": "24bit"]) == .trueColor)
    #expect(depth(["TERM": "xterm-256color", "COLORTERM": "yes"]) == .ansi256)
    #expect(depth(["TERM": "xterm-direct"]) == .trueColor)
    #expect(depth(["TERM": "xterm-kitty"]) == .trueColor)
    #expect(depth(["TERM": "linux"]) == .ansi16)
    #expect(depth(["TERM": "vt100"]) == .none)
    #expect(depth(["TERM": "dumb", "COLORTERM": "truecolor"]) == .none)
    #expect(depth([:]) == .none)
  }

  @Test func `NO_COLOR counts when it is not empty and beats FORCE_COLOR`() {
    let terminal = ["TERM": "xterm-256color"]
    #expect(depth(terminal.merging(["NO_COLOR": "1"]) { $1 }) == .none)
    #expect(depth(terminal.merging(["NO_COLOR": ""]) { $1 }) == .ansi256)
    #expect(depth(terminal.merging(["NO_COLOR": "1", "FORCE_COLOR": "3"]) { $1 }) == .none)
    #expect(depth(terminal.merging(["NO_COLOR": "1", "CLICOLOR_FORCE": "1"]) { $1 }) == .none)
  }

  @Test func `the option beats every variable`() {
    #expect(depth(["TERM": "xterm", "NO_COLOR": "1"], option: .always) == .ansi16)
    #expect(depth([:], option: .always, isTerminal: false) == .ansi16)
    #expect(depth(["TERM": "xterm", "COLORTERM": "truecolor", "CI": "true"], option: .always) == .trueColor)
    #expect(depth(["TERM": "xterm", "FORCE_COLOR": "3"], option: .never) == .none)
  }

  @Test func `forcing works without a terminal and in CI`() {
    #expect(depth(["FORCE_COLOR": "1"], isTerminal: false) == .ansi16)
    #expect(depth(["FORCE_COLOR": "2"], isTerminal: false) == .ansi256)
    #expect(depth(["FORCE_COLOR": "3", "CI": "true"], isTerminal: false) == .trueColor)
    #expect(depth(["FORCE_COLOR": "0", "TERM": "xterm"]) == .none)
    #expect(depth(["CLICOLOR_FORCE": "1"], isTerminal: false) == .ansi16)
    #expect(depth(["CLICOLOR_FORCE": "0"], isTerminal: false) == .none)
  }

  @Test func `CI or no terminal gives plain output`() {
    #expect(depth(["TERM": "xterm-256color"], isTerminal: false) == .none)
    #expect(depth(["TERM": "xterm-256color", "CI": "true"]) == .none)
    #expect(depth(["TERM": "xterm-256color", "CI": "false"]) == .ansi256)
    #expect(depth(["TERM": "xterm-256color", "CLICOLOR": "0"]) == .none)
  }
}
