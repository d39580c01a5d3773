import CPlatform
import Glibc
import StageLink

/// Where a running phone takes pushes: a socket with its number, to which only the same user may speak.
///
/// It blocks nobody: the owner polls ``descriptors`` until ``deadline``, asks for what has come with
/// ``receive(_:)`` and answers with the number. Whoever says something that is no push is answered with one
/// message.
final class Mailbox {
  /// How long a push may take to come, and its answer to go.
  static let patience = Duration.seconds(5)
  private static let mostVisitors = 32

  private let folder: MailFolder
  private let name: String
  private let listener: Int32
  private let owner: uid_t
  private var visitors: [Int: Visitor] = [:]
  private var count = 0
  private var isOpen = true

  /// Begins to listen, once what others have left is gone.
  ///
  /// - Parameters:
  ///   - process: The number that senders name.
  ///   - owner: The user who may send.
  init(
    in folder: MailFolder, process: pid_t = getpid(), owner: uid_t = geteuid()
  ) throws(MailFolder.Failure) {
    self.folder = folder
    self.owner = owner
    name = MailFolder.name(of: process)
    folder.clean()
    // It has its name only when it listens: whoever finds a name that nobody listens at removes it.
    let early = ".\(process).new"
    unlinkat(folder.descriptor, early, 0)
    listener = islet_socket_listen(folder.descriptor, early)
    guard listener >= 0 else {
      isOpen = false
      throw MailFolder.Failure(path: "\(folder.path)/\(name)", reason: String(cString: strerror(errno)))
    }
    guard renameat(folder.descriptor, early, folder.descriptor, name) == 0 else {
      let reason = String(cString: strerror(errno))
      Glibc.close(listener)
      unlinkat(folder.descriptor, early, 0)
      isOpen = false
      throw MailFolder.Failure(path: "\(folder.path)/\(name)", reason: reason)
    }
  }

  deinit { close() }

  /// Ends it and removes its socket. Who still waits finds the connection closed.
  func close() {
    guard isOpen else { return }
    isOpen = false
    visitors = [:]
    unlinkat(folder.descriptor, name, 0)
    Glibc.close(listener)
  }

  /// What may become readable.
  var descriptors: [Int32] {
    isOpen ? [listener] + visitors.values.filter(\.isRead).map(\.descriptor) : []
  }

  /// When there is something to do though nothing has become readable.
  var deadline: ContinuousClock.Instant? { visitors.values.compactMap(\.wake).min() }

  /// Takes what has come at a descriptor of ``descriptors``.
  ///
  /// - Returns: A push that is whole, with the number to answer to.
  func receive(_ descriptor: Int32) -> (number: Int, letter: PushLetter)? {
    if descriptor == listener {
      welcome()
      return nil
    }
    guard let (number, visitor) = visitors.first(where: { $0.value.descriptor == descriptor }) else {
      return nil
    }
    let letter = visitor.read()
    if visitor.isDone { visitors[number] = nil }
    return letter.map { (number, $0) }
  }

  /// Answers a push. Who has gone meanwhile is not missed.
  func answer(_ number: Int, _ answer: PushAnswer) {
    guard let visitor = visitors[number] else { return }
    visitor.answer(answer)
    if visitor.isDone { visitors[number] = nil }
  }

  /// Gives up on those whose time is over, and goes on with answers that had no room.
  func expire() {
    for (number, visitor) in visitors {
      visitor.expire()
      if visitor.isDone { visitors[number] = nil }
    }
  }

  private func welcome() {
    while true {
      let descriptor = islet_socket_accept(listener)
      guard descriptor >= 0 else { return }
      let visitor = Visitor(descriptor)
      var user = uid_t()
      if islet_socket_peer(descriptor, &user) != 0 || user != owner {
        visitor.refuse("only the user who runs it may send it pushes")
      } else if visitors.count >= Self.mostVisitors {
        visitor.refuse("\(Self.mostVisitors) pushes are on their way already; send it again")
      }
      guard !visitor.isDone else { continue }
      count += 1
      visitors[count] = visitor
    }
  }
}

/// One who has connected: first it speaks, then it is answered.
private final class Visitor {
  private enum Stage { case speaks, waits, isAnswered, isGone }

  let descriptor: Int32
  private var stage = Stage.speaks
  private var incoming: [UInt8] = []
  private var outgoing: ArraySlice<UInt8> = []
  private var limit: ContinuousClock.Instant? = .now + Mailbox.patience

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  var isDone: Bool { stage == .isGone }

  /// Whether what it says is of interest: while the phone is at work on its push, it is not.
  var isRead: Bool { stage == .speaks || stage == .isAnswered }

  /// An answer that has no room is tried again soon.
  var wake: ContinuousClock.Instant? {
    outgoing.isEmpty ? limit : .now + .milliseconds(20)
  }

  /// Reads what there is; a push that is whole.
  func read() -> PushLetter? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        // What comes after the answer is read so that the answer is not lost with it.
        guard stage == .speaks else { continue }
        incoming += buffer[..<count]
        if let letter = takeLetter() { return letter }
      } else if count == 0 || errno == ECONNRESET {
        end()
        return nil
      } else if errno != EINTR {
        return nil
      }
    }
  }

  private func takeLetter() -> PushLetter? {
    guard incoming.count >= 4 else { return nil }
    let length = incoming[..<4].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length <= PushLetter.longest else {
      refuse(
        "no push of at most \(PushLetter.longest) bytes begins with what was sent; send it with islet push")
      return nil
    }
    guard incoming.count >= 4 + length else { return nil }
    do {
      let letter = try PushLetter(decoding: incoming[4..<4 + length])
      guard incoming.count == 4 + length else { throw MessageError.leftOver(incoming.count - 4 - length) }
      stage = .waits
      limit = nil
      incoming = []
      return letter
    } catch {
      refuse("what was sent is no push: \(error); send it with islet push")
      return nil
    }
  }

  /// It says nothing more, or has heard the answer.
  private func end() {
    guard stage == .speaks, !incoming.isEmpty else { return stage = .isGone }
    refuse("the push ends in the middle, after \(incoming.count) bytes")
    // There is nothing more to be read; the answer waits in the socket.
    stage = .isGone
  }

  func refuse(_ problem: String) { answer(PushAnswer(problem: problem)) }

  func answer(_ answer: PushAnswer) {
    // An answer is texts and flags: nothing here can fail to be written.
    guard let bytes = try? answer.encoded() else { return stage = .isGone }
    for shift in stride(from: 0, to: 32, by: 8) {
      outgoing.append(UInt8(truncatingIfNeeded: bytes.count >> shift))
    }
    outgoing += bytes
    incoming = []
    stage = .isAnswered
    limit = .now + Mailbox.patience
    flush()
  }

  private func flush() {
    while !outgoing.isEmpty {
      let count = outgoing.withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count >= 0 {
        outgoing = outgoing.dropFirst(count)
      } else if errno == EAGAIN {
        return
      } else if errno != EINTR {
        return stage = .isGone
      }
    }
    // The other end reads all of it, and then finds the end.
    if stage == .isAnswered { shutdown(descriptor, Int32(SHUT_WR)) }
  }

  func expire() {
    if !outgoing.isEmpty { flush() }
    guard let limit, limit <= .now else { return }
    if stage == .speaks {
      refuse("only half of a push has come within \(Mailbox.patience.components.seconds) seconds")
    } else {
      stage = .isGone
    }
  }
}
