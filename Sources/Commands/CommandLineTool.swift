import Cells
import Glibc
import Phone
import Workshop

/// The program `islet` around its commands: it reads the arguments, answers help and version by itself,
/// and turns errors into one message on standard error and an exit code.
///
/// Exit codes: 0 fine; 1 the thing looked at is at fault; 2 wrong use or unreadable input; 130 and 143
/// after ctrl-C and SIGTERM.
public struct CommandLineTool {
  public static let version = "0.1.0"

  private let perform: @MainActor (Invocation) async throws -> Int32

  /// Makes the program.
  ///
  /// - Parameter perform: Carries out a command and answers the exit code.
  public init(perform: @escaping @MainActor (Invocation) async throws -> Int32) {
    self.perform = perform
  }

  /// Runs with the arguments, the program's name left out, and answers the exit code.
  @MainActor
  public func run(
    _ arguments: [String], output: Output = .standard, errors: Output = .error
  ) async -> Int32 {
    // A reader that goes away is an error of `write`, with a message, and not a silent end.
    signal(SIGPIPE, SIG_IGN)
    do {
      let invocation = try Invocation(arguments, exists: { access($0, F_OK) == 0 })
      switch invocation {
      case .help(let text): try output.write(text)
      case .version: try output.write("islet \(Self.version)\n")
      default: return try await perform(invocation)
      }
      return 0
    } catch {
      // Where standard error is closed too, the exit code is all there is left to say.
      try? errors.write(Self.message(for: error) + "\n")
      return Self.exitCode(for: error)
    }
  }

  static func exitCode(for error: any Error) -> Int32 {
    switch error {
    case is CompileError: 1
    case let error as WorkshopError: error.cause == .input ? 2 : 1
    case let error as CommandError: error.exitCode
    case let error as ScriptError: error.exitCode
    case is GivenContentError: 1
    default: 2
    }
  }

  static func message(for error: any Error) -> String {
    // Compilers' messages begin with their place, which editors jump to.
    let text = error is CompileError || error is ScriptError ? "\(error)" : "islet: \(error)"
    return PrintableText.make(text, keepsLineFeeds: true)
  }
}

/// A command cannot do what it was asked, for a reason of its own.
public struct CommandError: Error, Hashable, Sendable, CustomStringConvertible {
  public var exitCode: Int32
  public var message: String

  /// - Parameter exitCode: 1 when the thing looked at is at fault, 2 for wrong use or unreadable input.
  public init(exitCode: Int32, _ message: String) {
    self.exitCode = exitCode
    self.message = message
  }

  public var description: String { message }
}
