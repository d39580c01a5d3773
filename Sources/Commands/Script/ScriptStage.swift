import Cells
import Glibc
import Phone
import StageLink
import Workshop

/// The stage that a script is played on, step by step.
final class ScriptStage {
  /// How much longer than a drawing a step may take: its intents are waited for.
  private static let patience = Duration.seconds(15)

  private let process: StageProcess
  private let library: CompiledLibrary?
  private let sources: SourceOptions
  private let limit: Duration
  private let print: (String) throws -> Void
  private var place: StagePlace?
  private var isOverdue = false
  /// What is on the phone's terminal.
  private(set) var frame: Frame?
  private var traced: [String] = []
  /// What the user's code has printed since the last answer.
  private var printed = ""

  /// Starts it and waits for its first frame.
  ///
  /// - Parameter print: Takes what the user's code prints.
  /// - Throws: `CommandError` where there is nothing to show, and `WorkshopError` where the library cannot be loaded.
  init(
    _ configuration: StageConfiguration, library: CompiledLibrary?, sources: SourceOptions,
    print: @escaping (String) throws -> Void
  ) throws {
    self.library = library
    self.sources = sources
    self.print = print
    limit = sources.drawingLimit
    process = try StageProcess.start(environment: ["SWIFT_BACKTRACE": "enable=no"])
    try process.connection.send(.open(configuration))
    _ = try answer(within: limit + Self.patience, isStep: false)
  }

  deinit { process.close() }

  /// Has a step done.
  ///
  /// - Throws: `CommandError` if the user's code does not survive it.
  func ask(_ step: ScriptStep) throws -> ScriptOutcome {
    try process.connection.send(.step(step))
    return try answer(within: limit + Self.patience, isStep: true)
      ?? ScriptOutcome(problem: "nothing was answered")
  }

  /// The lines that the trace has got since the last time.
  func takeTrace() -> [String] {
    defer { traced = [] }
    return traced
  }

  /// Waits until all that was asked is answered.
  private func answer(within time: Duration, isStep: Bool) throws -> ScriptOutcome? {
    let end = ContinuousClock.now + time
    var outcome: ScriptOutcome?
    while true {
      for event in try process.connection.receiveAvailable() {
        switch event {
        case .stepped(let answer): outcome = answer
        case .frame(let frame, _): self.frame = frame
        case .place(let place): self.place = place
        case .trace(let lines): traced += lines
        case .failed(let text, let failure):
          if failure == .loading { throw WorkshopError(.input, text) }
          throw CommandError(exitCode: failure == .wrongUse ? 2 : 1, text)
        case .idle:
          // It is idle more often than it is asked.
          guard isStep ? outcome != nil : frame != nil else { continue }
          let text = printed + process.readOutput()
          printed = ""
          if !text.isEmpty { try print(text) }
          return outcome
        default: break
        }
      }
      printed += process.readOutput()
      if process.connection.isClosed { throw crash() }
      guard ContinuousClock.now < end else {
        isOverdue = true
        process.close()
        throw crash()
      }
      var entries = [pollfd(fd: process.connection.descriptor, events: Int16(POLLIN), revents: 0)]
      if process.isOutputOpen {
        entries.append(pollfd(fd: process.outputDescriptor, events: Int16(POLLIN), revents: 0))
      }
      poll(&entries, nfds_t(entries.count), 200)
    }
  }

  private func crash() -> CommandError {
    let ending = process.waitForEnding()
    _ = process.readOutput()
    let crash = Crash(
      ending: ending, report: process.crashReport(), printed: process.printedText, place: place,
      limit: limit, isOverdue: isOverdue, memoryLimit: sources.memoryLimit)
    var places: [Symbolizer.Place]?
    if let library, let frames = crash.report?.frames, let toolchain = try? SwiftToolchain.find() {
      places = Symbolizer(toolchain: toolchain).places(of: frames, in: library)
    }
    let report = crash.report(places: places)
    return CommandError(
      exitCode: 1, ([report.title] + report.lines.map { "  \($0.text)" }).joined(separator: "\n"))
  }
}
