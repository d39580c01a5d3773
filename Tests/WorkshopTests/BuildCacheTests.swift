import Glibc
import Testing

@testable import Workshop

@Suite struct BuildCacheTests {
  let scratch: Scratch
  let cache: BuildCache

  init() throws {
    scratch = try Scratch()
    cache = BuildCache(folder: "\(scratch.path)/a/b")
  }

  func key(_ text: String) -> Digest {
    var key = CacheKey("test")
    key.add(text)
    return key.digest
  }

  @discardableResult
  func store(_ name: String, bytes: Int = 100, in cache: BuildCache? = nil) throws -> Bool {
    let source = "\(scratch.path)/source"
    unlink(source)
    try scratch.write("source", bytes: [UInt8](repeating: 7, count: bytes))
    return (cache ?? self.cache).store(key(name), files: [("f", source)], note: Array(name.utf8))
  }

  func note(_ name: String, in cache: BuildCache? = nil) -> String? {
    (cache ?? self.cache).entry(for: key(name)).map { String(decoding: $0.note, as: UTF8.self) }
  }

  func file(_ name: String, _ part: String = "f") -> String {
    "\(cache.folder)/\(key(name).hexadecimal)/\(part)"
  }

  @Test func keepsFilesAndNotes() throws {
    #expect(note("one") == nil && cache.size == 0)
    #expect(try store("one"))
    #expect(note("one") == "one" && note("two") == nil)
    #expect(try readFile(file("one"), limit: 1000).count == 100)
    // The second to store the same finds it there.
    #expect(try store("one"))
    #expect(namesInFolder(cache.folder)?.count == 1)
    #expect(cache.size == 8192)
    #expect(cache.clear() == 8192)
    #expect(cache.size == 0 && note("one") == nil)
  }

  @Test(arguments: ["truncated", "changed", "gone", "record truncated", "record gone", "another's"])
  func damagedEntriesAreRemoved(how: String) throws {
    try store("one")
    try store("two")
    switch how {
    case "truncated": truncate(file("one"), 50)
    case "changed":
      unlink(file("one"))
      try writeNewFile(file("one"), [UInt8](repeating: 8, count: 100))
    case "gone": unlink(file("one"))
    case "record truncated": truncate(file("one", "record"), 40)
    case "record gone": unlink(file("one", "record"))
    default:
      unlink(file("one", "record"))
      try writeNewFile(file("one", "record"), readFile(file("two", "record"), limit: 1000))
    }
    #expect(note("one") == nil)
    #expect(FileStatus("\(cache.folder)/\(key("one").hexadecimal)") == nil)
    #expect(note("two") == "two")
    #expect(try store("one"))
    #expect(note("one") == "one")
  }

  @Test func whatWasNotUsedGoesFirst() throws {
    var small = cache
    small.limit = 3 * 8192
    for name in ["one", "two", "three"] { try store(name, bytes: 1000, in: small) }
    #expect(note("one", in: small) == "one")
    try store("four", bytes: 1000, in: small)
    #expect(note("two", in: small) == nil)
    #expect(["one", "three", "four"].map { note($0, in: small) } == ["one", "three", "four"])
    #expect(small.size <= small.limit)
  }

  @Test func folderThatCannotBeWritten() throws {
    try scratch.write("file", "")
    let cache = BuildCache(folder: "\(scratch.path)/file/below")
    #expect(try !store("one", in: cache))
    #expect(note("one", in: cache) == nil && cache.size == 0 && cache.clear() == 0)
  }

  @Test func foldersOfOthersAreNotTrusted() throws {
    try store("one")
    chmod(cache.folder, 0o777)
    #expect(note("one") == nil)
    #expect(try !store("two"))
    chmod(cache.folder, 0o700)
    #expect(note("one") == "one")
  }

  @Test func clearsNothingButEntries() throws {
    try store("one")
    try scratch.write("a/b/mine.txt", "mine")
    cache.clear()
    #expect(namesInFolder(cache.folder) == ["mine.txt"])
  }

  @Test func whatCannotBeCopiedLeavesNothingBehind() {
    #expect(!cache.store(key("one"), files: [("f", "\(scratch.path)/missing")], note: []))
    #expect(namesInFolder(cache.folder) == [])
  }

  @Test func digests() {
    // Published test values of XXH3 with 128 bits: no input, and the letter a.
    #expect(Digest(of: []).hexadecimal == "99aa06d3014798d86001c324468d497f")
    #expect(Digest(of: Array("a".utf8)).hexadecimal == "a96faf705af16834e6c632b61e964e1f")
  }
}
