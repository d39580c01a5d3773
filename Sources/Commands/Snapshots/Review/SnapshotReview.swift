import Cells
import Phone
import Snapshots
import StageLink
import Terminal

/// `islet snapshot review` in the terminal: shows one difference after another and does what the keys say.
struct SnapshotReview {
  private let list: ReviewList
  private let folder: SnapshotFolder
  private let screen: TerminalScreen
  private let half: Theme.Half
  private var review: Review
  /// What each accepting key has replaced, the last one last.
  private var replaced: [[Replaced]] = []

  /// How long each half of what blinks is shown.
  private static let blink = 500

  /// Walks through differences until the last is decided on or somebody quits.
  ///
  /// - Parameter half: The colours around the frames.
  /// - Returns: What was decided, or the number of the signal that ended it.
  /// - Throws: `TerminalError`, or what reading and writing files throws; the terminal is as it was then.
  static func run(
    _ list: ReviewList, in folder: SnapshotFolder, environment: [String: String], color: ColorOption,
    half: Theme.Half
  ) throws -> Result<Review, Ending> {
    let screen = try TerminalScreen(environment: environment, color: color)
    defer { screen.close() }
    var review = SnapshotReview(
      list: list, folder: folder, screen: screen, half: half, review: Review(count: list.count))
    return try review.loop()
  }

  /// What a file held before its difference was accepted.
  private struct Replaced {
    var index: Int
    var name: SnapshotName
    /// `nil` where there was no file.
    var bytes: [UInt8]?
  }

  /// A signal asked the program to end.
  struct Ending: Error {
    var signal: Int32
  }

  private mutating func loop() throws -> Result<Review, Ending> {
    var finding = try list.finding(0)
    var index: Int? = 0
    while true {
      if review.index != index {
        index = review.index
        finding = try list.finding(review.index)
      }
      var page = ReviewPage(
        review, finding, size: screen.size, half: half, isStyled: screen.colorDepth > .ansi16)
      screen.show(page.frame())
      review.limitScroll(page.furthest)
      switch screen.nextEvent(timeout: review.view == .blink ? Self.blink : nil) {
      case .key(let key):
        var effect = review.handle(key)
        switch effect {
        case .accept: effect = accept(finding)
        case .acceptAll: effect = try acceptAll()
        case .undo:
          effect = undo()
          // What is recorded is another now, though the place may be the same.
          index = nil
        case .none, .ring, .quit: break
        }
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
  private mutating func accept(_ finding: SnapshotFinding) -> Review.Effect {
    if review.decisions[review.index] == .accepted {
      review.message = "accepted already"
      return .ring
    }
    do {
      guard let old = try replace(finding, at: review.index) else {
        review.message = "there is nothing to accept: what is said above has to be mended first"
        return .ring
      }
      replaced.append([old])
    } catch {
      // The others may still be accepted.
      review.message = PrintableText.make("\(error)")
      return .ring
    }
    return review.decide(.accepted)
  }

  /// Takes over all that nobody has decided on. What cannot be written, or has no frame, stays open.
  private mutating func acceptAll() throws -> Review.Effect {
    var done: [Replaced] = []
    var failure: String?
    for index in review.open {
      let finding = try list.finding(index)
      do {
        if let old = try replace(finding, at: index) { done.append(old) }
      } catch {
        failure = failure ?? PrintableText.make("\(error)")
      }
    }
    if !done.isEmpty { replaced.append(done) }
    let effect = review.accept(done.map(\.index))
    guard effect != .quit else { return .quit }
    review.message = failure ?? "these cannot be accepted: what is said of them has to be mended first"
    return .ring
  }

  /// Writes what is drawn now and answers what it has replaced; `nil` where nothing is drawn.
  private func replace(
    _ finding: SnapshotFinding, at index: Int
  ) throws(SnapshotFileError) -> Replaced? {
    let name = finding.outcome.name
    let old = Replaced(index: index, name: name, bytes: try folder.bytes(of: name))
    if finding.outcome.kind == .orphan {
      try folder.remove(name)
    } else if let text = finding.outcome.text {
      try folder.write(text, to: name)
    } else {
      return nil
    }
    return old
  }

  /// Gives the files of the last acceptance back what they held.
  private mutating func undo() -> Review.Effect {
    guard let last = replaced.last else {
      review.message = "nothing has been accepted that could be taken back"
      return .ring
    }
    do {
      for old in last {
        if let bytes = old.bytes {
          try folder.write(bytes, to: old.name)
        } else {
          try folder.remove(old.name)
        }
      }
    } catch {
      review.message = PrintableText.make("\(error)")
      return .ring
    }
    replaced.removeLast()
    review.reopen(last.map(\.index))
    return .none
  }
}
