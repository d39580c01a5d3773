/// What keys are called where no arrows can be seen.
public enum KeyWords {
  /// A hint with names in place of signs: `←→ another state` is "left and right another state".
  public static func spoken(_ hint: String) -> String {
    if hint == "/" { return "slash" }
    var text = hint
    for (signs, words) in [
      ("← →", "left and right"), ("↑ ↓", "up and down"), ("←→", "left and right"), ("↑↓", "up and down"),
      ("[ ]", "brackets"), ("⇥", "tab"), (" - ", " to "),
    ] { text = text.replacing(signs, with: words) }
    return text
  }
}
