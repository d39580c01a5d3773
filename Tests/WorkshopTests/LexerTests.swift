import Testing

@testable import Workshop

@Suite struct LexerTests {
  /// The texts of all tokens but literals.
  func words(_ source: String) -> [String] {
    let bytes = Array(source.utf8)
    return Lexer.tokens(of: bytes).filter { $0.kind != .literal }.map {
      String(decoding: bytes[$0.range], as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("a // b\nc", ["a", "c"]),
    ("a /* b /* c */ d */ e", ["a", "e"]),
    ("a /* never closed", ["a"]),
    (#"a "b" c"#, ["a", "c"]),
    (#"a "\" b" c"#, ["a", "c"]),
    (#"a "\\" b"#, ["a", "b"]),
    ("a \"never closed\nb", ["a", "b"]),
    (#"a "x \(b + "y \(c) z") w" d"#, ["a", "b", "+", "c", "d"]),
    (#"a "\(f(g(h)))" i"#, ["a", "f", "(", "g", "(", "h", ")", ")", "i"]),
    (##"a #"\(b) " c"# d"##, ["a", "d"]),
    (##"a #"\#(b)"# d"##, ["a", "b", "d"]),
    (###"a ##"x "# y"## b"###, ["a", "b"]),
    ("a \"\"\"\n \" b \"\" // c\n \\(d)\n\"\"\" e", ["a", "d", "e"]),
    ("a #\"\"\"\n\"\"\" b\n\"\"\"# c", ["a", "c"]),
    (#"let r = /a"b/ c"#, ["let", "r", "=", "c"]),
    (#"let r = #/a"b/c/# d"#, ["let", "r", "=", "d"]),
    ("a #/\n x\"y /\n/# b", ["a", "b"]),
    ("x / y / z", ["x", "/", "y", "/", "z"]),
    ("(a)/b/c", ["(", "a", ")", "/", "b", "/", "c"]),
    ("1.5e3.foo", [".", "foo"]),
    ("1...n", ["...", "n"]),
    ("a..<b", ["a", "..<", "b"]),
    ("a?.b!.c", ["a", "?", ".", "b", "!", ".", "c"]),
    ("`class` `raw name`", ["class", "raw name"]),
    ("#if os(iOS)", ["#if", "os", "(", "iOS", ")"]),
    ("한글.값", ["한글", ".", "값"]),
    ("#!/usr/bin/swift\na", ["a"]),
    ("\u{FEFF}a", ["a"]),
    ("a*/*x*/b", ["a", "*", "b"]),
    ("\\", ["\\"]), ("\"\\", []), ("#", ["#"]), ("`", [""]), ("", []),
  ])
  func findsCode(source: String, expected: [String]) {
    #expect(words(source) == expected)
  }

  @Test func deepNestingNeedsNoStack() {
    let deep = String(repeating: "\"\\(", count: 50_000)
    #expect(Lexer.tokens(of: Array(deep.utf8)).count == 50_000)
    let comments = String(repeating: "/*", count: 100_000)
    #expect(Lexer.tokens(of: Array(comments.utf8)).isEmpty)
  }

  @Test func startsOfLines() {
    let tokens = Lexer.tokens(of: Array("a b\n  c \"\"\"\n\"\"\" d".utf8))
    #expect(tokens.map(\.startsLine) == [true, false, true, false, false])
  }
}
