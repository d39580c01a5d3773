/// Reads what `swiftc` writes in its plain style: `path:line:column: severity: message`, followed by lines
/// of source that are not needed, for they are taken from the files themselves.
struct DiagnosticParser {
  /// Which file a path of the compiler means.
  var files: [String: SourceFile]

  private static let severities: [Diagnostic.Severity] = [.error, .warning, .note, .remark]

  /// The diagnostics in the output. Notes stand at what they belong to; one that is said twice is given
  /// once.
  func diagnostics(in output: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for line in output.split(separator: "\n") {
      guard let (diagnostic, isKnown) = diagnostic(in: line) else { continue }
      if diagnostic.severity == .note, let last = found.indices.last {
        // A place in a library, Islet's own above all, is nowhere that the user could mend anything.
        let isElsewhere = !isKnown && diagnostic.line > 0 && !diagnostic.isInExpansion
        if !isElsewhere { found[last].notes.append(diagnostic) }
      } else {
        found.append(diagnostic)
      }
    }
    var seen: Set<Diagnostic> = []
    return found.filter { seen.insert($0).inserted }
  }

  private func diagnostic(in line: Substring) -> (Diagnostic, isKnown: Bool)? {
    for severity in Self.severities where line.hasPrefix("\(severity): ") {
      return (Diagnostic(severity: severity, message: String(line.dropFirst("\(severity): ".count))), false)
    }
    let readings = Self.severities.flatMap { severity in
      line.ranges(of: ": \(severity): ").compactMap { range in
        reading(line[..<range.lowerBound], severity, message: String(line[range.upperBound...]))
      }
    }
    // A message or a path may hold such words too: a place in one of our files decides.
    let known = readings.filter(\.isKnown).min { $0.length < $1.length }
    return (known ?? readings.min { $0.length < $1.length }).map { ($0.diagnostic, $0.isKnown) }
  }

  /// One way to read a line.
  private struct Reading {
    var diagnostic: Diagnostic
    /// Whether its place is in a file that was compiled.
    var isKnown = false
    /// The length of what is taken for the place.
    var length: Int
  }

  private func reading(
    _ place: Substring, _ severity: Diagnostic.Severity, message: String
  ) -> Reading? {
    let parts = place.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count >= 3, let lineNumber = Int(parts[parts.count - 2]),
      let column = Int(parts[parts.count - 1])
    {
      let path = parts.dropLast(2).joined(separator: ":")
      let file = files[path]
      return Reading(
        diagnostic: Diagnostic(
          severity: severity, message: message, path: file?.displayPath ?? path, line: lineNumber,
          column: column, sourceLine: file?.line(lineNumber)), isKnown: file != nil,
        length: place.utf8.count)
    }
    // Without a column: the linker, or `<unknown>:0`.
    let isNowhere = parts.first == "<unknown>"
    guard isNowhere || parts.count == 1 else { return nil }
    return Reading(
      diagnostic: Diagnostic(
        severity: severity, message: message, path: isNowhere ? nil : String(parts[0])),
      length: place.utf8.count)
  }
}
