import Cells

/// Text for XML and HTML.
public enum Markup {
  /// Text that stands for itself between tags and in quoted attributes. Characters that could steer a
  /// terminal, or that XML does not allow, become the replacement character; line feeds stay.
  public static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in PrintableText.make(text, keepsLineFeeds: true).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
