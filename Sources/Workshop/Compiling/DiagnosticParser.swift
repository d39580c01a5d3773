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
    for line in output.split(whereSeparator: \.isNewline) {
      guard let diagnostic = diagnostic(in: line) else { continue }
      if diagnostic.severity == .note, let last = found.indices.last {
        found[last].notes.append(diagnostic)
      } else {
        found.append(diagnostic)
      }
    }
    var seen: Set<Diagnostic> = []
    return found.filter { seen.insert($0).inserted }
  }

  private func diagnostic(in line: Substring) -> Diagnostic? {
    for severity in Self.severities {
      let mark = "\(severity): "
      if line.hasPrefix(mark) {
        return Diagnostic(severity: severity, message: String(line.dropFirst(mark.count)))
      }
      guard let range = line.firstRange(of: ": \(mark)") else { continue }
      let message = String(line[range.upperBound...])
      let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      if place.count >= 3, let lineNumber = Int(place[place.count - 2]),
        let column = Int(place[place.count - 1])
      {
        let path = place.dropLast(2).joined(separator: ":")
        let file = files[path]
        return Diagnostic(
          severity: severity, message: message, path: file?.displayPath ?? path, line: lineNumber,
          column: column, sourceLine: file?.line(lineNumber))
      }
      // Without a column: the linker, or `<unknown>:0`.
      if place.first == "<unknown>" || place.count == 1 {
        return Diagnostic(
          severity: severity, message: message, path: place.first == "<unknown>" ? nil : String(place[0]))
      }
    }
    return nil
  }
}
