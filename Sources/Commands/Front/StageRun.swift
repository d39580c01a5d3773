import StageLink
import Workshop

/// A stage at work, and what the front knows of it.
final class StageRun {
  let process: StageProcess
  /// What it was compiled from; `nil` for the gallery.
  let library: CompiledLibrary?
  /// What it draws, or drew last.
  var place: StagePlace?
  /// Whether a frame of it has been shown.
  var hasFrame = false
  /// When it was first asked for something that it has not answered.
  private(set) var askedAt: ContinuousClock.Instant?
  private var unanswered = 0

  /// Keys for a stage that does not answer are dropped beyond this.
  private static let mostUnanswered = 64

  init(_ process: StageProcess, library: CompiledLibrary?, place: StagePlace?) {
    self.process = process
    self.library = library
    self.place = place
  }

  /// Sends a request; one too many for a stage that does not answer goes nowhere.
  func ask(_ request: StageRequest) throws {
    guard unanswered < Self.mostUnanswered else { return }
    try process.connection.enqueue(request)
    try process.connection.flush()
    unanswered += 1
    if askedAt == nil { askedAt = .now }
  }

  /// Takes note that all that was asked is answered.
  func noteIdle() {
    askedAt = nil
    unanswered = 0
  }

  /// How long it has been at work on what it was asked.
  var busyTime: Duration { askedAt.map { .now - $0 } ?? .zero }

  /// What may become readable.
  var descriptors: [Int32] {
    [process.connection.descriptor] + (process.isOutputOpen ? [process.outputDescriptor] : [])
  }
}
