import Resources
import StageLink
import Workshop

/// What a build makes of a project's resources besides the library.
enum GeneratedSources {
  /// Source that Xcode or the package manager would have made: the symbols of assets, and `Bundle.module`
  /// where it is used.
  static func sources(for selection: WidgetSelection, _ resources: [ResourceFile]) -> [GeneratedSource] {
    var sources: [GeneratedSource] = []
    let catalogs = nearestFirst(resources.filter { $0.kind == .assetCatalog }, to: selection).map(\.path)
    if let text = AssetSymbols.source(for: catalogs.map { AssetCatalog(path: $0) }) {
      sources.append(GeneratedSource(name: "GeneratedAssetSymbols.swift", text: text))
    }
    if selection.entries.contains(where: { $0.file.text.contains(".module") }) {
      sources.append(
        GeneratedSource(
          name: "resource_bundle_accessor.swift",
          text:
            "import Foundation\n\nextension Foundation.Bundle {\n  static var module: Bundle { .main }\n}\n"))
    }
    return sources
  }

  /// What a stage is told, the nearest to the activity first, so that an extension's own counts before the
  /// app's.
  static func resources(for selection: WidgetSelection, _ resources: [ResourceFile]) -> ProjectResources {
    let folder = selection.entries.first { $0.summary.hasActivityConfiguration }?.file.path.split(
      separator: "/"
    )
    .dropLast().last
    return ProjectResources(
      paths: nearestFirst(resources, to: selection).map(\.path), name: folder.map(String.init) ?? "App")
  }

  /// Sorts by the number of folders in common with a file that holds an activity; equals keep their order.
  private static func nearestFirst(_ resources: [ResourceFile], to selection: WidgetSelection)
    -> [ResourceFile]
  {
    var places = selection.entries.filter { $0.summary.hasActivityConfiguration }
    if places.isEmpty { places = selection.entries }
    let folders = Set(places.map { $0.file.path.split(separator: "/").dropLast() })
    func distance(_ resource: ResourceFile) -> Int {
      let own = resource.path.split(separator: "/").dropLast()
      return folders.map { zip($0, own).prefix { $0 == $1 }.count }.max() ?? 0
    }
    return resources.enumerated().map { ($0.offset, $0.element, distance($0.element)) }
      .sorted { $0.2 != $1.2 ? $0.2 > $1.2 : $0.0 < $1.0 }.map(\.1)
  }
}
