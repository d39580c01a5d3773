import ActivityKit
import StageLink

extension KeyLine {
  /// The keys that step a running activity through its life.
  ///
  /// - Parameters:
  ///   - state: `nil` when there is no activity any more.
  ///   - hasSource: Whether it was started from a preview, whose states can follow.
  ///   - count: How many there are.
  init(live state: ActivityState?, hasSource: Bool, count: Int, surface: Surface, charset: Theme.Charset) {
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
    hints.append(Hint(key: "g", word: state == nil ? "start" : "another", rank: state == nil ? 2 : 12))
    hints += [
      Hint(key: "y", word: "trace", rank: 11), Hint(key: "esc", word: "preview", rank: 10),
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
