import Glibc

/// A worker: this program started again to do a piece of work and end.
///
/// It reads what to do on its standard input, says what came of it in lines on descriptor 3, and what a user's
/// code prints is kept apart from that. It runs in a process group of its own, which is killed when the value
/// goes.
public final class WorkerProcess {
  /// Where a worker writes its lines.
  public static let resultDescriptor: Int32 = 3

  private static let mostPrinted = 65_536

  private let process: SpawnedProcess
  private let results: Int32
  private let prints: Int32
  private var arrived: [UInt8] = []
  /// How far `arrived` was read.
  private var start = 0
  private var printed: [UInt8] = []
  private var isOpen = (results: true, prints: true)
  private var isClosed = false

  private init(process: SpawnedProcess, results: Int32, prints: Int32) {
    self.process = process
    self.results = results
    self.prints = prints
  }

  deinit {
    close()
    Glibc.close(results)
    Glibc.close(prints)
  }

  /// Starts a worker.
  ///
  /// - Parameters:
  ///   - executable: The program; its own file by default.
  ///   - input: What it is to do.
  /// - Throws: `WorkshopError` when it cannot be started.
  public static func start(
    executable: String = "/proc/self/exe", arguments: [String], input: String
  ) throws(WorkshopError) -> WorkerProcess {
    var ends: [(reading: Int32, writing: Int32)] = []
    do throws(SystemError) {
      for _ in 0..<3 { ends.append(try makePipe()) }
      let process = try SpawnedProcess.start(
        executable, arguments: arguments,
        descriptors: [
          (ends[0].reading, 0), (ends[1].writing, 1), (ends[1].writing, 2),
          (ends[2].writing, resultDescriptor),
        ])
      for end in [ends[0].reading, ends[1].writing, ends[2].writing] { Glibc.close(end) }
      send(input, to: ends[0].writing)
      Glibc.close(ends[0].writing)
      return WorkerProcess(process: process, results: ends[2].reading, prints: ends[1].reading)
    } catch {
      for end in ends {
        Glibc.close(end.reading)
        Glibc.close(end.writing)
      }
      throw WorkshopError(.input, "a worker cannot be started: \(String(cString: strerror(error.code)))")
    }
  }

  /// A worker that ends before it has read everything is told of by its silence.
  private static func send(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits for the next line, without its end; `nil` when there will be none.
  public func nextLine() -> [UInt8]? {
    while true {
      if let end = arrived[start...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return Array(arrived[start..<end])
      }
      arrived.removeSubrange(..<start)
      start = 0
      guard isOpen.results else { return nil }
      wait()
      if isOpen.results == false { drainPrints() }
    }
  }

  /// What it has printed since it was last asked, the end of it if that is much.
  public func takePrinted() -> String {
    defer { printed = [] }
    return String(decoding: printed, as: UTF8.self)
  }

  /// The same, if every line that was sent so far has been read: what was printed belongs to nothing that is
  /// still to be told of. Otherwise it is kept.
  public func takePrintedSoFar() -> String {
    guard start == arrived.count, isOpen.results else { return "" }
    var entry = pollfd(fd: results, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) == 0 ? takePrinted() : ""
  }

  /// Ends the worker and all that it started, at once.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    process.killGroup()
    _ = process.ending(waits: true)
  }

  private func wait() {
    var entries = [pollfd(fd: results, events: Int16(POLLIN), revents: 0)]
    if isOpen.prints { entries.append(pollfd(fd: prints, events: Int16(POLLIN), revents: 0)) }
    guard poll(&entries, nfds_t(entries.count), -1) > 0 else { return }
    if entries[0].revents != 0, !read(results, into: &arrived) { isOpen.results = false }
    if entries.count > 1, entries[1].revents != 0 { readPrints() }
  }

  private func readPrints() {
    if !read(prints, into: &printed) { isOpen.prints = false }
    if printed.count > 2 * Self.mostPrinted {
      printed.removeSubrange(..<(printed.count - Self.mostPrinted))
    }
  }

  /// Reads what an ended worker has left. What it started itself may hold the pipe open: nobody waits for that.
  private func drainPrints() {
    let deadline = ContinuousClock.now + .seconds(2)
    while isOpen.prints, ContinuousClock.now < deadline {
      var entry = pollfd(fd: prints, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, 200) > 0 else { return }
      readPrints()
    }
  }

  /// Reads once; false at the end.
  private func read(_ descriptor: Int32, into bytes: inout [UInt8]) -> Bool {
    let piece = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      repeat { count = Glibc.read(descriptor, buffer.baseAddress, 65_536) } while count < 0 && errno == EINTR
      count = max(0, count)
    }
    bytes += piece
    return !piece.isEmpty
  }
}
