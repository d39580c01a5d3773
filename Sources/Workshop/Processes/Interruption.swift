import Dispatch
import Glibc
import Synchronization

/// Ends the process in good order on ctrl-C, SIGTERM and SIGHUP.
///
/// Running compilers and stages are killed, temporary folders removed, and the exit code is 128 and the
/// signal's number: 130 and 143. For commands without a screen; a front that owns the terminal handles
/// signals itself and calls `releaseAll`.
public enum Interruption {
  /// A source of a signal, and the signal. Dispatch's sources may be used from any thread; they do not say so.
  private struct Source: @unchecked Sendable {
    let number: Int32
    let value: any DispatchSourceSignal
  }

  /// The sources at work.
  private static let sources = Mutex<[Source]>([])

  /// Starts to handle the signals, for the rest of the process's life or until `end`.
  public static func handle() {
    let queue = DispatchQueue(label: "islet.signals")
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
      // The source gets the signal from the kernel all the same; a handler here could do next to nothing.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        releaseAll()
        _exit(128 + number)
      }
      source.resume()
      let handled = Source(number: number, value: source)
      sources.withLock { $0.append(handled) }
    }
  }

  /// Leaves the signals to whoever handles them next; until then they end the process as they do any other.
  public static func end() {
    let ended = sources.withLock { sources in
      defer { sources = [] }
      return sources
    }
    for source in ended {
      source.value.cancel()
      signal(source.number, SIG_DFL)
    }
  }

  /// Kills the processes that were started and removes the temporary folders.
  public static func releaseAll() {
    OpenResources.releaseAll()
  }

  /// What the caller had ignored, as `nohup` does, stays ignored.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: UInt.self)
      == unsafeBitCast(SIG_IGN, to: UInt.self)
  }
}
