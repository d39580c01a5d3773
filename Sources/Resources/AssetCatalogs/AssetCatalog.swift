import Foundation

/// The names in an `.xcassets` folder, without what stands in the sets.
public struct AssetCatalog: Hashable, Sendable {
  /// What a set holds.
  public enum Kind: String, Hashable, Sendable {
    case image = "imageset"
    case color = "colorset"
    case symbol = "symbolset"
  }

  /// One set.
  public struct Entry: Hashable, Sendable {
    /// The name, with the names of the groups above it that provide a name space: `Cards/Visa`.
    public var name: String
    public var kind: Kind
    /// The folder of the set.
    public var folder: String
  }

  /// The folder of the catalog.
  public let path: String
  /// The sets in the order of their folders.
  public private(set) var entries: [Entry] = []
  /// Groups whose `Contents.json` is wrong.
  public private(set) var problems: [ResourceProblem] = []

  /// Walks over a catalog. Sets of other kinds (icons of apps, data) are left out.
  public init(path: String) {
    self.path = path
    visit(path, spaces: "", depth: 0)
  }

  /// Groups in groups deeper than this are nobody's, but a link may lead in a ring.
  private static let deepest = 32

  private mutating func visit(_ folder: String, spaces: String, depth: Int) {
    guard depth < Self.deepest else { return }
    for name in ResourceFile.names(in: folder) where !name.hasPrefix(".") && name != "Contents.json" {
      let child = "\(folder)/\(name)"
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      let base = parts.dropLast().joined(separator: ".")
      if parts.count > 1, let kind = Kind(rawValue: String(parts[parts.count - 1])) {
        entries.append(Entry(name: spaces + base, kind: kind, folder: child))
      } else if ResourceFile.isFolder(child),
        parts.count == 1 || !Self.otherSets.contains(parts[parts.count - 1])
      {
        visit(child, spaces: providesNamespace(child) ? "\(spaces)\(name)/" : spaces, depth: depth + 1)
      }
    }
  }

  /// Sets whose folders hold no other sets.
  private static let otherSets: Set<Substring> = [
    "appiconset", "dataset", "launchimage", "iconset", "textureset", "spriteatlas", "imagestack",
    "brandassets", "complicationset", "stickerpack", "stickersiconset", "arresourcegroup", "mipmapset",
    "cubetextureset", "sticker", "icon",
  ]

  private mutating func providesNamespace(_ folder: String) -> Bool {
    let contents = "\(folder)/Contents.json"
    guard FileManager.default.fileExists(atPath: contents) else { return false }
    do {
      return try ResourceNode.json(at: contents)["properties"]["provides-namespace"].flag ?? false
    } catch {
      problems.append(error)
      return false
    }
  }
}
