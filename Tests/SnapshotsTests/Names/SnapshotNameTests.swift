import Testing

@testable import Snapshots

@Suite struct SnapshotNameTests {
  @Test func aPathOfLettersAndDigits() {
    let words = SnapshotWords(["On the way! (late)", "한국", "../../etc", "***"], substitute: "preview").words
    #expect(words == ["on-the-way-late", "한국", "etc", "preview"])
    let name = SnapshotName(activity: "kettle", preview: words[0], state: 2, surface: "lock-screen")
    #expect(name.path == "kettle/on-the-way-late-2-lock-screen.txt")
  }

  @Test func namesThatBecomeAlikeStayApart() {
    let words = SnapshotWords(["Hot!", "Hot?", "Cold", "Cold"], substitute: "preview").words
    #expect(Set(words).count == 4)
    #expect(words[2...] == ["cold", "cold.2"])
    // Whatever stands before them.
    let others = SnapshotWords(["Hot?", "New", "Hot!"], substitute: "preview").words
    #expect(others[0] == words[1])
    #expect(others[2] == words[0])
  }

  @Test func longNamesAreCutAndStayApart() {
    let long = String(repeating: "long ", count: 30)
    let words = SnapshotWords([long + "a", long + "b"], substitute: "preview").words
    #expect(words[0] != words[1])
    #expect(words.allSatisfy { $0.count <= 50 })
  }

  @Test func shardsAreEvenAndStable() throws {
    let names = (0..<3000).map { number in
      SnapshotName(activity: "kettle", preview: "heating", state: number + 1, surface: "compact")
    }
    let shards = try (1...3).map { try #require(Shard("\($0)/3")) }
    let counts = shards.map { shard in names.count(where: shard.contains) }
    #expect(counts.reduce(0, +) == names.count)
    #expect(counts.allSatisfy { (900...1100).contains($0) }, "\(counts)")
    // Written down: another machine must come to the same.
    #expect(names[0].stableHash == SnapshotName(path: "kettle/heating-1-compact.txt").stableHash)
    #expect(shards.firstIndex { $0.contains(names[0]) } == Self.shardOfFirst)
  }

  private static let shardOfFirst = 1

  @Test(arguments: ["0/3", "4/3", "1", "1/0", "a/b", "1/2/3", ""])
  func noShard(text: String) {
    #expect(Shard(text) == nil)
  }
}
