import CPlatform
import Foundation
import StageLink
import Testing

@testable import Commands

/// The socket of a running phone: who may speak, what is answered to whom, and what is left behind.
@Suite struct MailboxTests {
  /// A folder of its own for a test, and the mailbox in it.
  private final class Place {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent("islet-mail-\(UUID())")
    let folder: MailFolder

    init() throws {
      try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
      folder = try MailFolder.open(environment: ["XDG_RUNTIME_DIR": base.path])
    }

    deinit { try? FileManager.default.removeItem(at: base) }

    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] }

    func connect(to process: pid_t = 7) throws -> Int32 { try #require(folder.connect(to: process)) }
  }

  private func serve(
    _ mailbox: Mailbox, until isDone: () -> Bool,
    take: (Int, PushLetter) -> PushAnswer = { _, _ in PushAnswer() }
  ) {
    // A minute is for machines that stand still; nothing here waits for it.
    let end = ContinuousClock.now + .seconds(60)
    while !isDone(), ContinuousClock.now < end {
      var entries = mailbox.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      poll(&entries, nfds_t(entries.count), 20)
      for entry in entries where entry.revents != 0 {
        if let (number, letter) = mailbox.receive(entry.fd) { mailbox.answer(number, take(number, letter)) }
      }
      mailbox.expire()
    }
  }

  /// What a sender that says some bytes is answered; `nil` if nothing is.
  private func answer(
    to bytes: [UInt8], _ mailbox: Mailbox, _ place: Place, closes: Bool = false
  ) throws -> PushAnswer? {
    let connection = StageConnection<PushLetter, PushAnswer>(descriptor: try place.connect())
    var rest = bytes[...]
    var answers: [PushAnswer] = []
    serve(mailbox) {
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          send(connection.descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else { break }
        rest = rest.dropFirst(count)
      }
      if rest.isEmpty, closes { shutdown(connection.descriptor, Int32(SHUT_WR)) }
      answers += (try? connection.receiveAvailable()) ?? []
      return connection.isClosed
    }
    #expect(answers.count <= 1)
    return answers.first
  }

  private func bytes(_ letter: PushLetter) -> [UInt8] {
    let text = letter.encoded()
    return [UInt8(text.count & 0xFF), UInt8(text.count >> 8), 0, 0] + text
  }

  private static let letter = PushLetter(file: "p.json", text: "{\"aps\": {}}")

  @Test func aPushIsTakenAndAnswered() throws {
    let place = try Place()
    let mailbox = try Mailbox(in: place.folder, process: 7)
    #expect(place.names == ["7.sock"])
    let connection = StageConnection<PushLetter, PushAnswer>(descriptor: try place.connect())
    try connection.send(Self.letter)
    var answers: [PushAnswer] = []
    var taken: [PushLetter] = []
    serve(mailbox) {
      answers += (try? connection.receiveAvailable()) ?? []
      return connection.isClosed
    } take: { _, letter in
      taken.append(letter)
      return PushAnswer(lines: ["it came"], isTaken: true)
    }
    #expect(taken == [Self.letter] && answers == [PushAnswer(lines: ["it came"], isTaken: true)])
    mailbox.close()
    #expect(place.names.isEmpty && mailbox.descriptors.isEmpty)
  }

  @Test func severalAtOnceAreEachAnsweredTheirOwn() throws {
    let place = try Place()
    let mailbox = try Mailbox(in: place.folder, process: 7)
    let connections = try (0..<20).map { _ in
      StageConnection<PushLetter, PushAnswer>(descriptor: try place.connect())
    }
    for (index, connection) in connections.enumerated().reversed() {
      try connection.send(PushLetter(file: "\(index)", text: String(repeating: "x", count: 5000)))
    }
    var answers = [Int: [PushAnswer]]()
    serve(mailbox) {
      for (index, connection) in connections.enumerated() {
        answers[index, default: []] += (try? connection.receiveAvailable()) ?? []
      }
      return connections.allSatisfy(\.isClosed)
    } take: { _, letter in
      PushAnswer(lines: [letter.file])
    }
    for index in connections.indices { #expect(answers[index] == [PushAnswer(lines: ["\(index)"])]) }
  }

  @Test func moreThanThereIsRoomForAreSentAway() throws {
    let place = try Place()
    let mailbox = try Mailbox(in: place.folder, process: 7)
    let connections = try (0..<40).map { _ in
      StageConnection<PushLetter, PushAnswer>(descriptor: try place.connect())
    }
    var answers: [PushAnswer] = []
    serve(mailbox) {
      for connection in connections { answers += (try? connection.receiveAvailable()) ?? [] }
      return answers.count >= 8
    }
    #expect(answers.allSatisfy { $0.problem.hasPrefix("32 pushes are on their way already") })
  }

  /// Whoever is not the user is told so and not listened to, as the kernel knows him.
  @Test func anotherUserIsRefused() throws {
    let place = try Place()
    let mailbox = try Mailbox(in: place.folder, process: 7, owner: geteuid() + 1)
    let answer = try answer(to: bytes(Self.letter), mailbox, place)
    #expect(answer?.problem == "only the user who runs it may send it pushes")
  }

  @Test func aHugeMessageIsRefusedBeforeItIsRead() throws {
    let place = try Place()
    let mailbox = try Mailbox(in: place.folder, process: 7)
    let huge = [UInt8](repeating: 0x41, count: 4 << 20)
    let answer = try answer(to: [0, 0, 64, 0] + huge, mailbox, place, closes: true)
    #expect(answer?.problem.hasPrefix("no push of at most 16384 bytes begins with what was sent") == true)
    // What is over 4 KB is judged.
    let large = PushLetter(file: "p.json", text: String(repeating: " ", count: 16_000))
    var taken = 0
    let connection = StageConnection<PushLetter, PushAnswer>(descriptor: try place.connect())
    try connection.send(large)
    serve(mailbox) {
      _ = try? connection.receiveAvailable()
      return connection.isClosed
    } take: { _, letter in
      taken = letter.text.utf8.count
      return PushAnswer()
    }
    #expect(taken == 16_000)
    let own = try PushSender(environment: ["XDG_RUNTIME_DIR": place.base.path])
    let receiver = try #require(try own.receiver(.process(7)))
    let refused = try own.deliver(
      PushLetter(file: "p.json", text: String(repeating: " ", count: 20_000)), to: receiver)
    #expect(refused.answer.problem.hasPrefix("not sent: with 20014 bytes it is far over"))
  }

  @Test func garbageIsAnsweredWithOneMessage() throws {
    let place = try Place()
    let mailbox = try Mailbox(in: place.folder, process: 7)
    let text = try answer(to: Array("GET / HTTP/1.1\r\n\r\n".utf8), mailbox, place, closes: true)
    #expect(text?.problem.contains("send it with islet push") == true)
    let version = try answer(to: [2, 0, 0, 0, 9, 9], mailbox, place)
    #expect(version?.problem == "what was sent is no push: a push of version 9; send it with islet push")
    let short = try answer(to: [3, 0, 0, 0, 1, 200, 200], mailbox, place)
    #expect(short?.problem == "what was sent is no push: the message ends too early; send it with islet push")
    let two = try answer(to: bytes(Self.letter) + bytes(Self.letter), mailbox, place)
    #expect(two?.problem.contains("bytes are left over behind the message") == true)
    let random = (0..<300).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ 7) }
    #expect(try answer(to: random, mailbox, place, closes: true)?.problem.isEmpty == false)
    // Who says nothing at all is answered nothing.
    #expect(try answer(to: [], mailbox, place, closes: true) == nil)
    // And it goes on for all others.
    #expect(try answer(to: bytes(Self.letter), mailbox, place) == PushAnswer())
  }

  @Test func halfAMessageIsAnsweredAndForgotten() throws {
    let place = try Place()
    let mailbox = try Mailbox(in: place.folder, process: 7)
    let half = Array(bytes(Self.letter).prefix(10))
    let ended = try answer(to: half, mailbox, place, closes: true)
    #expect(ended?.problem == "the push ends in the middle, after 10 bytes")
    let waited = try answer(to: half, mailbox, place)
    #expect(waited?.problem == "only half of a push has come within 5 seconds")
  }

  @Test func whatTheDeadLeftIsRemoved() throws {
    let place = try Place()
    // A socket that nobody listens at any more.
    let listener = islet_socket_listen(place.folder.descriptor, "99.sock")
    #expect(listener >= 0)
    close(listener)
    FileManager.default.createFile(atPath: place.folder.path + "/notes.sock", contents: nil)
    FileManager.default.createFile(atPath: place.folder.path + "/5.sock", contents: nil)
    #expect(place.folder.processes == [99])
    let mailbox = try Mailbox(in: place.folder, process: 7)
    #expect(place.names.sorted() == ["5.sock", "7.sock", "notes.sock"])
    #expect(place.folder.processes == [7])
    // One that lives is left alone.
    let second = try Mailbox(in: place.folder, process: 8)
    #expect(place.folder.processes == [8, 7])
    second.close()
    mailbox.close()
    #expect(place.folder.processes.isEmpty)
    #expect(place.folder.connect(to: 7) == nil)
  }

  @Test func theFolderIsTheUsersAlone() throws {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent("islet-mail-\(UUID())")
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: base) }
    let environment = ["XDG_RUNTIME_DIR": base.path]
    let path = base.path + "/islet"
    do {
      let folder = try MailFolder.open(environment: environment)
      #expect(folder.path == path)
      var status = stat()
      #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o700)
      let mailbox = try Mailbox(in: folder, process: 7)
      #expect(stat(path + "/7.sock", &status) == 0 && status.st_mode & 0o777 == 0o600)
      mailbox.close()
    }
    #expect(throws: MailFolder.Failure.self) {
      try MailFolder.open(environment: environment, owner: geteuid() + 1)
    }
    chmod(path, 0o755)
    #expect { try MailFolder.open(environment: environment) } throws: {
      "\($0)" == "\(path): is open to others; make it yours alone with chmod 700"
    }
    rmdir(path)
    symlink("/tmp", path)
    #expect(throws: MailFolder.Failure.self) { try MailFolder.open(environment: environment) }
  }

  @Test func whereTheFolderIs() {
    func path(_ environment: [String: String]) -> String { MailFolder.path(environment, owner: 12) }
    #expect(path(["XDG_RUNTIME_DIR": "/tmp"]) == "/tmp/islet")
    #expect(path(["XDG_RUNTIME_DIR": "tmp", "TMPDIR": "/var/tmp"]) == "/var/tmp/islet-12")
    #expect(path(["XDG_RUNTIME_DIR": "/nowhere", "TMPDIR": "tmp"]) == "/tmp/islet-12")
    #expect(path([:]) == "/tmp/islet-12")
  }

  /// A path longer than the address of a socket may be.
  @Test func aLongPathServes() throws {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent(
      "islet-mail-\(UUID())-" + String(repeating: "x", count: 150))
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: base) }
    let folder = try MailFolder.open(environment: ["XDG_RUNTIME_DIR": base.path])
    let mailbox = try Mailbox(in: folder, process: 7)
    let connection = try #require(folder.connect(to: 7))
    close(connection)
    mailbox.close()
  }
}
