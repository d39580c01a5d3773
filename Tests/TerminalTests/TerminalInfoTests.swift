import Testing

@testable import Terminal

@Suite(.serialized) struct TerminalInfoTests {
  @Test func `padding is not sent`() {
    let bytes = Array("\u{1B}[?5h$<100/>\u{1B}[?5l$<".utf8)
    #expect(TerminalInfo.withoutPadding(bytes) == Array("\u{1B}[?5h\u{1B}[?5l$<".utf8))
  }

  @Test func `an unknown terminal is an error that names it, harmlessly`() {
    #expect(throws: TerminalError.unknownTerminal("no-such-terminal")) {
      try TerminalInfo.load("no-such-terminal")
    }
    let message = TerminalError.unknownTerminal("x\u{1B}[2J").description
    #expect(message.contains("\"x?[2J\""))
  }

  @Test func `what puts xterm right ends with the first screen`() throws {
    let info = try TerminalInfo.load("xterm-256color")
    let reset = String(decoding: info.reset, as: UTF8.self)
    #expect(reset.hasPrefix("\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l"))
    #expect(reset.contains("\u{1B}[?1049l"))
    #expect(reset.contains("\u{1B}[?25h"))
    #expect(info.colors == 256)
    #expect(!info.isDirect)
  }

  @Test func `names that are no plain words make no entry`() {
    #expect(DirectColorEntry.isPlain("xterm-256color"))
    for name in ["", "../x", "a/b", "a b", "a,b", "-x", ".x", "é"] {
      #expect(!DirectColorEntry.isPlain(name))
    }
  }

  @Test func `the entry is kept by the XDG rules`() {
    let folder = { DirectColorEntry.folder(for: "xterm", environment: $0)?.path }
    #expect(folder(["XDG_CACHE_HOME": "/c", "HOME": "/h"]) == "/c/islet/terminfo-1/xterm")
    #expect(folder(["XDG_CACHE_HOME": "relative", "HOME": "/h"]) == "/h/.cache/islet/terminfo-1/xterm")
    #expect(folder([:]) == nil)
  }
}
