/// Text that others wrote, made fit to be printed.
public enum PrintableText {
  /// The text with the replacement character for whatever could steer a terminal; a tab becomes two
  /// spaces.
  ///
  /// - Parameter keepsLineFeeds: Whether line feeds stay.
  public static func make(_ text: some StringProtocol, keepsLineFeeds: Bool = false) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\t" {
        result.append(contentsOf: "  ".unicodeScalars)
      } else if TextWidth.isControl(scalar), !(keepsLineFeeds && scalar == "\n") {
        result.append("\u{FFFD}")
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
