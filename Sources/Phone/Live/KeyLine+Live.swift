import ActivityKit
import StageLink

extension KeyLine {
  /// The keys that step a running activity through its life.
  ///
  /// - Parameters:
  ///   - state: `nil` when there is no activity any more.
  ///   - hasSource: Whether it was started from a preview, whose states can follow.
  ///   - count: How many there are.
  ///   - app: The app that runs, and starts its activities itself.
  init(
    live state: ActivityState?, hasSource: Bool, count: Int, surface: Surface, app: String? = nil,
    charset: Theme.Charset
  ) {
    let isASCII = charset == .ascii
    var hints: [Hint] = []
    if state == .active || state == .stale || state == .pending {
      if hasSource {
        hints.append(Hint(key: isASCII ? "<>" : "←→", word: "update", rank: 2))
        hints.append(Hint(key: "!", word: "alert", rank: 3))
        hints.append(Hint(key: "x", word: state == .stale ? "fresh" : "stale", rank: 6))
      }
      hints.append(Hint(key: "k", word: "end", rank: 4))
    } else if state == .ended {
      hints.append(Hint(key: "k", word: "dismiss", rank: 4))
    }
    if state != nil {
      hints.append(Hint(key: isASCII ? "bksp" : "⌫", word: "swipe", rank: 7))
      hints.append(Hint(key: ">", word: "next event", rank: 5))
    }
    hints.append(Hint(key: "+-", word: "minute", rank: 13))
    hints.append(Hint(key: "l", word: surface == .lockScreen ? "unlock" : "lock", rank: 8))
    if count > 1 { hints.append(Hint(key: isASCII ? "up/down" : "↑↓", word: "activity", rank: 9)) }
    if app != nil {
      hints.append(Hint(key: "h", word: "app", rank: 2))
    } else {
      hints.append(Hint(key: "g", word: state == nil ? "start" : "another", rank: state == nil ? 2 : 12))
      hints.append(Hint(key: "esc", word: "preview", rank: 10))
    }
    hints += [
      Hint(key: "y", word: "trace", rank: 11),
      Hint(key: "?", word: "help", rank: 0), Hint(key: "q", word: "quit", rank: 1),
    ]
    self.init(hints: hints)
  }

  /// The keys of an app that is in front.
  @MainActor
  init(inApp app: AppScreen, hasControls: Bool, charset: Theme.Charset) {
    let isASCII = charset == .ascii
    var hints: [Hint] = []
    if hasControls {
      hints.append(Hint(key: "f", word: "control", rank: 2))
      hints.append(Hint(key: isASCII ? "enter" : "↵", word: "tap", rank: 3))
    }
    if app.scrolls { hints.append(Hint(key: isASCII ? "up/down" : "↑↓", word: "scroll", rank: 4)) }
    hints += [
      Hint(key: "h", word: "home", rank: 5), Hint(key: "l", word: "lock", rank: 6),
      Hint(key: "a", word: "light, dark", rank: 10), Hint(key: "+-", word: "minute", rank: 9),
      Hint(key: ">", word: "next event", rank: 8), Hint(key: "y", word: "trace", rank: 7),
      Hint(key: "?", word: "help", rank: 0), Hint(key: "q", word: "quit", rank: 1),
    ]
    self.init(hints: hints)
  }

  /// The keys of the settings.
  static let inSettings = KeyLine(hints: [
    Hint(key: "space", word: "switch", rank: 2), Hint(key: "esc", word: "close", rank: 0),
    Hint(key: "q", word: "quit", rank: 1),
  ])
}
