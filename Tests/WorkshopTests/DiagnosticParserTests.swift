import Testing

@testable import Workshop

@Suite struct DiagnosticParserTests {
  let parser = DiagnosticParser(files: [
    "/p/A: b.swift": SourceFile(
      path: "/p/A: b.swift", displayPath: "A: b.swift", isExplicit: true, text: "one\ntwo")
  ])

  @Test func errorsAndTheirNotes() {
    let found = parser.diagnostics(
      in: """
        /p/A: b.swift:2:1: error: no: such thing
        two
        ^~~
        /p/A: b.swift:1:2: note: did you mean 'one'?
        one
        /p/A: b.swift:2:1: warning: odd
        /p/A: b.swift:2:1: error: no: such thing
        /p/A: b.swift:1:2: note: did you mean 'one'?
        error: emit-module command failed
        <unknown>:0: error: unable
        """)
    #expect(
      found == [
        Diagnostic(
          severity: .error, message: "no: such thing", path: "A: b.swift", line: 2, column: 1,
          sourceLine: "two",
          notes: [
            Diagnostic(
              severity: .note, message: "did you mean 'one'?", path: "A: b.swift", line: 1, column: 2,
              sourceLine: "one")
          ]),
        Diagnostic(
          severity: .warning, message: "odd", path: "A: b.swift", line: 2, column: 1, sourceLine: "two"),
        Diagnostic(severity: .error, message: "emit-module command failed"),
        Diagnostic(severity: .error, message: "unable"),
      ])
  }

  @Test func caretBehindTabsAndWideCharacters() {
    let diagnostic = Diagnostic(
      severity: .error, message: "x", path: "A.swift", line: 1, column: 5, sourceLine: "\t한b")
    #expect(diagnostic.text == "A.swift:1:5: error: x\n  한b\n    ^")
  }
}
