import Resources
import StageLink
import Workshop

/// What a build makes of a project's resources besides the library.
enum GeneratedSources {
  /// The asset catalogs, the nearest to the activity first.
  static func catalogs(for selected: SelectedFiles) -> [AssetCatalog] {
    nearestFirst(in: selected).filter { $0.kind == .assetCatalog }.map { AssetCatalog(path: $0.path) }
  }

  /// Source that Xcode or the package manager would have made: the symbols of assets, and `Bundle.module`
  /// where it is used.
  static func sources(for selected: SelectedFiles, catalogs: [AssetCatalog]) -> [GeneratedSource] {
    var sources: [GeneratedSource] = []
    if let text = AssetSymbols.source(for: catalogs) {
      sources.append(GeneratedSource(name: "GeneratedAssetSymbols.swift", text: text))
    }
    if selected.sources.contains(where: { mentionsModule($0.text) }) {
      sources.append(
        GeneratedSource(
          name: "resource_bundle_accessor.swift",
          text:
            "import Foundation\n\nextension Foundation.Bundle {\n  static var module: Bundle { .main }\n}\n"))
    }
    return sources
  }

  /// Whether a text holds `.module`: a search of bytes, for every source of a project goes through it.
  private static func mentionsModule(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.indices.contains { bytes[$0] == UInt8(ascii: ".") && bytes[$0...].starts(with: ".module".utf8) }
    }
  }

  /// What a stage is told, the nearest to the activity first, so that an extension's own counts before the
  /// app's.
  static func resources(for selected: SelectedFiles) -> ProjectResources {
    let folder = selected.activities.first?.split(separator: "/").dropLast().last
    return ProjectResources(
      paths: nearestFirst(in: selected).map(\.path), name: folder.map(String.init) ?? "App")
  }

  /// Sorts by the number of folders in common with a file that holds an activity; equals keep their order.
  private static func nearestFirst(in selected: SelectedFiles) -> [ResourceFile] {
    let places = selected.activities.isEmpty ? selected.sources.map(\.path) : selected.activities
    let folders = Set(places.map { $0.split(separator: "/").dropLast() })
    func distance(_ resource: ResourceFile) -> Int {
      let own = resource.path.split(separator: "/").dropLast()
      return folders.map { zip($0, own).prefix { $0 == $1 }.count }.max() ?? 0
    }
    return selected.resources.enumerated().map { ($0.offset, $0.element, distance($0.element)) }
      .sorted { $0.2 != $1.2 ? $0.2 > $1.2 : $0.0 < $1.0 }.map(\.1)
  }
}
