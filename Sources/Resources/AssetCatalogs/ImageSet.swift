import Foundation

/// The files of one picture in an asset catalog, by scale and appearance.
public struct ImageSet: Sendable {
  /// One file of the set.
  public struct Variant: Sendable {
    /// The whole path of the file.
    public var path: String
    /// Pixels a point; a picture of a single scale counts as 1.
    public var scale: Int
    var wanted: AssetTraits.Wanted
  }

  public private(set) var variants: [Variant] = []
  /// Whether the set says that it takes the foreground style.
  public private(set) var isTemplate = false
  /// Entries that are wrong and were left out.
  public private(set) var problems: [ResourceProblem] = []

  /// Reads an `.imageset` folder.
  ///
  /// - Throws: `ResourceProblem` when there is no `Contents.json` that can be read.
  public init(folder: String) throws(ResourceProblem) {
    let root = try ResourceNode.json(at: "\(folder)/Contents.json")
    isTemplate = root["properties"]["template-rendering-intent"].text == "template"
    for node in try root["images"].elements() {
      // A place of the set that nobody has filled.
      guard node["filename"].exists else { continue }
      do throws(ResourceProblem) {
        let name = try node["filename"].string()
        guard !name.contains("/"), name != ".." else { throw node["filename"].expected("a file of the set") }
        variants.append(
          Variant(path: "\(folder)/\(name)", scale: try Self.scale(node["scale"]), wanted: try .init(node)))
      } catch {
        problems.append(error)
      }
    }
  }

  private static func scale(_ node: ResourceNode) throws(ResourceProblem) -> Int {
    guard node.exists else { return 1 }
    guard let text = node.text, text.hasSuffix("x"), let scale = Int(text.dropLast()), (1...3).contains(scale)
    else { throw node.expected("1x, 2x or 3x") }
    return scale
  }

  /// The file for an iPhone's screen, which has three pixels a point: of those that suit best the one with
  /// the most.
  public func variant(for traits: AssetTraits) -> Variant? {
    var best: (variant: Variant, rank: Int)?
    for variant in variants {
      guard let rank = variant.wanted.rank(for: traits) else { continue }
      if let best, (best.rank, best.variant.scale) >= (rank, variant.scale) { continue }
      best = (variant, rank)
    }
    return best?.variant
  }
}
