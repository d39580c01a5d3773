/// Bodies of functions that are left out because what they use was: an intent's `perform` that speaks to the
/// app's database, say. No frame needs them, and without them the rest of their files can be compiled.
struct Omissions {
  /// The bodies, by the path of their file as the user knows it.
  private(set) var bodies: [String: [FunctionBody]] = [:]
  /// A warning for each.
  private(set) var warnings: [Diagnostic] = []

  /// Leaves out the bodies in which the errors stand.
  ///
  /// - Returns: Whether every error stands in such a body, and one in a body that was there till now.
  mutating func add(_ errors: [Diagnostic], in files: [SourceFile]) -> Bool {
    var changed = self
    let byPath = Dictionary(files.map { ($0.displayPath, $0) }) { first, _ in first }
    for error in errors {
      guard let path = error.path, let file = byPath[path], error.line > 0,
        let offset = Self.offset(line: error.line, column: error.column, in: file.text),
        // The innermost: outer ones come first.
        let body = FunctionBody.bodies(in: file.text).last(where: { body in
          body.range.contains(offset)
            && body.replacementBytes(for: Array(file.text.utf8)[body.range]) != nil
        })
      else { return false }
      if changed.bodies[path]?.contains(body) == true { continue }
      changed.bodies[path, default: []].append(body)
      changed.warnings.append(
        Diagnostic(
          severity: .warning,
          message: "\(body.name) \(Self.reason)\(error.message)",
          path: path, line: error.line, column: error.column, sourceLine: error.sourceLine))
    }
    guard changed.warnings.count > warnings.count else { return false }
    self = changed
    return true
  }

  private static let reason = "does nothing here, as what it uses was left out: "

  /// Whether a warning is one of these.
  static func isWarning(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity == .warning && diagnostic.message.contains(reason)
  }

  /// The place of a byte in a text, from a line and a column that are counted from 1.
  private static func offset(line: Int, column: Int, in text: String) -> Int? {
    var offset = 0
    var number = 1
    for byte in text.utf8 {
      if number == line { break }
      offset += 1
      if byte == 0x0A { number += 1 }
    }
    return number == line ? offset + max(0, column - 1) : nil
  }
}
