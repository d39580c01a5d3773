import Glibc
import Testing

@testable import Workshop

@Suite struct AutolinkEntriesTests {
  @Test func librariesOfAnObject() throws {
    let scratch = try Scratch()
    try scratch.write("A.swift", "import Foundation\nimport Dispatch\nfunc a() -> Date { .now }\n")
    let object = "\(scratch.path)/A.o"
    let run = try CommandRun.run(
      try SwiftToolchain.find().compiler,
      arguments: [
        "-parse-as-library", "-c", "\(scratch.path)/A.swift", "-o", object, "-Xfrontend",
        "-disable-autolink-library", "-Xfrontend", "Foundation",
      ], timeLimit: .seconds(120))
    try #require(run.ending == .exited(0))
    let bytes = try readFile(object, limit: 1 << 24)
    let entries = try #require(AutolinkEntries.entries(in: bytes))
    #expect(entries.contains("-ldispatch") && entries.contains("-lFoundationEssentials"))
    #expect(!entries.contains("-lFoundation"))
    #expect(Set(entries).count == entries.count)
    // Half of it is no object.
    #expect(AutolinkEntries.entries(in: Array(bytes.prefix(bytes.count / 2))) == nil)
    #expect(AutolinkEntries.entries(in: Array("!<arch>\n".utf8)) == nil)
    #expect(AutolinkEntries.entries(in: []) == nil)
  }
}
