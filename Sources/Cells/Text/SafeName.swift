/// Names that others chose, made fit to be parts of file names.
public enum SafeName {
  /// Letters and digits, whatever else there is as single hyphens.
  ///
  /// - Parameters:
  ///   - substitute: What stands for a name without a letter or digit.
  ///   - limit: The most characters.
  ///   - lowercases: Whether letters become small ones.
  public static func make(
    _ name: String, substitute: String, limit: Int = 60, lowercases: Bool = true
  ) -> String {
    let words = (lowercases ? name.lowercased() : name).split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? substitute : String(words.joined(separator: "-").prefix(limit))
  }
}
