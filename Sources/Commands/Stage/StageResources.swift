import Foundation
import FoundationGaps
import Locales
import Resources
import StageLink

/// Gives what is shown the pictures, colours and texts of its project.
enum StageResources {
  /// Takes resources for the whole process: from now on names of assets, texts and `Bundle.main` are
  /// answered by them. They are read when they are asked for.
  static func install(_ resources: ProjectResources, environment: [String: String]) -> ResourceLibrary? {
    guard !resources.paths.isEmpty else { return nil }
    let library = ResourceLibrary(paths: resources.paths)
    ResourceLibrary.setCurrent(library)
    Localization.setLookup { request in
      library.text(
        request.key, table: request.table, locale: request.locale.identifier,
        values: request.values.map(\.number))
    }
    let folder = BundleFolder(library, cache: cacheFolder(environment), name: resources.name)
    ProcessBundle.set(
      ProcessBundle.Stand(folder: { folder.make() }) { key, table in
        library.text(key, table: table, locale: ProcessLocale.current.locale.identifier)
      })
    return library
  }

  /// What was found to be wrong with the resources so far, a line each.
  static var problems: [String] { ResourceLibrary.current?.problems.map(\.description) ?? [] }

  /// Where folders of bundles lie: in the user's cache, else in the folder for temporary files.
  private static func cacheFolder(_ environment: [String: String]) -> String {
    func folder(_ variable: String) -> String? {
      environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let cache =
      folder("XDG_CACHE_HOME") ?? folder("HOME").map { "\($0)/.cache" } ?? folder("TMPDIR") ?? "/tmp"
    return "\(cache)/islet/bundles"
  }
}

extension LocalizedValue {
  /// The number that decides which form of a noun follows.
  fileprivate var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .unsigned(let number): Double(number)
    case .double(let number): number
    case .string, .written, .resource: nil
    }
  }
}
