/// The Swift source that Xcode makes for the names in asset catalogs, so that `Color(.brand)`, `Image(.logo)`
/// and `.brand` where a style is wanted compile.
public enum AssetSymbols {
  /// The source for some catalogs; `nil` when there is nothing to name in them.
  ///
  /// Of two assets with the same symbol the first is named. A colour whose symbol SwiftUI or UIKit has
  /// already is named in `ColorResource` only.
  public static func source(for catalogs: [AssetCatalog]) -> String? {
    let entries = catalogs.flatMap(\.entries)
    let colors = Space(entries.filter { $0.kind == .color }, suffix: "Color")
    let images = Space(entries.filter { $0.kind != .color }, suffix: "Image")
    guard !colors.isEmpty || !images.isEmpty else { return nil }
    var text = "import Foundation\nimport SwiftUI\n"
    text += "#if canImport(UIKit)\nimport UIKit\n#endif\n"
    if !colors.isEmpty {
      text += "\nextension ColorResource {\n" + colors.resources("ColorResource", indent: "  ") + "}\n"
      // `Color.brand` finds the style's member; one of its own beside it would make two ways to read each colour.
      text += "\nextension SwiftUI.Color {\n"
      text += colors.groupMembers("SwiftUI.Color", call: "") + "}\n"
      text += "\nextension SwiftUI.ShapeStyle where Self == SwiftUI.Color {\n"
      text += colors.plainMembers("SwiftUI.Color", call: "", reserved: colorNames) + "}\n"
      text += "\n#if canImport(UIKit)\nextension UIKit.UIColor {\n"
      text += colors.members(
        "UIKit.UIColor", call: "resource: ", reserved: uiColorNames, path: "", indent: "  ")
      text += "}\n#endif\n"
    }
    if !images.isEmpty {
      text += "\nextension ImageResource {\n" + images.resources("ImageResource", indent: "  ") + "}\n"
      text += "\n#if canImport(UIKit)\nextension UIKit.UIImage {\n"
      text += images.members(
        "UIKit.UIImage", call: "resource: ", reserved: uiImageNames, path: "", indent: "  ")
      text += "}\n#endif\n"
    }
    return text
  }

  /// The symbols of the colours, or of the pictures and symbols, in their order; those in groups with the groups'
  /// names before them.
  public static func identifiers(ofColors: Bool, in catalogs: [AssetCatalog]) -> [String] {
    let entries = catalogs.flatMap(\.entries).filter { ($0.kind == .color) == ofColors }
    return Space(entries, suffix: ofColors ? "Color" : "Image").identifiers(below: "")
  }

  /// Symbols that `Color` and the styles have.
  private static let colorNames: Set<String> = [
    "accentColor", "background", "bar", "black", "blue", "brown", "clear", "cyan", "fill",
    "foreground", "gray", "green", "image", "indigo", "link", "mint", "orange", "pink", "placeholder",
    "primary", "purple", "quaternary", "quinary", "red", "secondary", "selection", "separator", "tertiary",
    "teal", "tint", "white", "windowBackground", "yellow",
  ]

  /// Symbols that `UIColor` has besides those that begin with `system`.
  private static let uiColorNames: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label", "lightGray",
    "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple",
    "quaternaryLabel", "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground",
    "secondarySystemFill", "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue",
    "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4",
    "systemGray5", "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint",
    "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
    "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor", "white",
    "yellow",
  ]

  private static let uiImageNames: Set<String> = [
    "actions", "add", "checkmark", "remove", "strokedCheckmark",
  ]
}

/// The symbols of one group that provides a name space, or of a whole catalog.
private struct Space {
  private var symbols: [(identifier: String, name: String)] = []
  private var groups: [(identifier: String, space: Space)] = []

  init(_ entries: [AssetCatalog.Entry], suffix: String) {
    for entry in entries {
      let parts = entry.name.split(separator: "/").map(String.init)
      guard let last = parts.last, let identifier = AssetSymbolName.identifier(last, droppingSuffix: suffix)
      else { continue }
      add(identifier, entry.name, in: parts.dropLast().compactMap { Self.typeName($0) }[...])
    }
    symbols.sort { $0.identifier < $1.identifier }
  }

  private init() {}

  var isEmpty: Bool { symbols.isEmpty && groups.isEmpty }

  private mutating func add(_ identifier: String, _ name: String, in path: ArraySlice<String>) {
    guard let group = path.first else {
      if !symbols.contains(where: { $0.identifier == identifier }) { symbols.append((identifier, name)) }
      return
    }
    if !groups.contains(where: { $0.identifier == group }) { groups.append((group, Space())) }
    guard let index = groups.firstIndex(where: { $0.identifier == group }) else { return }
    groups[index].space.add(identifier, name, in: path.dropFirst())
  }

  func identifiers(below path: String) -> [String] {
    symbols.map { path + $0.identifier }
      + groups.flatMap { $0.space.identifiers(below: "\(path)\($0.identifier).") }
  }

  /// A group is an enumeration, whose name begins with a capital.
  private static func typeName(_ group: String) -> String? {
    AssetSymbolName.identifier(group).map { $0.prefix(1).uppercased() + $0.dropFirst() }
  }

  /// The constants of a resource type.
  func resources(_ type: String, indent: String) -> String {
    var text = symbols.map { symbol in
      "\(indent)static let \(AssetSymbolName.quoted(symbol.identifier)) = "
        + "\(type)(name: \(Self.literal(symbol.name)), bundle: .main)\n"
    }.joined()
    for group in groups {
      text += "\(indent)enum \(group.identifier) {\n" + group.space.resources(type, indent: indent + "  ")
      text += "\(indent)}\n"
    }
    return text
  }

  /// What a framework's type has for each resource, groups included.
  func members(_ type: String, call: String, reserved: Set<String>, path: String, indent: String) -> String {
    var text = symbols.filter { !path.isEmpty || !reserved.contains($0.identifier) }.map { symbol in
      let own = AssetSymbolName.quoted(symbol.identifier)
      return "\(indent)static var \(own): \(type) { .init(\(call).\(path)\(own)) }\n"
    }.joined()
    for group in groups {
      text += "\(indent)enum \(group.identifier) {\n"
      text += group.space.members(
        type, call: call, reserved: [], path: "\(path)\(group.identifier).", indent: indent + "  ")
      text += "\(indent)}\n"
    }
    return text
  }

  /// The groups without the members that are in none.
  func groupMembers(_ type: String, call: String) -> String {
    var copy = self
    copy.symbols = []
    return copy.members(type, call: call, reserved: [], path: "", indent: "  ")
  }

  /// The members without groups: an extension of a protocol holds no types.
  func plainMembers(_ type: String, call: String, reserved: Set<String>) -> String {
    var copy = self
    copy.groups = []
    return copy.members(type, call: call, reserved: reserved, path: "", indent: "  ")
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
