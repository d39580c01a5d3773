import Commands
import Foundation
import Workshop

/// The program: a stage or a worker when it is told so, else a command.
@main
enum IsletCommand {
  /// Everything runs on the process's first thread, which an asynchronous `main` would give up: its stack
  /// is the largest, and what answers crashes is set up for it.
  static func main() {
    Task { @MainActor in exit(await run()) }
    while true { RunLoop.main.run() }
  }

  @MainActor
  private static func run() async -> Int32 {
    var arguments = Array(CommandLine.arguments.dropFirst())
    if arguments == [StageProcess.argument] { return await Stage.run() }
    if arguments.first == CrashLines.argument { return CrashLines.write(arguments.dropFirst()) }
    if arguments == [SnapshotWorker.argument] { return await SnapshotWorker.run() }
    let continuation = RenderContinuation(taking: &arguments)
    let program = IsletProgram(
      arguments: arguments, environment: ProcessInfo.processInfo.environment, continuation: continuation,
      catalog: { try await StageCatalog.load($0, given: $1, for: $2) },
      interact: { try Front.run($0) })
    return await CommandLineTool { try await program.perform($0) }.run(arguments)
  }
}
