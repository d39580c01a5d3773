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

  /// What a name says that a file or folder is; `nil` for what is no resource.
  static func kind(ofName name: String, isFolder: Bool) -> Kind? {
    let lowered = name.lowercased()
    for (ending, kind) in kinds where (kind == .assetCatalog) == isFolder {
      // Only `Info.plist` is told by its case too.
      if kind == .informationList ? name.hasSuffix(ending) : lowered.hasSuffix(ending) { return kind }
    }
    return nil
  }
}
