import Glibc
import Testing

@testable import Workshop

@Suite struct SourceFinderTests {
  func names(_ paths: [String], below root: String, exclusions: [String] = []) throws -> [String] {
    try SourceFinder(exclusions: exclusions).files(at: paths).map {
      String($0.path.dropFirst(root.count + 1))
    }
  }

  @Test func searchesFolders() throws {
    let scratch = try Scratch()
    for name in [
      "b.swift", "A/z.swift", "A/a.swift", "A/note.txt", ".build/x.swift", ".hidden.swift", "Pods/p.swift",
      "Carthage/c.swift", "DerivedData/d.swift", "AppTests/t.swift", "AppUITests/u.swift", "Package.swift",
      "Package@swift-6.0.swift", "Tests.swift",
    ] { try scratch.write(name, "") }
    #expect(
      try names([scratch.path], below: scratch.path) == ["A/a.swift", "A/z.swift", "Tests.swift", "b.swift"])
    #expect(
      try names([scratch.path], below: scratch.path, exclusions: ["A/*", "T*"]) == ["b.swift"])
    // A skipped folder that is given by name is searched.
    #expect(try names(["\(scratch.path)/Pods"], below: scratch.path) == ["Pods/p.swift"])
  }

  @Test func linksAndFilesGivenTwice() throws {
    let scratch = try Scratch()
    try scratch.write("A/a.swift", "")
    scratch.link("A/loop", to: "..")
    scratch.link("A/gone.swift", to: "nowhere")
    scratch.link("A/same.swift", to: "a.swift")
    let files = try SourceFinder().files(at: [scratch.path, "\(scratch.path)/A/a.swift"])
    #expect(files.map(\.path) == ["\(scratch.path)/A/a.swift"])
    #expect(files[0].isExplicit)
  }

  @Test func namesWhatIsWrong() throws {
    let scratch = try Scratch()
    try scratch.write("bad.swift", bytes: Array("let a = \"".utf8) + [0xED, 0x95, 0x22])
    try scratch.write("note.txt", "")
    mkdir("\(scratch.path)/empty", 0o700)
    mkfifo("\(scratch.path)/pipe.swift", 0o600)
    func message(_ path: String) -> String {
      do {
        _ = try SourceFinder().files(at: ["\(scratch.path)/\(path)"])
        return "nothing wrong"
      } catch {
        #expect(error.cause == .input)
        return error.message.replacing("\(scratch.path)/", with: "")
      }
    }
    #expect(message("gone") == "gone: no such file or folder")
    #expect(message("empty") == "empty: no Swift source here")
    #expect(message("note.txt") == "note.txt: is not a Swift file; give a .swift file or a folder of them")
    #expect(message("pipe.swift") == "pipe.swift: is not a regular file")
    #expect(message("bad.swift") == "bad.swift: is not UTF-8 (byte 9); save it as UTF-8 and try again")
  }

  /// One file or folder that is of no account does not stop a project.
  @Test func whatCannotBeReadIsLeftOut() throws {
    let scratch = try Scratch()
    try scratch.write("P/A.swift", "let a = 1")
    try scratch.write("P/bad.swift", bytes: [0xFF])
    try scratch.write("P/large.swift", bytes: [UInt8](repeating: 0x20, count: SourceFinder.mostBytes + 1))
    try scratch.write("P/Deep/B.swift", "")
    scratch.link("P/Deep/all", to: "/")
    scratch.link("P/Deep/up", to: "../..")
    scratch.link("P/Deep/own", to: "..")
    let garbled =
      Array("\(scratch.path)/P/".utf8.map(CChar.init(bitPattern:))) + [-1] + Array(".swift".utf8CString)
    close(open(garbled, O_CREAT | O_WRONLY, 0o600))
    let found = try SourceFinder().find(at: ["\(scratch.path)/P"])
    let contents = try found.contents()
    #expect(contents.files.map(\.name) == ["A.swift", "B.swift"])
    func shown(_ lines: [String]) -> [String] { lines.map { $0.replacing("\(scratch.path)/P/", with: "") } }
    #expect(
      shown(contents.unreadable.map(\.notice)) == [
        "bad.swift was left out: it is not UTF-8 (byte 0); save it as UTF-8 and try again",
        "large.swift was left out: it is too large for a source file",
      ])
    #expect(
      shown(found.notices) == [
        "Deep/all was left out: it is a link to a folder above what was given",
        "Deep/up was left out: it is a link to a folder above what was given",
        "\u{FFFD}.swift was left out: it has a name that is not UTF-8; rename it",
      ])
    // What was given itself is another matter.
    #expect(throws: WorkshopError.self) { try SourceFinder().files(at: ["\(scratch.path)/P/large.swift"]) }
  }

  @Test func utf8Offsets() {
    #expect(invalidUTF8Offset(in: Array("가나 🐼".utf8)) == nil)
    #expect(invalidUTF8Offset(in: [0xFF, 0xFE, 0x61, 0]) == 0)
    #expect(invalidUTF8Offset(in: [0x61, 0xC0, 0x80]) == 1)
    #expect(invalidUTF8Offset(in: [0x61, 0xF0, 0x9F, 0x90]) == 1)
  }

  @Test func linesAndPositions() {
    let file = SourceFile(path: "/x/A.swift", displayPath: "A.swift", isExplicit: true, text: "a\r\n한b\n")
    #expect(file.name == "A.swift")
    #expect(file.line(1) == "a" && file.line(2) == "한b" && file.line(3) == "" && file.line(4) == nil)
    #expect(file.position(ofByte: 6) == (2, 4))
  }
}
