import Cells
import StageLink

/// Makes clicks and holds out of buttons that go down and up.
///
/// Times are milliseconds of any clock that only goes on.
struct MouseTracker {
  /// How long the button stays down for a hold, as a long press on the phone.
  static let holdTime = 500

  private var pressed: (place: CellPoint, time: Int)?

  /// When `tick` wants to be called; `nil` when no button is down.
  var deadline: Int? { pressed.map { $0.time + Self.holdTime } }

  /// Takes a report and answers what it completes.
  ///
  /// A click is let go where it was pressed, or one cell beside it.
  mutating func handle(_ report: MouseReport, at time: Int) -> Pointer? {
    let place = CellPoint(column: report.column, row: report.row)
    switch report.button {
    case .wheelUp: return report.isDown ? Pointer(.scrollUp, at: place) : nil
    case .wheelDown: return report.isDown ? Pointer(.scrollDown, at: place) : nil
    case .other:
      return nil
    case .left:
      if report.isDown {
        pressed = (place, time)
        return nil
      }
      guard let start = pressed else { return nil }
      pressed = nil
      let isNear = abs(start.place.column - place.column) <= 1 && abs(start.place.row - place.row) <= 1
      guard isNear else { return nil }
      return Pointer(time - start.time >= Self.holdTime ? .hold : .click, at: start.place)
    }
  }

  /// Answers a hold when the button has been down long enough; what follows it is no click.
  mutating func tick(at time: Int) -> Pointer? {
    guard let start = pressed, time - start.time >= Self.holdTime else { return nil }
    pressed = nil
    return Pointer(.hold, at: start.place)
  }

  /// Forgets a button that is down.
  mutating func reset() {
    pressed = nil
  }
}
