import Commands
import Foundation
import Workshop

/// The program: a stage when it is told so, else a command.
@main
enum IsletCommand {
  @MainActor
  static func main() async {
    var arguments = Array(CommandLine.arguments.dropFirst())
    if arguments == [StageProcess.argument] { exit(await Stage.run()) }
    let continuation = RenderContinuation(taking: &arguments)
    let program = IsletProgram(
      arguments: arguments, environment: ProcessInfo.processInfo.environment, continuation: continuation,
      catalog: { try await StageCatalog.load($0, given: $1, for: $2) },
      interact: { try Front.run($0) })
    exit(await CommandLineTool { try await program.perform($0) }.run(arguments))
  }
}
