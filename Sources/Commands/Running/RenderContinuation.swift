import CPlatform
import Foundation
import Glibc
import StageLink

/// What a process that draws frames, or lists activities, hands to the one that is started in its place when a
/// user's code ends it: so a state that crashes costs one frame, or one activity's line, and not all of them.
///
/// The record lies in a file in memory. It names the compiled library by a descriptor as well, so that
/// nothing has to be compiled again or found again.
public struct RenderContinuation: Hashable, Sendable {
  /// The hidden first argument; two more follow: the record's descriptor and where to go on.
  public static let argument = "__continue"

  struct Record: Hashable, Sendable {
    var library: Int32
    var spool: Int32
    var given: GivenContent?
    var resources = ProjectResources()
  }

  let record: Record
  /// The number of the frame or activity to go on with, from 0; `nil` when none is left.
  let next: Int?

  /// Reads the hidden arguments and takes them away; `nil` if there are none.
  public init?(taking arguments: inout [String]) {
    guard arguments.count >= 3, arguments[0] == Self.argument, let descriptor = Int32(arguments[1]),
      let record = try? Record(bytes: ContinuationFile.contents(of: descriptor))
    else { return nil }
    self.record = record
    next = Int(arguments[2])
    arguments.removeFirst(3)
  }
}

/// Files in memory that a process leaves to its successor.
enum ContinuationFile {
  /// Makes an empty one.
  ///
  /// - Throws: `OutputError` when there is no room for it.
  static func make() throws(OutputError) -> Int32 {
    let descriptor = islet_memory_file()
    guard descriptor >= 0 else { throw OutputError(path: "a file in memory", code: errno) }
    return descriptor
  }

  /// All that is in a file, from its beginning.
  static func contents(of descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = pread(descriptor, &buffer, buffer.count, off_t(bytes.count))
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }
}

/// Makes the arguments of successors.
struct RenderSuccession {
  private let record: Int32
  private let arguments: [String]

  /// - Parameters:
  ///   - file: An empty file in memory, made before the user's code had a chance: what it does to the
  ///     descriptors of its own threads leaves that one alone.
  ///   - arguments: The command line, without the program's name.
  /// - Throws: `OutputError` when there is no room for the record.
  init(_ record: RenderContinuation.Record, file: Int32, arguments: [String]) throws {
    self.record = file
    self.arguments = arguments
    try Output(descriptor: file).write(record.bytes)
  }

  /// A process that goes on with a frame, or that only writes what there is.
  func successor(next: Int?) -> UserCode.Successor {
    UserCode.Successor(
      [RenderContinuation.argument, "\(record)", next.map(String.init) ?? "end"] + arguments)
  }
}
