import Glibc

/// One run of a program from start to end, with what it wrote.
struct CommandRun {
  /// `nil` when it ran over its time and was killed.
  var ending: ProcessEnding?
  /// Standard output and standard error as they came, up to a limit.
  var output: [UInt8]

  static let mostOutput = 4 << 20

  /// Runs a program until it ends, or until the `Cancellation` in force is cancelled; what it left running
  /// is killed.
  ///
  /// - Throws: `SystemError` when it cannot be started.
  static func run(
    _ executable: String, arguments: [String], environment: [String]? = nil, timeLimit: Duration
  ) throws(SystemError) -> CommandRun {
    let (reading, writing) = try makePipe()
    defer { close(reading) }
    let process: SpawnedProcess
    do {
      defer { close(writing) }
      process = try SpawnedProcess.start(
        executable, arguments: arguments, environment: environment,
        descriptors: [(writing, 1), (writing, 2)])
    }
    let cancellation = Cancellation.current
    cancellation?.begin(process.id)
    defer {
      cancellation?.end(process.id)
      process.killGroup()
    }

    var run = CommandRun(ending: nil, output: [])
    let deadline = ContinuousClock.now + timeLimit
    while ContinuousClock.now < deadline {
      let isOpen = run.readOutput(reading, milliseconds: 20)
      if let ending = process.ending(waits: false) {
        run.ending = ending
        // What is still in the pipe.
        while run.readOutput(reading, milliseconds: 0) == true {}
        return run
      }
      // Its output closes just before it ends, unless it works on.
      if isOpen == false { usleep(500) }
    }
    process.killGroup()
    _ = process.ending(waits: true)
    return run
  }

  /// Reads once: `true` when bytes came, `false` at the end of the output, `nil` when there is nothing yet.
  private mutating func readOutput(_ descriptor: Int32, milliseconds: Int32) -> Bool? {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, milliseconds) > 0 else { return nil }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 else { return false }
    output += buffer[..<min(count, max(0, Self.mostOutput - output.count))]
    return true
  }
}
