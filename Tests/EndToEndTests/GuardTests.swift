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

  /// What a user's code does to its own process does not keep Islet from ending it and saying so.
  @Test(arguments: [
    ("raise(SIGSTOP)", "did not finish in 2 seconds and was ended"),
    ("while true { raise(SIGSTOP) }", "did not finish in 2 seconds and was ended"),
    (
      """
      var all = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_SETMASK, &all, nil)
      for number in 1..<32 { signal(Int32(number), SIG_IGN) }
      while degrees > 0 {}
      """, "did not finish in 2 seconds and was ended"
    ),
    ("for number in 0..<1024 { close(Int32(number)) }", "closed descriptors that are not its own"),
    ("for number in 0..<1024 { close(Int32(number)) }\nfatalError()", "crashed: a trap"),
    ("Thread { fatalError() }.start()\nwhile degrees > 0 { sleep(1) }", "crashed: a trap"),
  ])
  func nothingEscapes(statements: String, reason: String) throws {
    let folder = try SourceFolder.kettle(
      body: "Text(told(context.state.degrees))",
      previews: """
        func told(_ degrees: Int) -> String {
          guard degrees == 60 else { return "state \\(degrees)" }
          \(statements)
          return "never mind"
        }

        \(SourceFolder.kettlePreview)
        """)
    let result = try Program.run([
      "render", folder.path, "--state", "all", "--bare", "--format", "text", "--time-limit", "2",
    ])
    #expect(result.code == 1)
    // The other states are drawn as ever.
    #expect(result.output.contains("state 15") && result.output.contains("state 100"))
    #expect(!result.output.contains("state 60") && !result.output.contains("never mind"))
    let own = result.errors.split(separator: "\n").filter { $0.hasPrefix("islet: ") }
    #expect(own.count == 1 && own.first?.contains("state 2 on lock-screen \(reason)") == true, "\(own)")
  }

  /// A crash is followed by the user's own lines, in whichever thread it was.
  @Test(arguments: ["[1][degrees].description", "inThread { [1][degrees].description }"])
  func crashesNameTheirLines(expression: String) throws {
    let folder = try SourceFolder.kettle(
      body: "Text(broken(context.state.degrees))",
      previews: """
        func broken(_ degrees: Int) -> String {
          \(expression)  // here
        }
        func inThread(_ work: @escaping @Sendable () -> String) -> String {
          Thread { _ = work() }.start()
          while true { sleep(1) }
        }

        \(SourceFolder.kettlePreview)
        """)
    let result = try Program.run(["render", ".", "--bare", "--format", "text"], folder: folder.path)
    #expect(result.code == 1)
    let lines = result.errors.split(separator: "\n")
    let crash = try #require(lines.firstIndex { $0.hasPrefix("islet: ") && $0.contains(" crashed: ") })
    let first = try #require(lines[(crash + 1)...].first)
    #expect(
      first.hasPrefix("  at Kettle/KettleActivity.swift:") && first.hasSuffix(": \(expression)  // here"),
      "\(result.errors)")
  }

  /// Whatever a user's code starts ends with it, also what that has started and left.
  @Test(arguments: ["while degrees > 0 {}", "", "fatalError()"])
  func processesEnd(then statement: String) throws {
    let folder = try SourceFolder.kettle(
      body: "Text(told(context.state.degrees))",
      previews: """
        func told(_ degrees: Int) -> String {
          let process = Process()
          process.executableURL = URL(fileURLWithPath: "/bin/sh")
          process.arguments = ["-c", "(sleep 86399 & echo $! > '\(NSTemporaryDirectory())\\(kettleMark)'); sleep 86399"]
          try? process.run()
          while (try? String(contentsOfFile: "\(NSTemporaryDirectory())\\(kettleMark)", encoding: .utf8))?.last != "\\n" {
            usleep(1000)
          }
          \(statement)
          return "done"
        }
        let kettleMark = "islet-mark-\(UUID())"

        \(SourceFolder.kettlePreview)
        """)
    let source = try String(contentsOfFile: folder.path + "/Kettle/KettleActivity.swift", encoding: .utf8)
    let mark = try #require(source.firstMatch(of: /islet-mark-[0-9A-F-]+/)).output
    let file = "\(NSTemporaryDirectory())\(mark)"
    defer { unlink(file) }
    let result = try Program.run(["render", folder.path, "--bare", "--format", "text", "--time-limit", "2"])
    #expect(result.code == (statement.isEmpty ? 0 : 1))
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let process = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    // It may be a moment in going, and nobody may have waited for it.
    for _ in 0..<600 where isAlive(process) { usleep(100_000) }
    #expect(!isAlive(process))
  }

  private func isAlive(_ process: pid_t) -> Bool {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
      return false
    }
    return text[(text.lastIndex(of: ")") ?? text.startIndex)...].dropFirst(2).first != "Z"
  }

  /// An activity whose code crashes while it is listed costs what its code would have said, and no other's.
  @Test func listGoesOn() throws {
    let folder = try SourceFolder.kettle(
      body: "Text(stopKettle())",
      previews: "func stopKettle() -> String { fatalError() }\n\n\(SourceFolder.kettlePreview)")
    try FileManager.default.copyItem(
      atPath: folder.path + "/Kettle/KettleActivity.swift", toPath: folder.path + "/Kettle/PotActivity.swift")
    let pot = folder.path + "/Kettle/PotActivity.swift"
    let text = try String(contentsOfFile: pot, encoding: .utf8)
      .replacing("Kettle", with: "Pot").replacing("fatalError()", with: "\"pot\"")
    try text.write(toFile: pot, atomically: true, encoding: .utf8)
    let attributes = folder.path + "/Kettle/KettleAttributes.swift"
    try String(contentsOfFile: attributes, encoding: .utf8).replacing("Kettle", with: "Pot")
      .write(toFile: folder.path + "/Kettle/PotAttributes.swift", atomically: true, encoding: .utf8)
    let table = try Program.run(["list", folder.path])
    #expect(table.code == 1)
    #expect(
      table.output.contains("Kettle  (fails)\n  1  Kettle  3 states  lock-screen\n")
        && table.output.contains("Pot  (lockScreen, "))
    #expect(table.errors.contains("islet: Kettle crashed: a trap"))
    let json = try Program.run(["list", folder.path, "--json"])
    let list = try #require(
      JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    #expect(json.code == 1 && list.count == 2)
    let kettle = try #require(list.first { $0["name"] as? String == "Kettle" })
    let other = try #require(list.first { $0["name"] as? String == "Pot" })
    #expect(kettle["problem"] is String && kettle["sample"] == nil)
    #expect(other["problem"] == nil && other["sample"] != nil)
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
