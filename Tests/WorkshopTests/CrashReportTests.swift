import Testing

@testable import Workshop

@Suite struct CrashReportTests {
  @Test func readsWhatTheStageWrites() throws {
    let report = try #require(
      CrashReport("signal 11\nrecursion\nmemory\nframe 1a2b 1\nframe ff 1ff\nend\n"))
    #expect(report.signal == 11 && report.isRecursion && report.isOutOfMemory && !report.isOverTime)
    #expect(report.frames == [.init(offset: 0x1A2B, times: 1), .init(offset: 0xFF, times: 511)])
    #expect(CrashReport("signal 14\nlimit\n")?.isOverTime == true)
  }

  /// A user's code can write to the descriptor too.
  @Test func nonsenseIsNoReport() {
    #expect(CrashReport("") == nil)
    #expect(CrashReport("hello\nframe zz 1\n") == nil)
    #expect(CrashReport("signal 4\nframe 1\nframe x y\nframe 99999999999999999999 1\n")?.frames == [])
  }

  @Test func placesAreThoseOfTheSources() {
    let source = SourceFile(
      path: "/a/b:c.swift", displayPath: "b:c.swift", isExplicit: true, text: "one\ntwo\n")
    func place(_ line: Substring) -> Symbolizer.Place? {
      Symbolizer.place(in: line) { $0 == source.path ? source : nil }
    }
    #expect(place("/a/b:c.swift:2") == .init(path: "b:c.swift", line: 2, text: "two"))
    #expect(place("/a/b:c.swift:2 (discriminator 3)") == .init(path: "b:c.swift", line: 2, text: "two"))
    #expect(place("/a/b:c.swift:0") == nil)
    #expect(place("<compiler-generated>:0") == nil)
    #expect(place("??:0") == nil)
    #expect(place("/other.swift:1") == nil)
  }
}
