import CNCurses
import Glibc
import StageLink

extension TerminalScreen {
  public var hasQueuedEvents: Bool { !input.queue.isEmpty }

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
    return input.next(watching: descriptors, timeout: milliseconds) { interruption in
      switch interruption {
      case .redraw:
        islet_forget_screen()
        refresh()
      case .resized: noteSize()
      case .continued: resume()
      }
    }
  }
}
