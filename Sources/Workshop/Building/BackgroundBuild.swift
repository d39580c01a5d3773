import Foundation
import Glibc
import Synchronization

/// One build on a thread of its own.
///
/// Poll `descriptor` and read `result` when it can be read.
public final class BackgroundBuild: Sendable {
  /// What a build has come to.
  public enum Outcome: Sendable {
    case library(CompiledLibrary)
    /// All is as it was for the build before.
    case unchanged
    case failed(any Error)
  }

  private struct Contents {
    var files: Int?
    var inputs: BuildInputs?
    var outcome: Outcome?
  }

  /// Readable when the build is done.
  public let descriptor: Int32
  public let began = ContinuousClock.now
  private let writing: Int32
  private let cancellation = Cancellation()
  private let contents = Mutex(Contents())

  /// Starts a build.
  ///
  /// - Parameters:
  ///   - job: What to build and how.
  ///   - last: The inputs of the build before, if that one need not be repeated.
  /// - Throws: `WorkshopError` when the system has no descriptors left.
  public init(_ job: BuildJob, after last: BuildInputs? = nil) throws {
    do {
      (descriptor, writing) = try makePipe()
    } catch {
      throw WorkshopError(.input, "nothing can be built: \(String(cString: strerror(error.code)))")
    }
    let thread = Thread { [self] in
      let afterwork = Afterwork()
      let outcome = cancellation.perform { afterwork.collect { run(job, after: last) } }
      contents.withLock { $0.outcome = outcome }
      // The end of the pipe is the message.
      close(writing)
      afterwork.perform()
    }
    // The reading of large sources goes deep.
    thread.stackSize = 8 << 20
    thread.name = "islet.build"
    thread.start()
  }

  deinit {
    close(descriptor)
  }

  private func run(_ job: BuildJob, after last: BuildInputs?) -> Outcome {
    do {
      let inputs = try job.find()
      contents.withLock {
        $0.files = inputs.files.count
        $0.inputs = inputs
      }
      if inputs == last { return .unchanged }
      if cancellation.isCancelled { throw CancellationError() }
      return .library(try job.make())
    } catch {
      return .failed(error)
    }
  }

  /// How many Swift files there are, once that is known.
  public var fileCount: Int? { contents.withLock { $0.files } }

  /// What was built from, once that is known.
  public var inputs: BuildInputs? { contents.withLock { $0.inputs } }

  /// What has come out; `nil` while it is under way.
  public var outcome: Outcome? { contents.withLock { $0.outcome } }

  /// Ends it and what it started; its outcome is of no use then.
  public func cancel() {
    cancellation.cancel()
  }

  /// Waits until a build that was cancelled has put everything away.
  public func wait(atMost limit: Duration) {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    poll(&entry, 1, Int32(clamping: limit.components.seconds * 1000))
  }
}
