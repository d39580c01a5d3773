/// A text of JSON, to look up how values of it are written.
struct JSONSource {
  private let scalars: [Unicode.Scalar]

  /// - Parameter text: The text that the values were parsed from.
  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  /// A value as it is written, behind line feeds and blanks that keep it in its line and column.
  func placedText(of node: JSONNode) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: repeatElement("\n", count: node.place.line - 1))
    text.append(contentsOf: repeatElement(" ", count: node.place.column - 1))
    text.append(contentsOf: scalars[node.range])
    return String(text)
  }

  /// A value as it is written.
  func text(of node: JSONNode) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[node.range])
    return String(text)
  }

  /// The bytes of a value in UTF-8, without the blanks between its parts.
  func compactSize(of node: JSONNode) -> Int {
    var (bytes, isInString, isEscaped) = (0, false, false)
    for scalar in scalars[node.range] {
      if isInString {
        bytes += UTF8.width(scalar)
        if isEscaped {
          isEscaped = false
        } else if scalar == "\\" {
          isEscaped = true
        } else if scalar == "\"" {
          isInString = false
        }
      } else if scalar != " ", scalar != "\n", scalar != "\t", scalar != "\r" {
        bytes += UTF8.width(scalar)
        isInString = scalar == "\""
      }
    }
    return bytes
  }
}
