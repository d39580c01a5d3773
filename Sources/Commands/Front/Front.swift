import Cells
import Foundation
import Glibc
import StageLink
import Terminal
import Workshop

/// The terminal side: it shows the stage's frames, sends it keys and stays in order whatever happens
/// to it.
public final class Front {
  private let stage: StageProcess
  private let screen: TerminalScreen
  /// When the stage was last asked for something that it has not answered.
  private var askedAt: ContinuousClock.Instant?
  private var library: CompiledLibrary?

  /// How long a stage may take over a key before `q` no longer waits for it.
  private static let patience = Duration.seconds(1)

  private init(stage: StageProcess, screen: TerminalScreen, library: CompiledLibrary?) {
    self.stage = stage
    self.screen = screen
    self.library = library
  }

  /// Shows the gallery or the activities of some sources until somebody quits.
  ///
  /// - Returns: the exit code.
  /// - Throws: `CompileError`, `WorkshopError`, `TerminalError` or `CommandError`, before the terminal was
  ///   touched or after it was put right.
  public static func run(_ options: PhoneOptions) throws -> Int32 {
    let environment = ProcessInfo.processInfo.environment
    try TerminalScreen.check(environment: environment)
    let given = try options.view.content.read()
    var library: CompiledLibrary?
    if !options.sources.paths.isEmpty {
      if Output.error.isTerminal { try? Output.error.write("Compiling...\r") }
      defer { if Output.error.isTerminal { try? Output.error.write("            \r") } }
      // Ctrl-C ends the compiler too and leaves nothing behind.
      Interruption.handle()
      defer { Interruption.end() }
      library = try options.sources.compile()
    }
    // The message of a crash is wanted, not a page of frames of the system.
    let stage = try StageProcess.start(environment: ["SWIFT_BACKTRACE": "enable=no"])
    defer { stage.close() }
    let screen = try TerminalScreen(environment: environment, color: options.isPlain ? .never : options.color)
    let front = Front(stage: stage, screen: screen, library: library)
    let outcome = Result {
      try front.loop(options, source: library?.source ?? .gallery, given: given)
    }
    screen.close()
    return try outcome.get()
  }

  private func loop(
    _ options: PhoneOptions, source: StageConfiguration.Source, given: GivenContent?
  ) throws -> Int32 {
    let isOutlined = options.isPlain || screen.colorDepth <= .ansi16
    var view = options.view
    if screen.charset == .ascii, view.theme == nil { view.theme = "ascii" }
    try ask(
      .open(
        view.configuration(
          source: source, given: given, size: screen.size, manner: isOutlined ? .outlined : .filled,
          clock: .running)))
    while true {
      let event = screen.nextEvent(
        watching: [stage.connection.descriptor, stage.outputDescriptor], timeout: nil)
      switch event {
      case .key(.character("q")) where isUnanswered: return 0
      case .key(let key): try ask(.key(key))
      case .pointer(let pointer): try ask(.pointer(pointer))
      case .pasted(let text): for character in text { try ask(.key(.character(character))) }
      case .resized(let size): try ask(.resize(size))
      case .descriptorReady(stage.connection.descriptor):
        for event in try stage.connection.receiveAvailable() {
          if let code = try take(event) { return code }
        }
        // What waited for the stage to read goes on.
        try stage.connection.flush()
        if stage.connection.isClosed { throw crash() }
      case .descriptorReady: _ = stage.readOutput()
      case .suspendRequested: screen.suspend()
      case .terminate(let signal): return 128 + signal
      case .timeout: break
      }
    }
  }

  private func ask(_ request: StageRequest) throws {
    try stage.connection.enqueue(request)
    try stage.connection.flush()
    if askedAt == nil { askedAt = .now }
  }

  private var isUnanswered: Bool {
    askedAt.map { ContinuousClock.now - $0 > Self.patience } ?? false
  }

  /// Answers an exit code when the event ends the program.
  private func take(_ event: StageEvent) throws -> Int32? {
    askedAt = nil
    switch event {
    case .opened:
      // The stage has loaded it: an end by any signal leaves nothing behind.
      library?.remove()
    case .frame(let frame, _): screen.show(frame)
    case .bell: screen.ring()
    case .exported, .message: break
    case .quit: return 0
    case .failed(let text): throw CommandError(exitCode: 1, text)
    }
    return nil
  }

  /// What is said about a stage that ended by itself.
  private func crash() -> CommandError {
    let ending = stage.waitForEnding()
    _ = stage.readOutput()
    // The runtime's frames without their names help nobody; what was said before them does.
    let said = stage.printedText.components(separatedBy: "Current stack trace:")[0]
    let last = said.split(whereSeparator: \.isNewline).suffix(12).joined(separator: "\n")
    return CommandError(
      exitCode: 1,
      "the code of the activity ended the stage (\(ending))" + (last.isEmpty ? "" : ":\n\(last)"))
  }
}
