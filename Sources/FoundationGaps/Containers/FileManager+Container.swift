import Foundation

extension FileManager {
  /// The folder that an app and its extensions share.
  ///
  /// It lies in Islet's own folder, `islet/groups` under `$XDG_DATA_HOME`, is made when it is first asked
  /// for and begins empty; `nil` when it cannot be made or the identifier is no plain name.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), !groupIdentifier.hasPrefix(".") else {
      return nil
    }
    let folder = isletFolder.appendingPathComponent("groups/\(groupIdentifier)", isDirectory: true)
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    } catch {
      return nil
    }
  }

  /// Where what a user's code writes is kept: `islet` under `$XDG_DATA_HOME`.
  package var isletFolder: URL {
    let environment = ProcessInfo.processInfo.environment
    func folder(_ variable: String) -> URL? {
      environment[variable].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil }
    }
    let data =
      folder("XDG_DATA_HOME")
      ?? (folder("HOME") ?? homeDirectoryForCurrentUser)
      .appendingPathComponent(".local/share", isDirectory: true)
    return data.appendingPathComponent("islet", isDirectory: true)
  }
}
