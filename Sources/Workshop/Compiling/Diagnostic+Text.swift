import Cells

extension Diagnostic {
  /// The diagnostic and its notes as a person reads them: place and message, the source line and a caret.
  ///
  /// Sources may hold anything, and none of it can steer the terminal.
  public var text: String {
    var lines: [String] = []
    var head = ""
    if let path { head += line > 0 ? "\(path):\(line):\(column): " : "\(path): " }
    lines.append(PrintableText.make(head + "\(severity): \(message)"))
    if let sourceLine {
      lines.append(PrintableText.make(sourceLine))
      if column > 0 {
        let before = String(decoding: sourceLine.utf8.prefix(column - 1), as: UTF8.self)
        lines.append(String(repeating: " ", count: TextWidth.columns(of: PrintableText.make(before))) + "^")
      }
    }
    return (lines + notes.map(\.text)).joined(separator: "\n")
  }
}
