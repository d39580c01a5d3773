import Cells

extension Diagnostic {
  /// The diagnostic and its notes as a person reads them: place and message, the source line and a caret.
  public var text: String {
    var lines: [String] = []
    var head = ""
    if let path { head += line > 0 ? "\(path):\(line):\(column): " : "\(path): " }
    lines.append(printable(head + "\(severity): \(message)"))
    if let sourceLine {
      lines.append(printable(sourceLine))
      if column > 0 {
        let before = String(decoding: sourceLine.utf8.prefix(column - 1), as: UTF8.self)
        lines.append(String(repeating: " ", count: TextWidth.columns(of: printable(before))) + "^")
      }
    }
    return (lines + notes.map(\.text)).joined(separator: "\n")
  }

  /// Sources may hold anything, and none of it may steer the terminal.
  private func printable(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\t" {
        result += "  "
      } else if TextWidth.isControl(scalar) {
        result += "\u{FFFD}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
