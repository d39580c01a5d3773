import Foundation
import Synchronization

/// Where Foundation keeps `UserDefaults` in this process: by its own rule in `$XDG_CONFIG_HOME`, until told
/// otherwise. What a user's code writes then touches neither a real configuration nor another program's.
public enum PreferencesFolder {
  private static let whole = Mutex<String?>(nil)

  /// The folder's path; `nil` is Foundation's own. Set it before anything asks for `UserDefaults`: they keep
  /// the place they were read from.
  public static var path: String? {
    get { whole.withLock { $0 } }
    set { whole.withLock { $0 = newValue } }
  }

  /// The folder, made when it is first asked for; Core Foundation makes one level only.
  fileprivate static var made: NSURL? {
    guard let path else { return nil }
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return NSURL(fileURLWithPath: path, isDirectory: true)
  }

  fileprivate typealias Finder =
    @convention(c) (Int, UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?

  // The next definition after this program's own: Core Foundation's.
  fileprivate static let original = dlsym(
    UnsafeMutableRawPointer(bitPattern: -1), "_CFKnownLocationCreatePreferencesURLForUser"
  ).map { unsafeBitCast($0, to: Finder.self) }
}

/// `_CFKnownLocationCreatePreferencesURLForUser(user, name)`, defined again; see `FoundationSymbols.swift` for
/// how it wins. A `CFURL` and an `NSURL` are one thing to Foundation; the caller owns the answer.
@_cdecl("_CFKnownLocationCreatePreferencesURLForUser")
public func _coreFoundationPreferencesFolder(
  _ user: Int, _ name: UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer? {
  if let folder = PreferencesFolder.made { return Unmanaged.passRetained(folder).toOpaque() }
  return PreferencesFolder.original?(user, name)
}
