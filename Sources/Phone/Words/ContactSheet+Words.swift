import Cells

extension ContactSheet {
  /// What each tile says, a line each, with a blank line between tiles; of changes that are to be marked what is new,
  /// other or gone beside the first tile of its section.
  ///
  /// - Parameters:
  ///   - activity: What the activity is called.
  ///   - isBare: Leaves out what the phone itself shows: its time.
  /// - Returns: The lines, and what the presentations asked for and cannot be shown.
  public func words(activity: String, isBare: Bool) -> (lines: [String], notices: [String]) {
    var lines: [String] = []
    var notices: [String] = []
    for section in sections {
      var first: [String]?
      for tile in section.tiles {
        willDraw?(tile.scene.setting)
        tile.scene.setting.becomeInterface()
        let laidOut = LaidOutScene(tile.scene)
        notices += laidOut.notices
        let words = laidOut.words(activity: activity, isBare: isBare)
        if !lines.isEmpty { lines.append("") }
        if namesTiles { lines.append("Variant: \(PrintableText.make(tile.title)).") }
        if marksChanges, let first {
          let changes = WordChanges.lines(from: first, to: words)
          lines += changes.isEmpty ? ["No word changed."] : changes
        } else {
          lines += words
        }
        first = first ?? words
      }
    }
    return (lines, notices)
  }
}
