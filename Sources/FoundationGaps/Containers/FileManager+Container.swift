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
    let given = ProcessInfo.processInfo.environment["XDG_DATA_HOME"] ?? ""
    let data =
      given.hasPrefix("/")
      ? URL(fileURLWithPath: given, isDirectory: true)
      : homeDirectoryForCurrentUser.appendingPathComponent(".local/share", isDirectory: true)
    let folder = data.appendingPathComponent("islet/groups/\(groupIdentifier)", isDirectory: true)
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    } catch {
      return nil
    }
  }
}
