import Glibc
import Synchronization
import Testing

@testable import Workshop

@Suite struct BackgroundBuildTests {
  private struct Wrong: Error {}

  private func inputs(_ text: String) -> BuildInputs {
    BuildInputs(files: [SourceFile(path: "/a.swift", displayPath: "a.swift", isExplicit: true, text: text)])
  }

  private func library() -> CompiledLibrary {
    CompiledLibrary(path: "/a.so", moduleName: "A", sources: [], warnings: [], folder: nil)
  }

  private func outcome(of build: BackgroundBuild) -> BackgroundBuild.Outcome? {
    build.wait(atMost: .seconds(60))
    return build.outcome
  }

  @Test func tellsWhatItCameTo() throws {
    let build = try BackgroundBuild(BuildJob(find: { inputs("1") }, make: { library() }))
    guard case .library(let made) = outcome(of: build) else {
      Issue.record("no library")
      return
    }
    #expect(made.path == "/a.so" && build.fileCount == 1 && build.inputs == inputs("1"))
    let failing = try BackgroundBuild(BuildJob(find: { throw Wrong() }, make: { library() }))
    guard case .failed(let error) = outcome(of: failing) else {
      Issue.record("no failure")
      return
    }
    #expect(error is Wrong && failing.fileCount == nil)
  }

  @Test func whatIsLeftForLaterComesAfterTheResult() throws {
    let (gate, opening) = try makePipe()
    let (done, finishing) = try makePipe()
    defer { for end in [gate, opening, done] { close(end) } }
    let build = try BackgroundBuild(
      BuildJob(
        find: { inputs("1") },
        make: {
          Afterwork.add {
            var byte: UInt8 = 0
            read(gate, &byte, 1)
            close(finishing)
          }
          return library()
        }))
    guard case .library = outcome(of: build) else {
      Issue.record("it waits for what can be done later")
      return
    }
    write(opening, "1", 1)
    var entry = pollfd(fd: done, events: Int16(POLLIN), revents: 0)
    #expect(poll(&entry, 1, 60_000) == 1)
    // Where nobody collects it, it is done at once.
    let count = Mutex(0)
    Afterwork.add { count.withLock { $0 += 1 } }
    #expect(count.withLock { $0 } == 1)
  }

  @Test func equalSourcesAreNotBuiltAgain() throws {
    let job = BuildJob(find: { inputs("1") }, make: { throw Wrong() })
    guard
      case .unchanged = outcome(of: try BackgroundBuild(job, after: inputs("1")))
    else {
      Issue.record("built again")
      return
    }
    guard case .failed = outcome(of: try BackgroundBuild(job, after: inputs("2"))) else {
      Issue.record("not built")
      return
    }
  }

  @Test func cancellingKillsWhatRuns() throws {
    let build = try BackgroundBuild(
      BuildJob(
        find: { inputs("1") },
        make: {
          let run = try CommandRun.run("/bin/sleep", arguments: ["1000"], timeLimit: .seconds(900))
          #expect(run.ending == .signalled(SIGKILL))
          throw Wrong()
        }))
    while build.fileCount == nil { usleep(1000) }
    build.cancel()
    guard case .failed = outcome(of: build) else {
      Issue.record("still at work")
      return
    }
  }

  @Test func otherFilesAreSeenByTheirStamps() throws {
    let scratch = try Scratch()
    try scratch.write("App/One.swift", "let a = 1\n")
    try scratch.write("App/Art.xcassets/Cup.imageset/Contents.json", "{}")
    try scratch.write("App/notes.txt", "no")
    func found() -> [BuildInputs.Stamp] {
      BuildInputs.stamps(at: ["\(scratch.path)/App"], exclusions: [])
    }
    let before = found()
    #expect(before.map(\.path) == ["\(scratch.path)/App/Art.xcassets/Cup.imageset/Contents.json"])
    try scratch.write("App/Words.xcstrings", "{}")
    #expect(found().count == 2 && found() != before)
  }
}
