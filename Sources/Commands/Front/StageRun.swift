import StageLink
import Workshop

/// A stage at work, and what the front knows of it.
final class StageRun {
  let process: StageProcess
  /// What it was compiled from; `nil` for the gallery.
  let library: CompiledLibrary?
  /// What it draws, or drew last.
  var place: StagePlace?
  /// What it has to tell; `nil` before it has drawn.
  var notes: StageNotes?
  /// Whether a frame of it has been shown.
  var hasFrame = false
  /// What it leaves out, because it cannot be drawn.
  let heldPlace: StagePlace?
  /// Whether it was ended because it took too long.
  private(set) var isOverdue = false
  /// When it was first asked for something that it has not answered.
  private var askedAt: ContinuousClock.Instant?
  private var unanswered = 0
  /// When it began with something that nobody asked for.
  private var workingSince: ContinuousClock.Instant?

  /// Keys for a stage that does not answer are dropped beyond this.
  private static let mostUnanswered = 64

  init(_ process: StageProcess, library: CompiledLibrary?, place: StagePlace?, isHeld: Bool = false) {
    heldPlace = isHeld ? place : nil
    self.process = process
    self.library = library
    self.place = place
  }

  /// Sends a request; one too many for a stage that does not answer goes nowhere, and the answer is `false`.
  @discardableResult
  func ask(_ request: StageRequest) throws -> Bool {
    guard unanswered < Self.mostUnanswered else { return false }
    try process.connection.enqueue(request)
    try process.connection.flush()
    unanswered += 1
    if askedAt == nil { askedAt = .now }
    return true
  }

  /// Takes note that all that was asked is answered.
  func noteIdle() {
    askedAt = nil
    unanswered = 0
  }

  /// Takes note of a frame: whoever has just drawn is not stuck, and hears the key that a person presses at the sight.
  func noteDrawn() {
    hasFrame = true
    if askedAt != nil { askedAt = .now }
    if workingSince != nil { workingSince = .now }
  }

  /// Takes note that it began or is done with something that nobody asked for.
  func note(isWorking: Bool) {
    workingSince = isWorking ? .now : nil
  }

  /// How long it has been at work on what it was asked, or has taken on by itself.
  var busyTime: Duration {
    [askedAt, workingSince].compactMap(\.self).min().map { .now - $0 } ?? .zero
  }

  var isAtWork: Bool { askedAt != nil || workingSince != nil }

  /// Ends a stage that cannot end itself at its limit.
  func endOverdue() {
    isOverdue = true
    process.close()
  }

  /// What may become readable.
  var descriptors: [Int32] {
    [process.connection.descriptor] + (process.isOutputOpen ? [process.outputDescriptor] : [])
  }
}
