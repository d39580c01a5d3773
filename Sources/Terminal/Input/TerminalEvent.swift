import Cells
import StageLink

/// What a terminal program waits for.
public enum TerminalEvent: Hashable, Sendable {
  case key(Key)
  case pointer(Pointer)
  /// Text that was pasted, not typed: one line, without control characters.
  case pasted(String)
  /// The terminal has another size; the next frame is drawn whole.
  case resized(CellSize)
  /// Something can be read from a descriptor that was watched, or its other end has gone.
  case descriptorReady(Int32)
  /// ctrl-Z, or SIGTSTP from outside: call `TerminalScreen.suspend()`.
  case suspendRequested
  /// ctrl-C or a signal asks the program to end, or the terminal has gone (SIGHUP): close the screen
  /// and exit with 128 and the signal's number.
  case terminate(Int32)
  /// Nothing came in the time given.
  case timeout
}
