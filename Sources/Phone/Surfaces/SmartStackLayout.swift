/// Which row of a watch's screen is what: the time at the top, the activity's card, and below it the next cards of the
/// stack as far as there is room.
struct SmartStackLayout: Equatable {
  var timeRow: Int?
  var cardRow: Int
  /// The first row of each of the next cards; the last of them may be cut by the screen.
  var next: [Int] = []

  init(rows: Int, cardRows: Int) {
    let left = rows - cardRows
    timeRow = left >= 2 ? (left >= 4 ? 1 : 0) : nil
    cardRow = left >= 3 ? (timeRow ?? 0) + 2 : timeRow.map { $0 + 1 } ?? 0
    cardRow = min(cardRow, max(0, left))
    // A row of a card is only its edge.
    guard cardRows > 1 else { return }
    var row = cardRow + cardRows + (left >= 6 ? 1 : 0)
    while rows - row >= 2 {
      next.append(row)
      row += cardRows
    }
  }
}
