/// A file or catalog beside the sources that an app carries with it.
public struct ResourceFile: Hashable, Sendable {
  /// What is in it, told by its name.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// A folder `*.xcassets`.
    case assetCatalog
    /// `*.xcstrings`.
    case stringCatalog
    /// `*.strings`.
    case strings
    /// `*.stringsdict`.
    case stringsDictionary
    /// `Info.plist`, or a file whose name ends so.
    case informationList
    /// A picture outside a catalog.
    case picture
    /// `project.pbxproj`, which holds what Xcode would put into an `Info.plist`.
    case buildSettings
    /// Anything else that an app may carry with it.
    case plain

    /// Whether a change of such a file is worth a new frame. Programs and people write files of all kinds into a
    /// project: of plain ones those count that code reads most of all.
    func isWatched(_ name: String) -> Bool {
      guard self == .plain else { return true }
      let lowered = name.lowercased()
      return Self.watchedEndings.contains(where: lowered.hasSuffix)
    }

    private static let watchedEndings = [
      ".json", ".geojson", ".plist", ".csv", ".tsv", ".xml", ".yaml", ".yml", ".ttf", ".otf",
    ]
  }

  public var kind: Kind
  /// The absolute path, links resolved.
  public var path: String
  /// The path as the user can recognise it.
  public var displayPath: String
  /// The language of the folder `*.lproj` that it lies in, as that folder writes it; `nil` outside one.
  public var localization: String?

  public init(kind: Kind, path: String, displayPath: String, localization: String? = nil) {
    self.kind = kind
    self.path = path
    self.displayPath = displayPath
    self.localization = localization
  }

  private static let kinds: [(ending: String, kind: Kind)] = [
    (".xcassets", .assetCatalog), (".xcstrings", .stringCatalog), (".strings", .strings),
    (".stringsdict", .stringsDictionary), ("Info.plist", .informationList), (".png", .picture),
    (".jpg", .picture), (".jpeg", .picture), (".heic", .picture), (".gif", .picture), (".webp", .picture),
    (".pdf", .picture), (".svg", .picture),
  ]
  /// The endings of what no app carries with it: sources, and what tools write and read.
  private static let others: Set<Substring> = [
    "swift", "h", "hpp", "c", "cc", "cpp", "m", "mm", "s", "o", "a", "d", "pch", "metal", "modulemap", "orig",
    "rej",
    "log", "tmp", "lock", "pid", "swp", "bak", "xcconfig", "entitlements", "pbxproj", "xctestplan",
    "resolved", "gyb",
  ]

  /// What a name says that a file or folder is; `nil` for what is no resource.
  static func kind(ofName name: String, isFolder: Bool) -> Kind? {
    let lowered = name.lowercased()
    for (ending, kind) in kinds where (kind == .assetCatalog) == isFolder {
      // Only `Info.plist` is told by its case too.
      if kind == .informationList ? name.hasSuffix(ending) : lowered.hasSuffix(ending) { return kind }
    }
    guard !isFolder, !name.hasSuffix("~") else { return nil }
    let ending = lowered.lastIndex(of: ".").map { lowered[lowered.index(after: $0)...] }
    return ending.map(others.contains) == true ? nil : .plain
  }
}
