import CNCurses
import CPlatform
import Cells
import Foundation
import StageLink

extension TerminalScreen {
  /// Whether an event is there already, so that drawing may wait until it has been answered.
  public var hasQueuedEvents: Bool { !queue.isEmpty }

  /// Waits for the next event.
  ///
  /// - Parameters:
  ///   - descriptors: further file descriptors; one that can be read comes as `descriptorReady`.
  ///   - milliseconds: how long to wait, 0 not at all, `nil` for ever; then `timeout` comes.
  ///
  /// When the terminal has gone, every call answers `terminate(SIGHUP)` at once.
  public func nextEvent(watching descriptors: [Int32] = [], timeout milliseconds: Int? = nil)
    -> TerminalEvent
  {
    guard isOpen else { return .terminate(SIGHUP) }
    let end = milliseconds.map { Self.now() + max(0, $0) }
    while true {
      if !queue.isEmpty { return queue.removeFirst() }
      if hasHungUp { return .terminate(SIGHUP) }
      wait(for: descriptors, until: end)
      runClocks()
      if queue.isEmpty, !hasHungUp, let end, Self.now() >= end { return .timeout }
    }
  }

  /// Waits once, until something comes or the nearest deadline passes, and queues what has come.
  private func wait(for descriptors: [Int32], until end: Int?) {
    var watched = ([STDIN_FILENO, signalReader] + descriptors).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    var patience: Int32 = -1
    if let deadline = [end, decoderDeadline, mouse.deadline].compactMap({ $0 }).min() {
      patience = Int32(clamping: max(0, deadline - Self.now()))
    }
    guard poll(&watched, nfds_t(watched.count), patience) > 0 else { return }
    if watched[1].revents != 0 { answerSignals() }
    for entry in watched.dropFirst(2) where entry.revents != 0 {
      queue.append(.descriptorReady(entry.fd))
    }
    if watched[0].revents != 0 { readInput() }
  }

  private func readInput() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count > 0 {
      take(decoder.feed(bytes[..<count]))
      decoderDeadline = decoder.patience.map { Self.now() + $0 }
    } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
      hasHungUp = true
    }
  }

  private func runClocks() {
    let now = Self.now()
    if let deadline = decoderDeadline, now >= deadline {
      decoderDeadline = nil
      take(decoder.giveUp())
    }
    if let pointer = mouse.tick(at: now) { queue.append(.pointer(pointer)) }
  }

  private func take(_ items: [InputDecoder.Item]) {
    for item in items {
      switch item {
      case .key(let key): queue.append(.key(key))
      case .pasted(let text): queue.append(.pasted(text))
      case .mouse(let report):
        if let pointer = mouse.handle(report, at: Self.now()) { queue.append(.pointer(pointer)) }
      case .interrupt: queue.append(.terminate(SIGINT))
      case .quit: queue.append(.terminate(SIGQUIT))
      case .suspend: queue.append(.suspendRequested)
      case .redraw:
        islet_forget_screen()
        refresh()
      }
    }
  }

  private func answerSignals() {
    for signal in readSignals() {
      switch signal {
      case SIGWINCH: noteSize()
      case SIGTSTP: queue.append(.suspendRequested)
      // Stopped by a signal that cannot be answered, and continued.
      case SIGCONT: resume()
      default: queue.append(.terminate(signal))
      }
    }
  }

  /// The signals that have come since the last call, in their order.
  func readSignals() -> [Int32] {
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
