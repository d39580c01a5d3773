import Glibc
import StageLink

/// A stage: this program started again, with a socket to it.
///
/// Its standard output and error come through a pipe that the front polls and reads, so that what a user's
/// code prints never lands on the screen. It runs in a process group of its own, which is killed when the
/// value goes.
public final class StageProcess {
  /// The hidden first argument that tells the program to be a stage.
  public static let argument = "__stage"

  public let connection: FrontConnection
  /// Where what the stage prints arrives; readable without blocking.
  public let outputDescriptor: Int32
  private let crashDescriptor: Int32
  private let process: SpawnedProcess
  private var knownEnding: ProcessEnding?
  private var isClosed = false
  private var output: [UInt8] = []
  /// Whether anything may still come; user code can close it.
  public private(set) var isOutputOpen = true

  static let mostOutput = 65_536

  private init(process: SpawnedProcess, connection: FrontConnection, output: Int32, crash: Int32) {
    self.process = process
    self.connection = connection
    outputDescriptor = output
    crashDescriptor = crash
  }

  deinit {
    close()
    Glibc.close(outputDescriptor)
    Glibc.close(crashDescriptor)
  }

  /// Starts a stage.
  ///
  /// - Parameters:
  ///   - executable: The program; its own file by default.
  ///   - environment: Changes to the environment, such as `TZ`.
  /// - Throws: `WorkshopError` when it cannot be started.
  public static func start(
    executable: String = "/proc/self/exe", arguments: [String] = [argument],
    environment: [String: String] = [:]
  ) throws -> StageProcess {
    let sockets = try StageSocket.makePair()
    let connection = FrontConnection(descriptor: sockets.front)
    defer { Glibc.close(sockets.stage) }
    var pipes: [(reading: Int32, writing: Int32)] = []
    defer { for ends in pipes { Glibc.close(ends.writing) } }
    do {
      for _ in 0..<2 {
        pipes.append(try makePipe())
        // Only this end: the stage writes as programs do, and waits when the front is slow.
        _ = fcntl(pipes[pipes.count - 1].reading, F_SETFL, O_NONBLOCK)
      }
      let process = try SpawnedProcess.start(
        executable, arguments: arguments, environment: changedEnvironment(environment),
        descriptors: [
          (pipes[0].writing, 1), (pipes[0].writing, 2), (sockets.stage, StageSocket.stageDescriptor),
          (pipes[1].writing, StageSocket.crashDescriptor),
        ])
      return StageProcess(
        process: process, connection: connection, output: pipes[0].reading, crash: pipes[1].reading)
    } catch {
      for ends in pipes { Glibc.close(ends.reading) }
      throw failure(error.code)
    }
  }

  private static func failure(_ code: Int32) -> WorkshopError {
    WorkshopError(.input, "the stage cannot be started: \(String(cString: strerror(code)))")
  }

  private static func changedEnvironment(_ changes: [String: String]) -> [String]? {
    guard !changes.isEmpty else { return nil }
    var variables: [String] = []
    var next = environ
    while let variable = next.pointee {
      let text = String(cString: variable)
      if changes[String(text.prefix { $0 != "=" })] == nil { variables.append(text) }
      next += 1
    }
    return variables + changes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }

  /// The process's number.
  public var id: pid_t { process.id }

  /// How the stage ended; `nil` while it runs.
  public var ending: ProcessEnding? {
    if knownEnding == nil { knownEnding = process.ending() }
    return knownEnding
  }

  /// Waits for a stage that closed its connection, for at most the given time, and then kills it.
  public func waitForEnding(atMost limit: Duration = .seconds(1)) -> ProcessEnding {
    let deadline = ContinuousClock.now + limit
    while ContinuousClock.now < deadline {
      if let ending { return ending }
      usleep(2000)
    }
    close()
    return knownEnding ?? .signalled(SIGKILL)
  }

  /// Reads what the stage has printed since the last time, without blocking; the last 64 KB of all of it
  /// are kept in `printedText`.
  public func readOutput() -> String {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    var new: [UInt8] = []
    while new.count < Self.mostOutput {
      let count = buffer.withUnsafeMutableBytes { read(outputDescriptor, $0.baseAddress, $0.count) }
      if count == 0 { isOutputOpen = false }
      guard count > 0 else { break }
      new += buffer[..<count]
    }
    output = Array((output + new).suffix(Self.mostOutput))
    return String(decoding: new, as: UTF8.self)
  }

  /// What the stage said about its crash; `nil` when it had no time or no reason to.
  public func crashReport() -> CrashReport? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = buffer.withUnsafeMutableBytes { read(crashDescriptor, $0.baseAddress, $0.count) }
    return count > 0 ? CrashReport(String(decoding: buffer[..<count], as: UTF8.self)) : nil
  }

  /// The last of what the stage printed, for a message about its crash.
  public var printedText: String { String(decoding: output, as: UTF8.self) }

  /// Ends the stage and all that it started, at once.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    // The group may outlive its first process.
    process.killGroup()
    if knownEnding == nil { knownEnding = process.ending(waits: true) }
  }
}
