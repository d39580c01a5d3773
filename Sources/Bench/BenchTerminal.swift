import Foundation
import Glibc

/// A program in a pseudo-terminal, and what it sends there.
final class BenchTerminal {
  private let master: Int32
  private let program: Process
  /// The last bytes that came.
  private var seen: [UInt8] = []
  /// How many bytes have come altogether.
  private(set) var count = 0

  /// Starts a program in a terminal of a size.
  init(
    program: String, arguments: [String], columns: Int, rows: Int,
    environment: [String: String] = ["TERM": "xterm-256color"]
  ) throws {
    // The C library's own functions for this are not in scope; see pts(4) and ioctl_tty(2).
    master = Glibc.open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (lock, number) = (Int32(0), Int32(0))
    let (setLock, getNumber) = (UInt(0x4004_5431), UInt(0x8004_5430))
    guard master >= 0, ioctl(master, setLock, &lock) == 0, ioctl(master, getNumber, &number) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    guard let terminal = FileHandle(forUpdatingAtPath: "/dev/pts/\(number)") else {
      throw CocoaError(.fileReadUnknown)
    }
    self.program = Process()
    self.program.executableURL = URL(fileURLWithPath: program)
    self.program.arguments = arguments
    self.program.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    self.program.standardInput = terminal
    self.program.standardOutput = terminal
    self.program.standardError = terminal
    // Dispatch's threads block signals, and what they start would not hear of its end.
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try self.program.run()
  }

  /// Ends the program and the terminal.
  func end() {
    program.terminate()
    program.waitUntilExit()
    close(master)
  }

  var process: Int32 { program.processIdentifier }

  /// Types keys.
  func press(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(master, bytes, bytes.count)
  }

  /// Takes what comes within a time; false when nothing does.
  @discardableResult
  func take(within time: Duration) -> Bool {
    var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, Int32(time / .milliseconds(1))) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let length = read(master, &buffer, buffer.count)
    guard length > 0 else { return false }
    count += length
    seen = seen.suffix(256) + buffer[..<length]
    return true
  }

  /// Waits until a word has been sent.
  func wait(for word: String) throws {
    let wanted = Array(word.utf8)
    let end = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < end {
      if seen.firstRange(of: wanted) != nil {
        seen = []
        return
      }
      take(within: .seconds(1))
    }
    throw CocoaError(.fileReadUnknown)
  }

  /// Takes everything until nothing has come for a time.
  func rest(_ time: Duration = .milliseconds(300)) {
    while take(within: time) {}
    seen = []
  }
}
