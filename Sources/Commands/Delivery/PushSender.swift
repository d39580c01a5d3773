import Foundation
import Glibc
import Phone
import StageLink

/// Brings a push to a running phone and fetches its answer.
struct PushSender {
  /// A phone that was reached.
  struct Receiver {
    let process: pid_t
    fileprivate let descriptor: Int32
  }

  /// What has come of it.
  struct Delivery {
    var process: pid_t
    var answer: PushAnswer
    /// What the phone says of the push, by the types that it knows.
    var verdict: PushVerdict?
  }

  let environment: [String: String]

  /// Connects to the phone that is meant.
  ///
  /// - Returns: `nil` if none is meant, or none runs and none was named.
  /// - Throws: `CommandError` if the one that was named does not run.
  func receiver(_ target: PushOptions.Target) throws(CommandError) -> Receiver? {
    guard target != .none else { return nil }
    let folder: MailFolder
    do {
      folder = try MailFolder.open(environment: environment)
    } catch {
      guard case .process(let process) = target else { return nil }
      throw CommandError(exitCode: 2, "--to \(process): \(error)")
    }
    guard case .process(let process) = target else {
      for process in folder.processes {
        if let descriptor = folder.connect(to: process) {
          return Receiver(process: process, descriptor: descriptor)
        }
      }
      return nil
    }
    if let descriptor = folder.connect(to: process) {
      return Receiver(process: process, descriptor: descriptor)
    }
    let running = folder.processes.map { "\($0)" }
    throw CommandError(
      exitCode: 2,
      "--to \(process): no islet of this number shows a phone; "
        + (running.isEmpty ? "there is none" : "there are \(running.joined(separator: ", "))"))
  }

  /// Sends a push and waits for the answer.
  ///
  /// - Throws: `CommandError` if the phone does not take it for one, or goes away over it.
  func deliver(_ letter: PushLetter, to receiver: Receiver) throws(CommandError) -> Delivery {
    let connection = StageConnection<PushLetter, PushAnswer>(descriptor: receiver.descriptor)
    let size = letter.encoded().count
    guard size <= PushLetter.longest else {
      return Delivery(
        process: receiver.process,
        answer: PushAnswer(
          problem: "not sent: with \(size) bytes it is far over what APNs takes; "
            + "a phone is sent at most \(PushLetter.longest)"))
    }
    let answer: PushAnswer?
    do {
      try connection.send(letter)
      answer = try connection.receive()
    } catch {
      throw CommandError(exitCode: 1, "islet \(receiver.process): \(error)")
    }
    guard let answer else {
      throw CommandError(exitCode: 1, "islet \(receiver.process): it has ended before it answered")
    }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return Delivery(
      process: receiver.process, answer: answer,
      verdict: try? decoder.decode(PushVerdict.self, from: Data(answer.verdict.utf8)))
  }
}
