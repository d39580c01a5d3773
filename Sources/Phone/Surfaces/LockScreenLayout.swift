/// Which row of a Lock Screen is what, in a screen of any height: the card and the clock stay, what is
/// between them is squeezed.
struct LockScreenLayout: Equatable {
  /// The clock's size.
  enum Clock: Equatable {
    /// One row of text.
    case text
    /// Digits three rows high.
    case digits
    /// Digits five rows high.
    case large

    var rows: Int {
      switch self {
      case .text: 1
      case .digits: 3
      case .large: 5
      }
    }
  }

  /// Whether the rows of the status bar and the camera are there.
  var hasStatusBar = false
  var dateRow: Int?
  var clock = Clock.text
  var clockRow: Int?
  var cardRow = 0
  /// The flashlight and the camera.
  var marksRow: Int?
  /// Marks are circles three rows high, not single signs.
  var hasLargeMarks = false
  var indicatorRow: Int?

  /// - Parameters:
  ///   - statusRows: What the status bar takes where there is room for it.
  ///   - hasIndicator: Whether there is a line at the bottom at all.
  ///   - hasMarks: Whether there are buttons for the flashlight and the camera at all.
  init(
    rows: Int, cardRows: Int, statusRows: Int = 3, hasIndicator canIndicate: Bool = true,
    hasMarks canMark: Bool = true
  ) {
    // What does not fit from the end of this list on is left out.
    let left = rows - cardRows
    hasStatusBar = left >= 4
    let hasDate = left >= 5
    clock = left >= 32 ? .large : left >= 7 ? .digits : .text
    let hasIndicator = canIndicate && left >= 8
    let hasMarks = canMark && left >= 10
    hasLargeMarks = canMark && left >= 16

    var row = hasStatusBar ? statusRows : 0
    if left >= 13 { row += 1 }
    if left >= 32 { row += 1 }
    if hasDate {
      dateRow = row
      row += clock == .large ? 2 : 1
    }
    if left >= 1 { clockRow = row }

    var bottom = rows
    if hasIndicator {
      bottom -= 1
      indicatorRow = bottom
    }
    if hasMarks {
      bottom -= hasLargeMarks ? 3 : 1
      marksRow = bottom
    }
    if left >= 12 { bottom -= 1 }
    cardRow = bottom - cardRows
  }
}
