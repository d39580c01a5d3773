import Foundation
import Testing

/// A user's code that crashes in a one-shot command: one message, exit code 1.
@Suite struct GuardTests {
  @Test(arguments: [
    ("fatalError(\"no water\")", "Fatal error: no water", "a trap, such as an optional that is nil"),
    ("[1][degrees].description", "Index out of range", "a trap"),
    ("deep(degrees)", "", "invalid memory access or endless recursion"),
    ("raised(6)", "", "aborted"), ("raised(7)", "", "invalid memory access"),
    ("raised(8)", "", "invalid arithmetic"),
  ])
  func crash(expression: String, runtime: String, reason: String) throws {
    let folder = try SourceFolder.kettle(
      body: "Text(broken(context.state.degrees))",
      previews: """
        func broken(_ degrees: Int) -> String { \(expression) }
        func raised(_ number: Int32) -> String { "\\(raise(number))" }
        @inline(never) func deep(_ number: Int) -> String { deep(number + 1) + "." }

        \(SourceFolder.kettlePreview)
        """)
    let file = folder.url.appendingPathComponent("frame.txt")
    try "before".write(to: file, atomically: true, encoding: .utf8)
    let result = try Program.run(
      ["render", folder.path, "--format", "text", "-o", file.path],
      environment: ["SWIFT_BACKTRACE": "enable=no"])
    #expect(result.code == 1 && result.output == "")
    #expect(runtime.isEmpty || result.errors.contains(runtime))
    let own = result.errors.split(separator: "\n").filter { $0.hasPrefix("islet: ") }
    #expect(
      own.count == 1 && own.first?.contains(" crashed: ") == true && own.first?.contains(reason) == true)
    #expect(try String(contentsOf: file, encoding: .utf8) == "before")
  }

  @Test func printingComesOutClean() throws {
    let folder = try SourceFolder.kettle(
      body: "let _ = print(\"\\u{1B}]0;title\\u{7}\\tab\\u{9B}2J한👍\\u{202E}\")\nText(\"fine\")")
    let result = try Program.run(["render", folder.path, "--bare", "--format", "text"])
    #expect(result.code == 0)
    #expect(result.output.contains("fine") && !result.output.contains("title"))
    #expect(result.errors.hasPrefix("\u{FFFD}]0;title\u{FFFD}  ab\u{FFFD}2J한👍\u{FFFD}\n"))
  }

  @Test func muchPrintingIsPassedOnWhole() throws {
    let folder = try SourceFolder.kettle(
      body: """
        let _ = (1...20_000).forEach { print("line \\($0) 물") }
        Text("fine")
        """)
    let result = try Program.run(["render", folder.path, "--bare", "--format", "text"])
    #expect(result.code == 0)
    let lines = result.errors.split(separator: "\n")
    #expect(lines.prefix(20_000).last == "line 20000 물")
    #expect(!result.errors.contains("\u{FFFD}"))
  }

  @Test func compileErrorsShowNoControls() throws {
    let folder = try SourceFolder.kettle(body: "Text(nothing) // \u{1B}[31m \u{9B}2J")
    let result = try Program.run(["render", folder.path])
    #expect(result.code == 1 && result.errors.contains("nothing"))
    #expect(!result.errors.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{9B}" })
  }
}
