import Glibc
import Testing
import Workshop

@testable import Commands

@MainActor @Suite struct CommandLineToolTests {
  /// Runs the tool with pipes for its output.
  func run(
    _ arguments: [String], perform: @escaping @MainActor (Invocation) async throws -> Int32 = { _ in 0 }
  ) async -> (code: Int32, output: String, errors: String) {
    var pipes: [[Int32]] = []
    for _ in 0..<2 {
      var ends: [Int32] = [0, 0]
      pipe(&ends)
      pipes.append(ends)
    }
    let code = await CommandLineTool(perform: perform).run(
      arguments, output: Output(descriptor: pipes[0][1]), errors: Output(descriptor: pipes[1][1]))
    let texts = pipes.map { ends in
      close(ends[1])
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = read(ends[0], &buffer, buffer.count)
      close(ends[0])
      return String(decoding: buffer[..<max(0, count)], as: UTF8.self)
    }
    return (code, texts[0], texts[1])
  }

  @Test func versionAndHelp() async {
    #expect(await run(["--version"]) == (0, "islet \(CommandLineTool.version)\n", ""))
    let help = await run(["--help"])
    #expect(
      help.code == 0 && help.errors.isEmpty && help.output.hasPrefix("Usage: islet [OPTION ...] [PATH ...]\n")
    )
  }

  @Test func wrongUseIsTwo() async {
    #expect(
      await run(["render", "--nonsense\u{1B}[31m"]) == (
        2, "",
        "islet: there is no option --nonsense\u{FFFD}[31m\nTry 'islet render --help' for more.\n"
      ))
  }

  @Test func codesOfErrors() async {
    func code(_ error: any Error) async -> Int32 { await run(["themes"]) { _ in throw error }.code }
    #expect(await code(WorkshopError(.input, "")) == 2)
    #expect(await code(WorkshopError(.source, "")) == 1)
    #expect(await code(CommandError(exitCode: 1, "")) == 1)
    #expect(await code(OutputError(path: "x", code: ENOSPC)) == 2)
    #expect(await run(["themes"]) { _ in 1 }.code == 1)
  }

  @Test func missingPathHasOneMessage() async {
    let result = await run(["list", "/nowhere/at/all"]) { invocation in
      guard case .list(let options) = invocation else { return 9 }
      _ = try options.sources.compile()
      return 0
    }
    #expect(result == (2, "", "islet: /nowhere/at/all: no such file or folder\n"))
  }

  @Test func closedOutputHasOneMessage() async {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    close(ends[0])
    var errors: [Int32] = [0, 0]
    pipe(&errors)
    let code = await CommandLineTool { _ in 0 }.run(
      ["--version"], output: Output(descriptor: ends[1]), errors: Output(descriptor: errors[1]))
    close(ends[1])
    close(errors[1])
    var buffer = [UInt8](repeating: 0, count: 1000)
    let count = read(errors[0], &buffer, buffer.count)
    close(errors[0])
    #expect(code == 2)
    #expect(
      String(decoding: buffer[..<count], as: UTF8.self)
        == "islet: standard output was closed before everything was written\n")
  }
}
