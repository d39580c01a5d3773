import Cells
import Foundation

/// The colours of one name in an asset catalog, by appearance.
public struct ColorSet: Sendable {
  /// A colour as the catalog gives it.
  public enum Value: Hashable, Sendable {
    /// Components, turned into sRGB.
    case fixed(RGBA)
    /// A colour of the system's, such as `systemBlueColor`.
    case system(String)
  }

  private var variants: [(value: Value, wanted: AssetTraits.Wanted)] = []
  /// Entries that are wrong and were left out.
  public private(set) var problems: [ResourceProblem] = []

  /// Reads a `.colorset` folder.
  ///
  /// - Throws: `ResourceProblem` when there is no `Contents.json` that can be read.
  public init(folder: String) throws(ResourceProblem) {
    let root = try ResourceNode.json(at: "\(folder)/Contents.json")
    for node in try root["colors"].elements() {
      // An accent colour that was never chosen.
      guard node["color"].exists else { continue }
      do throws(ResourceProblem) {
        variants.append((try Self.value(node["color"]), try AssetTraits.Wanted(node)))
      } catch {
        problems.append(error)
      }
    }
  }

  /// The colour for some traits; `nil` when the set has none for an iPhone.
  public func value(for traits: AssetTraits) -> Value? {
    var best: (value: Value, rank: Int)?
    for (value, wanted) in variants {
      guard let rank = wanted.rank(for: traits), rank > best?.rank ?? -1 else { continue }
      best = (value, rank)
    }
    return best?.value
  }

  private static func value(_ color: ResourceNode) throws(ResourceProblem) -> Value {
    if color["reference"].exists { return .system(try color["reference"].string()) }
    let components = color["components"]
    func component(_ key: String) throws(ResourceProblem) -> Double { try Self.component(components[key]) }
    let alpha = components["alpha"].exists ? try Self.number(components["alpha"]) : 1
    let space = color["color-space"].text ?? "srgb"
    switch space {
    case "gray-gamma-22", "extended-gray":
      let white = try component("white")
      return .fixed(RGBA(red: white, green: white, blue: white, opacity: alpha))
    case "srgb", "extended-srgb", "extended-range-sRGB":
      return .fixed(
        RGBA(
          red: try component("red"), green: try component("green"), blue: try component("blue"),
          opacity: alpha))
    case "display-p3":
      let (red, green, blue) = WideColor.sRGB(
        displayP3: (try component("red"), try component("green"), try component("blue")))
      return .fixed(RGBA(red: red, green: green, blue: blue, opacity: alpha))
    case "extended-linear-srgb":
      return .fixed(
        RGBA(
          red: WideColor.encoded(try component("red")), green: WideColor.encoded(try component("green")),
          blue: WideColor.encoded(try component("blue")), opacity: alpha))
    default:
      throw color["color-space"].expected("srgb, display-p3, extended-srgb or gray-gamma-22")
    }
  }

  /// A component in one of Xcode's three ways to write it: `0.5`, `0x7F` or `127`.
  private static func component(_ node: ResourceNode) throws(ResourceProblem) -> Double {
    guard let text = node.text else { return try number(node) }
    if text.lowercased().hasPrefix("0x") {
      guard let value = Int(text.dropFirst(2), radix: 16), (0...255).contains(value) else {
        throw node.expected("a number from 0x00 to 0xFF")
      }
      return Double(value) / 255
    }
    if let value = Int(text) { return Double(value) / 255 }
    return try number(node)
  }

  private static func number(_ node: ResourceNode) throws(ResourceProblem) -> Double {
    let value = node.text.flatMap { Double($0) } ?? (node.value as? NSNumber)?.doubleValue
    guard let value, value.isFinite else { throw node.expected("a number such as 0.5, 0x7F or 127") }
    return value
  }
}
