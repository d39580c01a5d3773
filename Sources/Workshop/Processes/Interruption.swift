import Dispatch
import Glibc

/// Ends the process in good order on ctrl-C, SIGTERM and SIGHUP.
///
/// Running compilers and stages are killed, temporary folders removed, and the exit code is 128 and the
/// signal's number: 130 and 143. For commands without a screen; a front that owns the terminal handles
/// signals itself and calls `releaseAll`.
public enum Interruption {
  /// Starts to handle the signals, for the rest of the process's life.
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
      // It lives as long as the process.
      _ = Unmanaged.passRetained(source as AnyObject)
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
