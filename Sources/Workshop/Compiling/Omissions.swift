/// What is left out of sources because what it uses was: the body of an intent's `perform` that speaks to the
/// app's database, say. No frame needs it, and without it the rest of the file can be compiled.
///
/// In a file whose import of a module that is not there is passed over, bodies with a result end the program
/// when they are asked for, and whole declarations go where nothing less helps.
struct Omissions {
  /// The bodies, by the path of their file as the user knows it.
  private(set) var bodies: [String: [FunctionBody]] = [:]
  /// The bytes of declarations, in the same way.
  private(set) var declarations: [String: [Range<Int>]] = [:]
  /// A warning for each.
  private(set) var warnings: [Diagnostic] = []
  /// Files that import what is not there.
  private let incomplete: Set<String>

  /// - Parameter incomplete: The paths of files that import what is not there, as the user knows them.
  init(incomplete: Set<String> = []) {
    self.incomplete = incomplete
  }

  /// Leaves out the bodies and declarations in which the errors stand.
  ///
  /// - Returns: Whether every error stands in one, and one in something that was there till now.
  mutating func add(_ errors: [Diagnostic], in files: [SourceFile]) -> Bool {
    var changed = self
    let byPath = Dictionary(files.map { ($0.displayPath, $0) }) { first, _ in first }
    for error in errors {
      guard let path = error.path, let file = byPath[path], error.line > 0,
        let offset = Self.offset(line: error.line, column: error.column, in: file.text)
      else { return false }
      if changed.isLeftOut(offset, in: path) { continue }
      if let body = changed.body(around: offset, in: file) {
        changed.bodies[path, default: []].append(body)
        changed.warn("\(body.name) \(body.isFatal ? Self.fatalReason : Self.reason)", error)
      } else if incomplete.contains(path),
        // The innermost: outer ones come first.
        let declaration = Declaration.all(in: file.text).last(where: { $0.range.contains(offset) }),
        // Without what is to be shown, the rest of its file is of no use.
        !Self.text(of: declaration.range, in: file).contains("ActivityConfiguration")
      {
        changed.declarations[path, default: []].append(declaration.range)
        changed.warn("\(declaration.title) \(Self.goneReason)", error)
      } else {
        return false
      }
    }
    guard changed.warnings.count > warnings.count else { return false }
    self = changed
    return true
  }

  private func isLeftOut(_ offset: Int, in path: String) -> Bool {
    declarations[path, default: []].contains { $0.contains(offset) }
      || bodies[path, default: []].contains { $0.range.contains(offset) }
  }

  /// The innermost body around a place that can be left out.
  private func body(around offset: Int, in file: SourceFile) -> FunctionBody? {
    let bytes = Array(file.text.utf8)
    return FunctionBody.bodies(in: file.text, withResults: incomplete.contains(file.displayPath)).last {
      body in
      body.range.contains(offset) && body.replacementBytes(for: bytes[body.range]) != nil
    }
  }

  private mutating func warn(_ message: String, _ error: Diagnostic) {
    warnings.append(
      Diagnostic(
        severity: .warning, message: message + error.message, path: error.path, line: error.line,
        column: error.column, sourceLine: error.sourceLine))
  }

  private static let reason = "does nothing here, as what it uses was left out: "
  private static let fatalReason = "ends the program here, as what it uses was left out: "
  private static let goneReason = "was left out, as what it uses was: "

  /// Whether a warning is one of these.
  static func isWarning(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity == .warning
      && [reason, fatalReason, goneReason].contains { diagnostic.message.contains($0) }
  }

  private static func text(of range: Range<Int>, in file: SourceFile) -> String {
    String(decoding: file.text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
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
