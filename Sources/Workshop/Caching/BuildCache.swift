import Glibc
import StageLink

/// What was compiled before, on disk.
///
/// An entry is a folder named by its key that holds files and a record: what the files' sizes and digests
/// are, and a few bytes for whoever stored it. It is made under another name and renamed, so that it is
/// there whole or not at all; of two processes that store the same, the first stays. An entry that is not
/// as its record says is removed as if it had never been. Nothing here fails: a folder that cannot be
/// written to, a full disk and a damaged entry all mean that something is compiled once more.
public struct BuildCache: Hashable, Sendable {
  /// The absolute path of the folder, which is Islet's alone. It may not exist yet.
  public let folder: String
  /// How many bytes the entries may take; beyond, those go that were not used for the longest time.
  public var limit: Int

  public static let standardLimit = 512 << 20
  private static let recordName = "record"
  private static let mark = "islet build 1"
  /// Begins the names of entries that are being made.
  private static let temporaryPrefix = "new-"
  private static let mostRecordBytes = 64 << 20

  public init(folder: String, limit: Int = Self.standardLimit) {
    self.folder = folder
    self.limit = limit
  }

  /// `$XDG_CACHE_HOME/islet/builds`, else `~/.cache/islet/builds`; `nil` where neither is named.
  public static func standard() -> BuildCache? {
    func variable(_ name: String) -> String? {
      // What is not absolute is to be ignored, says the XDG specification.
      getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    guard let caches = variable("XDG_CACHE_HOME") ?? variable("HOME").map({ "\($0)/.cache" }) else {
      return nil
    }
    return BuildCache(folder: "\(caches)/islet/builds")
  }

  /// Why nothing can be kept in it, in words; `nil` when all is well. Tries it out, which makes the folder.
  public var problem: String? {
    guard makeFolder() else { return "cannot be made: \(String(cString: strerror(errno)))" }
    guard isOurs else { return "belongs to somebody else, or others may write to it" }
    var template = Array("\(folder)/\(Self.temporaryPrefix)XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      return "cannot be written to: \(String(cString: strerror(errno)))"
    }
    let trial = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    defer { removeTree(trial) }
    do {
      try writeNewFile("\(trial)/\(Self.recordName)", [UInt8](repeating: 0, count: 4096))
      return nil
    } catch {
      return "cannot be written to: \(String(cString: strerror(error.code)))"
    }
  }

  // MARK: - Size

  /// How many bytes the entries take.
  public var size: Int { entries().reduce(0) { $0 + $1.size } }

  /// Removes every entry; a stage that uses one goes on.
  ///
  /// - Returns: how many bytes that freed.
  @discardableResult
  public func clear() -> Int {
    guard isOurs else { return 0 }
    var freed = 0
    for name in namesInFolder(folder) ?? [] where Self.isEntryName(name) {
      let path = "\(folder)/\(name)"
      let size = Self.size(of: path)
      removeTree(path)
      if FileStatus(path) == nil { freed += size }
    }
    return freed
  }

  private struct Listed {
    var name: String
    var size: Int
    /// In nanoseconds since 1970.
    var usedAt: Int
  }

  private func entries() -> [Listed] {
    (namesInFolder(folder) ?? []).filter(Self.isEntryName).map { name in
      let path = "\(folder)/\(name)"
      return Listed(
        name: name, size: Self.size(of: path),
        usedAt: (FileStatus("\(path)/\(Self.recordName)") ?? FileStatus(path))?.writtenAt ?? 0)
    }
  }

  /// Removes what was not used for the longest time until the rest is small enough.
  private func prune(sparing key: Digest) {
    var entries = entries().sorted { $0.usedAt < $1.usedAt }
    var total = entries.reduce(0) { $0 + $1.size }
    entries.removeAll { $0.name == key.hexadecimal }
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    for entry in entries {
      // What a process that was killed left half made.
      let isLeftOver =
        entry.name.hasPrefix(Self.temporaryPrefix) && now.tv_sec - entry.usedAt / 1_000_000_000 > 3600
      guard total > limit || isLeftOver else { continue }
      removeTree("\(folder)/\(entry.name)")
      total -= entry.size
    }
  }

  private static func isEntryName(_ name: String) -> Bool {
    name.hasPrefix(temporaryPrefix)
      || name.utf8.count == 32 && name.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }

  private static func size(of entry: String) -> Int {
    // Disks give whole blocks, and many entries are small.
    (namesInFolder(entry) ?? []).reduce(0) { sum, name in
      sum + ((FileStatus("\(entry)/\(name)")?.size ?? 0) + 4095) / 4096 * 4096
    }
  }

  /// Whether the folder is this user's own: a library from it is run.
  private var isOurs: Bool {
    guard let status = FileStatus(folder) else { return false }
    return status.isFolder && status.isWritableByOwnerOnly
  }

  // MARK: - Entries

  /// A whole entry.
  struct Entry {
    /// Its folder.
    var path: String
    /// What was stored with it.
    var note: ArraySlice<UInt8>
  }

  /// The entry of a key, looked through from end to end; `nil` when there is none or it was damaged.
  func entry(for key: Digest) -> Entry? {
    guard isOurs else { return nil }
    let path = path(of: key)
    guard let record = try? readFile("\(path)/\(Self.recordName)", limit: Self.mostRecordBytes) else {
      // A folder without a record is of no use to anybody.
      if FileStatus(path) != nil { remove(key) }
      return nil
    }
    guard let note = note(in: record, of: key, at: path) else {
      remove(key)
      return nil
    }
    // Its use counts when the cache grows too large.
    utimensat(AT_FDCWD, "\(path)/\(Self.recordName)", nil, 0)
    return Entry(path: path, note: note)
  }

  /// Removes an entry that turned out to be of no use.
  func remove(_ key: Digest) {
    removeTree(path(of: key))
  }

  /// Keeps files under a key, unless it cannot be.
  ///
  /// - Parameters:
  ///   - files: The names in the entry, and where to copy from.
  ///   - note: Bytes to keep with them.
  /// - Returns: whether the entry is there now.
  @discardableResult
  func store(_ key: Digest, files: [(name: String, source: String)], note: [UInt8]) -> Bool {
    guard makeFolder(), isOurs else { return false }
    var template = Array("\(folder)/\(Self.temporaryPrefix)XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return false }
    let temporary = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    OpenResources.add(folder: temporary)
    defer {
      OpenResources.remove(folder: temporary)
      removeTree(temporary)
    }
    do {
      var writer = ByteWriter()
      writer.write(Self.mark)
      writer.write(contentsOf: key.bytes)
      writer.write(short: UInt32(files.count))
      for file in files {
        let bytes = try readFile(file.source, limit: Self.mostRecordBytes)
        try writeNewFile("\(temporary)/\(file.name)", bytes)
        writer.write(file.name)
        writer.write(short: UInt32(bytes.count))
        writer.write(contentsOf: Digest(of: bytes).bytes)
      }
      writer.write(short: UInt32(note.count))
      writer.write(contentsOf: note)
      try writeNewFile(
        "\(temporary)/\(Self.recordName)", writer.bytes + Digest(of: writer.bytes).bytes)
    } catch {
      return false
    }
    guard rename(temporary, path(of: key)) == 0 || FileStatus(path(of: key)) != nil else { return false }
    prune(sparing: key)
    return true
  }

  private func path(of key: Digest) -> String { "\(folder)/\(key.hexadecimal)" }

  /// The note of a record that is whole, with its files as it says.
  private func note(in record: [UInt8], of key: Digest, at path: String) -> ArraySlice<UInt8>? {
    guard record.count > 16, Digest(of: record.dropLast(16)).bytes[...] == record.suffix(16) else {
      return nil
    }
    var reader = ByteReader(record.dropLast(16))
    do {
      guard try reader.text(limit: 64) == Self.mark, try reader.bytes(16) == key.bytes[...] else {
        return nil
      }
      for _ in 0..<Int(try reader.short()) {
        let name = try reader.text(limit: 255)
        let size = Int(try reader.short())
        let digest = try reader.bytes(16)
        guard let found = Digest(ofFile: "\(path)/\(name)", size: size), found.bytes[...] == digest else {
          return nil
        }
      }
      return try reader.bytes(Int(try reader.short()))
    } catch {
      return nil
    }
  }

  /// Makes the folder and those above it.
  private func makeFolder() -> Bool {
    if FileStatus(folder) != nil { return true }
    var path = ""
    for part in folder.split(separator: "/") {
      path += "/\(part)"
      mkdir(path, 0o700)
    }
    return FileStatus(folder)?.isFolder == true
  }
}
