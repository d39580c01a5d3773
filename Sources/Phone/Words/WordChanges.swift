/// What has changed in words that were told before.
public enum WordChanges {
  /// What is there now, was not there before, or is gone; all of it where more has changed than stayed.
  public static func lines(from before: [String]?, to now: [String]) -> [String] {
    guard let before, before.count > 1 else { return now }
    let difference = now.difference(from: before)
    guard difference.insertions.count * 2 <= now.count else { return now }
    var removed: [Int: String] = [:]
    for case .remove(let offset, let text, _) in difference.removals { removed[offset] = text }
    var inserted: [Int: String] = [:]
    for case .insert(let offset, let text, _) in difference.insertions { inserted[offset] = text }
    var lines: [String] = []
    var (old, new) = (0, 0)
    while old < before.count || new < now.count {
      let (gone, come) = (removed[old], new < now.count ? inserted[new] : nil)
      switch (gone, come) {
      case (nil, nil): break
      case (let gone?, nil): lines.append("gone: \(gone.drop { $0 == " " })")
      case (_, let come?): lines.append("\(gone == nil ? "new" : "now"): \(come.drop { $0 == " " })")
      }
      if gone != nil || come == nil { old += 1 }
      if come != nil || gone == nil { new += 1 }
    }
    return lines
  }
}
