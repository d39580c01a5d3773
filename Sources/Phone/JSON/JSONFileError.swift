/// What is wrong with a file of settings, such as a theme or a device, in one line: the file, the place, the
/// key and what was expected.
public struct JSONFileError: Error, Hashable, Sendable, CustomStringConvertible {
  public var file: String
  /// From 1; `nil` when the whole file is meant.
  public var line: Int?
  public var column: Int?
  /// Such as `dark.island.fill`; empty when no key is meant.
  public var keyPath: String
  public var message: String

  public var description: String {
    var text = file
    if let line, let column { text += ":\(line):\(column)" }
    if !keyPath.isEmpty { text += ": \(keyPath)" }
    return text + ": " + message
  }
}

/// What is wrong with a theme file.
public typealias ThemeError = JSONFileError

/// What is wrong with a file of devices, or with the name of one.
public typealias DeviceError = JSONFileError
