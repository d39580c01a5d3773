/// Names that others chose, made fit to be parts of file names.
public enum SafeName {
  /// Letters and digits in lower case, whatever else there is as single hyphens.
  ///
  /// - Parameters:
  ///   - substitute: What stands for a name without a letter or digit.
  ///   - limit: The most characters.
  public static func make(_ name: String, substitute: String, limit: Int = 60) -> String {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? substitute : String(words.joined(separator: "-").prefix(limit))
  }
}
