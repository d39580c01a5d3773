import Commands
import Foundation
import StageLink
import Workshop

/// The program: a stage when it is told so, else a command.
@main
enum IsletCommand {
  @MainActor
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments == [StageProcess.argument] { exit(await Stage.run()) }
    let program = IsletProgram(
      environment: ProcessInfo.processInfo.environment,
      catalog: { origin in
        switch origin {
        case .gallery: try await StageCatalog.load(.gallery)
        case .library(let library): try await StageCatalog.load(.library(path: library.path))
        }
      },
      interact: { try Front.run($0) })
    exit(await CommandLineTool { try await program.perform($0) }.run(arguments))
  }
}
