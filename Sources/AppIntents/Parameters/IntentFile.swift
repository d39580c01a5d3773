import Foundation

/// A file that an intent works with.
public struct IntentFile: _IntentValue, Hashable, Sendable {
  private var stored: Data?
  public var filename: String
  /// Where it lies, if it lies anywhere.
  public var fileURL: URL?
  /// Whether it goes when the intent is done.
  public var removedOnCompletion = false

  /// Its bytes; empty if it cannot be read.
  public var data: Data { stored ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }

  /// Makes a file of bytes.
  public init(data: Data, filename: String) {
    stored = data
    self.filename = filename
  }

  /// Makes a file of what lies there.
  public init(fileURL: URL, filename: String? = nil) {
    self.fileURL = fileURL
    self.filename = filename ?? fileURL.lastPathComponent
  }
}

extension IntentParameter where Value == IntentFile {
  /// Makes a file of some types.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, requestValueDialog: requestValueDialog)
  }
}

extension IntentParameter where Value == [IntentFile] {
  /// Makes files of some types.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, requestValueDialog: requestValueDialog)
  }
}
