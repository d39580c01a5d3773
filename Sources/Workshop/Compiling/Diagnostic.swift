/// One thing the compiler says about a source.
public struct Diagnostic: Hashable, Sendable {
  public enum Severity: String, Hashable, Sendable {
    case error, warning, note, remark
  }

  public var severity: Severity
  public var message: String
  /// The path as the user knows it; `nil` when it is about no file.
  public var path: String?
  /// Counted from 1; 0 without a place.
  public var line: Int
  /// Counted from 1 in bytes; 0 without a place.
  public var column: Int
  /// The line of the file as the user wrote it.
  public var sourceLine: String?
  public var notes: [Diagnostic]

  public init(
    severity: Severity, message: String, path: String? = nil, line: Int = 0, column: Int = 0,
    sourceLine: String? = nil, notes: [Diagnostic] = []
  ) {
    self.severity = severity
    self.message = message
    self.path = path
    self.line = line
    self.column = column
    self.sourceLine = sourceLine
    self.notes = notes
  }
}

extension Diagnostic {
  /// Whether it is about code that a macro wrote: such a source has a name of the compiler's own.
  var isInExpansion: Bool {
    path?.contains("/@__swiftmacro_") == true || path?.hasPrefix("@__swiftmacro_") == true
  }
}
