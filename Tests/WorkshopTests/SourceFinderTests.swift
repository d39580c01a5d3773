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
