import Cells

/// A terminal that a program has taken over: a ``TerminalScreen`` or a ``LineTerminal``.
public protocol TerminalDevice: AnyObject {
  /// The characters that can be shown.
  var charset: Charset { get }
  var colorDepth: ColorDepth { get }
  /// The size in cells; a change comes as an event.
  var size: CellSize { get }
  /// Whether an event is there already, so that drawing may wait until it has been answered.
  var hasQueuedEvents: Bool { get }

  /// Waits for the next event; one of `descriptors` that can be read is one, and so is that so many
  /// `milliseconds` have passed, `nil` for ever.
  func nextEvent(watching descriptors: [Int32], timeout milliseconds: Int?) -> TerminalEvent

  /// Sounds the terminal's bell.
  func ring()

  /// Stops the process as ctrl-Z does, with the terminal as it was, and goes on when it is continued.
  func suspend()

  /// Gives the terminal back as it was found. A second call does nothing.
  func close()
}
