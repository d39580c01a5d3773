import CPlatform
import Cells
import Foundation
import Glibc
import StageLink

/// The ground on which a user's code runs in this process.
enum UserCode {
  /// Sets the locale and the time zone of the process, before anything else does: the environment changes with
  /// them, and that is not to happen while another thread may read it.
  static func setPlace(_ view: ViewOptions) {
    Surroundings.setPlace(locale: view.locale, timeZone: view.timeZone)
  }

  /// Sets what else a user's code sees of the process.
  static func setClock(_ view: ViewOptions) {
    Surroundings.begin(.standing(view.instant))
  }

  /// Turns crashes, endless loops and boundless memory into a message and exit code 1, from here on.
  static func guardCrashes(memoryLimit: Int) {
    MemoryLimit.set(memoryLimit)
    islet_guard_begin()
  }

  /// Says what the user's code does next, for messages, and how long it may take.
  ///
  /// - Parameter successor: The arguments of a process that goes on when it fails; `nil` ends the program.
  @MainActor
  static func step(_ name: String, timeLimit: Duration, successor: Successor? = nil) {
    islet_guard_set_successor(successor?.words)
    Self.successor = successor
    islet_guard_step(PrintableText.make(name), UInt32(clamping: timeLimit.components.seconds))
  }

  /// Returns when all is well with what the user's code has made; it does not where the code has crashed in
  /// another thread, took too long or closed what it must not.
  static func check() { islet_guard_check() }

  /// Ends the time limit and the watch for an early end: the user's code has done its part.
  @MainActor
  static func endLimit() {
    islet_guard_end_limit()
    islet_guard_set_successor(nil)
    successor = nil
  }

  /// Says which library is the user's, by a descriptor that stays open, so that a crash can name its lines.
  static func setLibrary(_ descriptor: Int32) { islet_guard_set_library(descriptor) }

  /// Its words are read when the user's code ends the process.
  @MainActor private static var successor: Successor?

  /// Sends what the user's code prints to standard error, without anything that could steer a terminal,
  /// and answers the real standard output: results stay clean.
  static func divertPrinting() -> Output {
    let descriptor = islet_printing_begin()
    return descriptor < 0 ? .standard : Output(descriptor: descriptor)
  }

  /// Ends the processes that the user's code has started, and what `divertPrinting` began, with everything
  /// printed so far passed on.
  static func endPrinting() {
    islet_guard_end_children()
    fflush(nil)
    islet_printing_end()
  }

  /// Arguments that a signal handler starts this program with.
  final class Successor {
    fileprivate let words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    private let count: Int

    /// - Parameter arguments: Without the program's name.
    init(_ arguments: [String]) {
      count = arguments.count + 1
      words = .allocate(capacity: count + 1)
      for (index, word) in (["islet"] + arguments).enumerated() { words[index] = strdup(word) }
      words[count] = nil
    }

    deinit {
      for index in 0..<count { free(words[index]) }
      words.deallocate()
    }
  }
}

extension ViewOptions {
  /// Where the clock stands: at `--at`, else at 9:41 on 2026-01-09.
  var instant: Date {
    if let date { return date }
    guard case .standing(let date) = StageClock.standard else { return Date() }
    return date
  }
}
