import Glibc
import Testing

@testable import Workshop

@Suite struct SourceWatcherTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write("App/Main.swift", "let a = 1\n")
    try scratch.write("App/Views/Card.swift", "let b = 1\n")
    try scratch.write("App/Art.xcassets/Cup.imageset/Contents.json", "{}")
    try scratch.write("App/.build/Made.swift", "let c = 1\n")
    try scratch.write("App/Pods/Pod.swift", "let d = 1\n")
    try scratch.write("Other.swift", "let e = 1\n")
  }

  /// Whether a change is noticed that something makes.
  private func notices(_ watcher: SourceWatcher, _ body: () throws -> Void) rethrows -> Bool {
    try body()
    // A file is closed when nobody holds it, and a process that another test has just started may for a moment.
    for _ in 0..<25 where watcher.deadline == nil {
      watcher.read()
      if watcher.deadline == nil { usleep(10_000) }
    }
    guard let deadline = watcher.deadline else { return false }
    #expect(watcher.hasMore)
    let isEarly = watcher.takeChange(at: deadline - .milliseconds(1))
    #expect(watcher.takeChange(at: deadline) != isEarly)
    #expect(watcher.deadline == nil && !watcher.hasMore)
    return true
  }

  @Test func aSaveAfterARestIsReportedAtOnce() throws {
    let watcher = SourceWatcher(paths: ["\(scratch.path)/App"])
    let start = ContinuousClock.now
    func now(_ milliseconds: Int) -> ContinuousClock.Instant { start + .milliseconds(milliseconds) }
    save("App/Main.swift")
    watcher.read(at: start)
    #expect(watcher.takeChange(at: start))
    #expect(!watcher.hasMore)
    // Nothing follows: there is nothing more to report.
    #expect(!watcher.takeChange(at: now(39)))
    #expect(!watcher.takeChange(at: now(40)))
    #expect(watcher.deadline == nil)

    // What comes soon after it waits for the end of the burst.
    save("App/Main.swift")
    watcher.read(at: now(100))
    #expect(watcher.hasMore)
    #expect(!watcher.takeChange(at: now(100)))
    #expect(watcher.takeChange(at: now(140)))

    // One of a burst is reported early, and the last of it when it is over.
    save("App/Main.swift")
    watcher.read(at: now(1000))
    #expect(watcher.takeChange(at: now(1000)))
    save("App/Main.swift")
    watcher.read(at: now(1020))
    #expect(watcher.hasMore)
    #expect(!watcher.takeChange(at: now(1020)))
    #expect(watcher.takeChange(at: now(1060)))
  }

  @Test func whatMayNotBeWholeIsWaitedFor() throws {
    let watcher = SourceWatcher(paths: ["\(scratch.path)/App"])
    let start = ContinuousClock.now
    // As an editor does that keeps the old file under another name: there is no file between.
    rename("\(scratch.path)/App/Main.swift", "\(scratch.path)/App/Main.swift~")
    watcher.read(at: start)
    #expect(!watcher.takeChange(at: start))
    let file = fopen("\(scratch.path)/App/Main.swift", "w")
    watcher.read(at: start)
    #expect(!watcher.takeChange(at: start))
    fclose(file)
    watcher.read(at: start)
    #expect(watcher.takeChange(at: start))
    unlink("\(scratch.path)/App/Main.swift~")
    watcher.read(at: start)
    #expect(!watcher.hasMore)
  }

  /// Saves as many editors do: a new file takes the place of the old one.
  private func replace(_ name: String, _ text: String) throws {
    try scratch.write(name + ".new", text)
    rename("\(scratch.path)/\(name).new", "\(scratch.path)/\(name)")
  }

  private func save(_ name: String) {
    let file = fopen("\(scratch.path)/\(name)", "we")
    fputs("let z = 2\n", file)
    fclose(file)
  }

  @Test func savesInAFolder() throws {
    let watcher = SourceWatcher(paths: ["\(scratch.path)/App"])
    #expect(watcher.problem == nil)
    #expect(!notices(watcher) {})
    #expect(notices(watcher) { save("App/Main.swift") })
    #expect(notices(watcher) { save("App/Views/Card.swift") })
    #expect(try notices(watcher) { try replace("App/Views/Card.swift", "let b = 2\n") })
    #expect(try notices(watcher) { try scratch.write("App/Added.swift", "let f = 1\n") })
    #expect(notices(watcher) { unlink("\(scratch.path)/App/Added.swift") })
    #expect(notices(watcher) { save("App/Art.xcassets/Cup.imageset/Contents.json") })
    #expect(notices(watcher) { save("App/Words.xcstrings") })
    #expect(notices(watcher) { save("App/Info.plist") })
  }

  @Test func whatDoesNotMatter() throws {
    let watcher = SourceWatcher(paths: ["\(scratch.path)/App"], exclusions: ["Scrap*", "Views/Old.swift"])
    #expect(!notices(watcher) { save("App/.build/Made.swift") })
    #expect(!notices(watcher) { save("App/Pods/Pod.swift") })
    #expect(!notices(watcher) { save("App/.Main.swift.swp") })
    #expect(!notices(watcher) { save("App/notes.txt") })
    #expect(!notices(watcher) { save("App/4913") })
    #expect(!notices(watcher) { save("App/Scrap.swift") })
    #expect(!notices(watcher) { save("App/Views/Old.swift") })
    #expect(!notices(watcher) { save("Other.swift") })
  }

  @Test func newFoldersAreFollowed() throws {
    let watcher = SourceWatcher(paths: ["\(scratch.path)/App"])
    let before = watcher.folderCount
    #expect(try notices(watcher) { try scratch.write("App/New/Deep/One.swift", "let g = 1\n") })
    #expect(watcher.folderCount == before + 2)
    #expect(notices(watcher) { save("App/New/Deep/One.swift") })
    #expect(notices(watcher) { rename("\(scratch.path)/App/New", "\(scratch.path)/Gone") })
    #expect(watcher.folderCount == before)
    #expect(!notices(watcher) { save("Gone/Deep/One.swift") })
  }

  @Test func onlyTheFileThatWasGiven() throws {
    let watcher = SourceWatcher(paths: ["\(scratch.path)/Other.swift"])
    #expect(notices(watcher) { save("Other.swift") })
    #expect(try notices(watcher) { try replace("Other.swift", "let e = 3\n") })
    #expect(notices(watcher) { unlink("\(scratch.path)/Other.swift") })
    #expect(notices(watcher) { save("Other.swift") })
    #expect(!notices(watcher) { save("Another.swift") })
  }

  @Test func theFolderItselfComesAndGoes() throws {
    let watcher = SourceWatcher(paths: ["\(scratch.path)/App"])
    #expect(notices(watcher) { rename("\(scratch.path)/App", "\(scratch.path)/Away") })
    #expect(notices(watcher) { rename("\(scratch.path)/Away", "\(scratch.path)/App") })
    #expect(notices(watcher) { save("App/Main.swift") })
  }

  @Test func missingFoldersAreWaitedFor() throws {
    let watcher = SourceWatcher(paths: ["\(scratch.path)/Later/App"])
    #expect(notices(watcher) { mkdir("\(scratch.path)/Later", 0o700) })
    #expect(notices(watcher) { mkdir("\(scratch.path)/Later/App", 0o700) })
    #expect(notices(watcher) { save("Later/App/One.swift") })
  }

  @Test func linksAreFollowedOnce() throws {
    scratch.link("App/Loop", to: "\(scratch.path)/App")
    scratch.link("Link.swift", to: "\(scratch.path)/Other.swift")
    let folder = SourceWatcher(paths: ["\(scratch.path)/App"])
    #expect(notices(folder) { save("App/Main.swift") })
    let file = SourceWatcher(paths: ["\(scratch.path)/Link.swift"])
    #expect(notices(file) { save("Other.swift") })
  }

  @Test func aBurstIsOneChange() throws {
    let watcher = SourceWatcher(paths: ["\(scratch.path)/App"])
    save("App/Main.swift")
    watcher.read()
    let first = try #require(watcher.deadline)
    for _ in 0..<20 {
      save("App/Main.swift")
      watcher.read()
    }
    let last = try #require(watcher.deadline)
    #expect(last >= first && last <= first + SourceWatcher.longestBurst)
    #expect(watcher.takeChange(at: last))
    #expect(!watcher.takeChange(at: last + .seconds(1)))
  }

  @Test func lostEventsMeanALookAround() {
    let bytes: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF, 0, 0x40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    let events = InotifyEvent.events(in: bytes[...])
    #expect(events.count == 1 && events[0].isOverflow && events[0].name == nil)
    #expect(InotifyEvent.events(in: bytes.dropLast()).isEmpty)
  }
}
