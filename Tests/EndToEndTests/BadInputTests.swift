import Foundation
import Testing

/// What is wrong gets one message that says what, where and what to do, and the right exit code.
@Suite struct BadInputTests {
  private func expect(
    _ result: Program.Result, _ code: Int32, _ words: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(result.code == code, sourceLocation: sourceLocation)
    #expect(result.output == "", sourceLocation: sourceLocation)
    for word in words {
      #expect(result.errors.contains(word), "\(result.errors)", sourceLocation: sourceLocation)
    }
    #expect(!result.errors.contains("\u{1B}"), sourceLocation: sourceLocation)
  }

  @Test func noSource() throws {
    let folder = try SourceFolder(["notes.txt": "nothing"])
    expect(try Program.run(["render", folder.path]), 2, folder.path, "no Swift")
    expect(try Program.run(["render", "/nowhere/at/all"]), 2, "/nowhere/at/all")
  }

  @Test func noActivity() throws {
    let folder = try SourceFolder(["Lonely.swift": "struct Lonely { var number = 1 }\n"])
    expect(try Program.run(["render", folder.path]), 1, "no")
  }

  @Test func compileError() throws {
    let folder = try SourceFolder.kettle(body: "Text(context.state.nonsense)")
    expect(
      try Program.run(["render", folder.path]), 1, "KettleActivity.swift:", "nonsense",
      "Text(context.state.nonsense)", "^")
  }

  @Test func unknownNames() throws {
    let folder = try SourceFolder.kettle()
    expect(try Program.run(["render", folder.path, "--preview", "Teapot"]), 2, "Teapot", "Kettle", "Island")
    expect(try Program.run(["render", folder.path, "--activity", "Teapot"]), 2, "Teapot", "Kettle")
    expect(try Program.run(["render", folder.path, "--state", "9"]), 2, "9", "3 states")
    expect(try Program.run(["render", folder.path, "--device", "nokia"]), 2, "nokia", "iphone-16")
    expect(try Program.run(["render", folder.path, "--theme", "pink"]), 2, "pink", "midnight")
    expect(try Program.run(["render", folder.path, "--surfac", "all"]), 2, "--surfac", "--surface")
  }

  @Test func notUTF8() throws {
    let folder = try SourceFolder(["Good.swift": "let a = 1\n"])
    try Data([0x6C, 0x65, 0x74, 0x20, 0xFF, 0xFE]).write(to: folder.url.appendingPathComponent("Bad.swift"))
    expect(try Program.run(["render", folder.path]), 2, "Bad.swift", "UTF-8")
  }

  @Test func badTheme() throws {
    let folder = try SourceFolder(["theme.json": "{\"id\": 3}"])
    let file = folder.url.appendingPathComponent("theme.json").path
    expect(try Program.run(["render", "--theme", file]), 2, file, "id", "expected")
  }

  @Test func crashInTheActivity() throws {
    let folder = try SourceFolder.kettle(
      body: "Text(crash())\n",
      previews: """
        func crash() -> String { fatalError("the kettle is broken") }

        \(SourceFolder.kettlePreview)
        """)
    expect(try Program.run(["render", folder.path]), 1, "the kettle is broken")
  }

  @Test func activityThatEndsTheProcess() throws {
    let folder = try SourceFolder.kettle(
      body: "Text(leave())\n",
      previews: """
        func leave() -> String { exit(0) }

        \(SourceFolder.kettlePreview)
        """)
    expect(try Program.run(["render", folder.path]), 1, "ended the process itself")
  }

  @Test func endlessLoopInTheActivity() throws {
    let folder = try SourceFolder.kettle(
      body: "Text(spin())\n",
      previews: """
        func spin() -> String {
          var number = 0
          while number >= 0 { number = (number + 1) % 7 }
          return "never"
        }

        \(SourceFolder.kettlePreview)
        """)
    expect(try Program.run(["render", folder.path, "--time-limit", "5"]), 1, "5")
  }

  /// Nothing that a source says reaches the terminal as a control sequence.
  @Test func controlSequencesAreCleaned() throws {
    let folder = try SourceFolder.kettle(
      body: "Text(\"\\u{1B}[31mred\\u{7}\\u{9B}2J\\u{202E}back\")",
      previews: SourceFolder.kettlePreview.replacing("\"Kettle\"", with: "\"Ket\\u{1B}]0;tle\""))
    for arguments in [
      ["render", folder.path, "--format", "text"], ["list", folder.path], ["list", folder.path, "--json"],
    ] {
      let result = try Program.run(arguments)
      #expect(result.code == 0)
      let bad = (result.output + result.errors).unicodeScalars.filter {
        $0 != "\n" && ($0.value < 0x20 || (0x7F..<0xA0).contains($0.value) || $0.value == 0x202E)
      }
      #expect(bad.isEmpty, "\(arguments)")
    }
  }

  /// A reader that goes away ends the program in order.
  @Test func outputClosedEarly() throws {
    let folder = try SourceFolder([
      "run.sh": "\"$1\" render --activity all --state all --surface all | head -n 1\n"
    ])
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.environment = Program.surroundings
    shell.arguments = [folder.url.appendingPathComponent("run.sh").path, Program.path]
    let errors = Pipe()
    shell.standardOutput = FileHandle.nullDevice
    shell.standardError = errors
    try shell.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    shell.waitUntilExit()
    #expect(text == "" || text == "islet: standard output was closed before everything was written\n")
  }
}
