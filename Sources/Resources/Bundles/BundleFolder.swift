import Foundation

/// The folder that `Bundle.main` reads: what Xcode would have put into the app.
///
/// It holds an `Info.plist`, links to the plain files, and a folder `xx.lproj` with its tables for each
/// language. It lies in a cache, is named by what it is made of, and is made once.
public struct BundleFolder: Sendable {
  private let library: ResourceLibrary
  private let cache: String
  private let name: String

  /// How many folders stay; the oldest go.
  private static let mostFolders = 16

  /// - Parameters:
  ///   - cache: A folder of Islet's own, which need not exist yet.
  ///   - name: What the app is called where its `Info.plist` leaves that to the build.
  public init(_ library: ResourceLibrary, cache: String, name: String) {
    self.library = library
    self.cache = cache
    self.name = name
  }

  /// Makes the folder, or finds the one that was made before; `nil` when the cache cannot be written.
  public func make() -> String? {
    let files = FileManager.default
    let folder = "\(cache)/\(key)"
    let path = "\(folder)/\(name).app"
    if files.fileExists(atPath: path) { return path }
    // Made beside its place and moved there whole: two processes may be at it at once.
    let draft = "\(cache)/.\(key)-\(getpid())"
    defer { try? files.removeItem(atPath: draft) }
    do {
      try files.createDirectory(atPath: "\(draft)/\(name).app", withIntermediateDirectories: true)
      try fill("\(draft)/\(name).app")
      prune()
      try? files.moveItem(atPath: draft, toPath: folder)
    } catch {
      return nil
    }
    return files.fileExists(atPath: path) ? path : nil
  }

  /// A name for all that the folder is made of: the paths, and when they were written.
  private var key: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01b3
    }
    add(name)
    for path in library.paths {
      add(path)
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      add("\((attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)")
      add("\((attributes?[.size] as? NSNumber)?.intValue ?? 0)")
    }
    return String(hash, radix: 16)
  }

  private func fill(_ folder: String) throws {
    let files = FileManager.default
    let list = try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
    try list.write(to: URL(fileURLWithPath: "\(folder)/Info.plist"))
    for path in library.paths where ResourceKind(path: path) == .plain {
      var place = folder
      if let language = ResourceKind.language(ofPath: path) {
        place = "\(folder)/\(language).lproj"
        try files.createDirectory(atPath: place, withIntermediateDirectories: true)
      }
      let link = "\(place)/\(ResourceFile.name(of: path))"
      // Of two files of one name the nearest counts.
      if (try? files.attributesOfItem(atPath: link)) == nil {
        try files.createSymbolicLink(atPath: link, withDestinationPath: path)
      }
    }
    for (language, tables) in library.plainTexts {
      let place = "\(folder)/\(language).lproj"
      try files.createDirectory(atPath: place, withIntermediateDirectories: true)
      for (table, texts) in tables where !table.contains("/") {
        let data = try PropertyListSerialization.data(fromPropertyList: texts, format: .xml, options: 0)
        try data.write(to: URL(fileURLWithPath: "\(place)/\(table).strings"))
      }
    }
  }

  /// What the nearest list says, an extension's before an app's, with what a build would have filled in.
  private var information: [String: Any] {
    let lists = library.infoPlists
    let list = lists.first(where: \.isExtension) ?? lists.first
    var result = list?.dictionary ?? [:]
    let filled = [
      "CFBundleIdentifier": "islet.\(name)", "CFBundleName": name, "CFBundleDisplayName": name,
      "CFBundleExecutable": name, "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
      "CFBundleDevelopmentRegion": library.developmentLanguage ?? "en",
      "CFBundleInfoDictionaryVersion": "6.0", "CFBundlePackageType": "XPC!",
    ]
    for (key, value) in filled {
      let own = result[key] as? String
      // A name in $(...) is one of the build's settings, which nobody has made here.
      if own == nil || own?.contains("$(") == true { result[key] = value }
    }
    return result
  }

  private func prune() {
    let files = FileManager.default
    func date(_ name: String) -> Date {
      (try? files.attributesOfItem(atPath: "\(cache)/\(name)")[.modificationDate] as? Date) ?? .distantPast
    }
    let others = ResourceFile.names(in: cache).map { (name: $0, date: date($0)) }
      .sorted { $0.date > $1.date }
    for (name, _) in others.dropFirst(Self.mostFolders - 1) {
      try? files.removeItem(atPath: "\(cache)/\(name)")
    }
  }
}
