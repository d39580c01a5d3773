import Cells

/// A frame as an SVG picture that looks the same wherever it is opened.
///
/// A cell is 8 x 16 units. Letters are outlines in `<defs>`, each once, and no font is asked for. Blocks and
/// lines are shapes that meet at the edges of their cells. The text of the frame stands in `<desc>`, for
/// those who do not see.
public enum SVGFormat {
  /// The picture of one frame as a file of its own.
  ///
  /// - Parameters:
  ///   - title: What the picture shows, for `<title>`: viewers show it, screen readers read it.
  ///   - paper: The colours of what the frame does not paint.
  public static func string(for frame: Frame, title: String = "", paper: PicturePaper = .dark) -> String {
    var page = SVGPage()
    let body = page.body(of: frame, paper: paper)
    return SVGPage.opening(frame, title: title) + page.definitions + body + "</svg>\n"
  }
}
