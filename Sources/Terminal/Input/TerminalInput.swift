import CPlatform
import Foundation
import StageLink

/// What is typed, clicked and signalled, as events: the half of a terminal that knows nothing of what is shown.
///
/// While it is open the process answers SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGTSTP and SIGCONT by events.
final class TerminalInput {
  /// What whoever shows something has to do before the next event.
  enum Interruption {
    /// ctrl-L.
    case redraw
    /// The size may be another one.
    case resized
    /// The process was stopped by a signal that cannot be answered, and goes on.
    case continued
  }

  private var decoder: InputDecoder
  private var mouse = MouseTracker()
  private(set) var queue: [TerminalEvent] = []
  /// Until when the rest of a key is waited for.
  private var decoderDeadline: Int?
  private let signalReader: Int32
  private var hasHungUp = false

  /// Begins to answer signals.
  ///
  /// - Parameter keys: What the terminal sends for its keys.
  /// - Throws: `TerminalError` when the system refuses.
  init(keys: [(sequence: [UInt8], key: Key)]) throws(TerminalError) {
    decoder = InputDecoder(named: keys)
    signalReader = islet_signals_begin()
    guard signalReader >= 0 else { throw .cannotOpen(String(cString: strerror(errno))) }
  }

  /// Gives the signals back.
  func end() { islet_signals_end() }

  /// Adds an event behind those that wait; a size takes the place of an earlier one.
  func add(_ event: TerminalEvent) {
    if case .resized = event {
      queue.removeAll { event in
        if case .resized = event { true } else { false }
      }
    }
    queue.append(event)
  }

  /// Waits for the next event.
  ///
  /// - Parameters:
  ///   - descriptors: One that can be read comes as an event.
  ///   - milliseconds: How long to wait, `nil` for ever; then `timeout` comes.
  ///   - answer: Called with what has to be done first.
  func next(
    watching descriptors: [Int32], timeout milliseconds: Int?, answer: (Interruption) -> Void
  ) -> TerminalEvent {
    let end = milliseconds.map { Self.now() + max(0, $0) }
    while true {
      if !queue.isEmpty { return queue.removeFirst() }
      if hasHungUp { return .terminate(SIGHUP) }
      wait(for: descriptors, until: end, answer)
      runClocks(answer)
      if queue.isEmpty, !hasHungUp, let end, Self.now() >= end { return .timeout }
    }
  }

  /// The process was stopped on purpose and goes on: what has been signalled meanwhile is queued, and a button
  /// that was down is forgotten.
  func goOn() {
    for signal in readSignals() where ![SIGCONT, SIGTSTP, SIGWINCH].contains(signal) {
      add(.terminate(signal))
    }
    mouse.reset()
  }

  /// Waits once, until something comes or the nearest deadline passes, and queues what has come.
  private func wait(
    for descriptors: [Int32], until end: Int?, _ answer: (Interruption) -> Void
  ) {
    var watched = ([STDIN_FILENO, signalReader] + descriptors).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    var patience: Int32 = -1
    if let deadline = [end, decoderDeadline, mouse.deadline].compactMap({ $0 }).min() {
      patience = Int32(clamping: max(0, deadline - Self.now()))
    }
    guard poll(&watched, nfds_t(watched.count), patience) > 0 else { return }
    if watched[1].revents != 0 { answerSignals(answer) }
    for entry in watched.dropFirst(2) where entry.revents != 0 {
      add(.descriptorReady(entry.fd))
    }
    if watched[0].revents != 0 { readInput(answer) }
  }

  private func readInput(_ answer: (Interruption) -> Void) {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count > 0 {
      take(decoder.feed(bytes[..<count]), answer)
      decoderDeadline = decoder.patience.map { Self.now() + $0 }
    } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
      hasHungUp = true
    }
  }

  private func runClocks(_ answer: (Interruption) -> Void) {
    let now = Self.now()
    if let deadline = decoderDeadline, now >= deadline {
      decoderDeadline = nil
      take(decoder.giveUp(), answer)
    }
    if let pointer = mouse.tick(at: now) { add(.pointer(pointer)) }
  }

  private func take(_ items: [InputDecoder.Item], _ answer: (Interruption) -> Void) {
    for item in items {
      switch item {
      case .key(let key): add(.key(key))
      case .pasted(let text): add(.pasted(text))
      case .mouse(let report):
        if let pointer = mouse.handle(report, at: Self.now()) { add(.pointer(pointer)) }
      case .interrupt: add(.terminate(SIGINT))
      case .quit: add(.terminate(SIGQUIT))
      case .suspend: add(.suspendRequested)
      case .redraw: answer(.redraw)
      }
    }
  }

  private func answerSignals(_ answer: (Interruption) -> Void) {
    for signal in readSignals() {
      switch signal {
      case SIGWINCH: answer(.resized)
      case SIGTSTP: add(.suspendRequested)
      case SIGCONT: answer(.continued)
      default: add(.terminate(signal))
      }
    }
  }

  /// The signals that have come since the last call, in their order.
  private func readSignals() -> [Int32] {
    var signals: [Int32] = []
    var bytes = [UInt8](repeating: 0, count: 64)
    while true {
      let count = read(signalReader, &bytes, bytes.count)
      if count > 0 { signals += bytes[..<count].map { Int32($0) } }
      if count <= 0 && !(count < 0 && errno == EINTR) { return signals }
    }
  }

  /// Milliseconds of a clock that only goes on.
  private static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
