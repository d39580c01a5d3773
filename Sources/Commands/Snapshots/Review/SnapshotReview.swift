import Cells
import Snapshots
import StageLink
import Terminal

/// `islet snapshot review` in the terminal: shows one difference after another and does what the keys say.
struct SnapshotReview {
  private let list: ReviewList
  private let folder: SnapshotFolder
  private let screen: TerminalScreen
  private var review: Review

  /// How long each half of what blinks is shown.
  private static let blink = 500

  /// Walks through differences until the last is decided on or somebody quits.
  ///
  /// - Returns: What was decided, or the number of the signal that ended it.
  /// - Throws: `TerminalError`, or what reading and writing files throws; the terminal is as it was then.
  static func run(
    _ list: ReviewList, in folder: SnapshotFolder, environment: [String: String], color: ColorOption
  ) throws -> Result<Review, Ending> {
    let screen = try TerminalScreen(environment: environment, color: color)
    defer { screen.close() }
    var review = SnapshotReview(
      list: list, folder: folder, screen: screen, review: Review(count: list.count))
    return try review.loop()
  }

  /// A signal asked the program to end.
  struct Ending: Error {
    var signal: Int32
  }

  private mutating func loop() throws -> Result<Review, Ending> {
    var finding = try list.finding(0)
    var index = 0
    while true {
      if review.index != index {
        index = review.index
        finding = try list.finding(index)
      }
      var page = ReviewPage(
        review, finding, size: screen.size, isStyled: screen.colorDepth > .ansi16)
      screen.show(page.frame())
      review.limitScroll(page.furthest)
      switch screen.nextEvent(timeout: review.view == .blink ? Self.blink : nil) {
      case .key(let key):
        var effect = review.handle(key)
        if effect == .accept { effect = try accept(finding) }
        if effect == .ring { screen.ring() }
        if effect == .quit { return .success(review) }
      case .timeout: review.blink()
      case .suspendRequested: screen.suspend()
      case .terminate(let signal): return .failure(Ending(signal: signal))
      case .pointer, .pasted, .resized, .descriptorReady: break
      }
    }
  }

  /// Takes over what is drawn now.
  private mutating func accept(_ finding: SnapshotFinding) throws -> Review.Effect {
    if review.decisions[review.index] == .accepted {
      review.message = "accepted already"
      return .ring
    }
    do {
      if finding.outcome.kind == .orphan {
        try folder.remove(finding.outcome.name)
      } else if let text = finding.outcome.text {
        try folder.write(text, to: finding.outcome.name)
      } else {
        review.message = "there is no frame to accept: mend the source first"
        return .ring
      }
    } catch {
      // The others may still be accepted.
      review.message = PrintableText.make("\(error)")
      return .ring
    }
    return review.decide(.accepted)
  }
}
