import Foundation
import FoundationGaps
import Glibc
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
    let folder = cacheFolder(environment).map { BundleFolder(library, cache: $0, name: resources.name) }
    ProcessBundle.set(
      ProcessBundle.Stand(folder: { folder?.make() }) { key, table in
        let text = library.text(key, table: table, locale: ProcessLocale.current.locale.identifier)
        guard let text else { return nil }
        let shown = Localization.shown(text, hasValues: true)
        Localization.note(format: shown, key: key, table: table)
        return shown
      })
    return library
  }

  /// What was found to be wrong with the resources so far, a line each.
  static var problems: [String] { ResourceLibrary.current?.problems.map(\.description) ?? [] }

  /// Where folders of bundles lie: in the user's cache, else in a folder of the user's own among the temporary
  /// files.
  static func cacheFolder(_ environment: [String: String]) -> String? {
    func folder(_ variable: String) -> String? {
      environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    if let cache = folder("XDG_CACHE_HOME") ?? folder("HOME").map({ "\($0)/.cache" }) {
      return "\(cache)/islet/bundles"
    }
    return privateFolder("\(folder("TMPDIR") ?? "/tmp")/islet-\(geteuid())").map { "\($0)/bundles" }
  }

  /// Makes a folder that nobody else may read or write to, or takes one that is there; `nil` for one that is
  /// another's, open to others, or a link: its name can be guessed.
  private static func privateFolder(_ path: String) -> String? {
    mkdir(path, 0o700)
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid(),
      status.st_mode & 0o077 == 0
    else { return nil }
    return path
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
