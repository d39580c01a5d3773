import Cells

/// Frames as one HTML page that needs nothing beside itself.
///
/// Each frame is a picture as of ``SVGFormat``, and over it lies its text, letter by letter in its place but
/// not to be seen: it can be selected, copied, searched and read aloud.
public enum HTMLFormat {
  /// The page.
  ///
  /// - Parameter paper: The colours of what the frames do not paint.
  public static func string(for frames: [LabelledFrame], paper: PicturePaper = .dark) -> String {
    var page = SVGPage()
    let figures = frames.map { figure($0, isAlone: frames.count == 1, page: &page, paper: paper) }
    let title = frames.count == 1 ? frames[0].title : "\(frames.count) frames"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(Markup.escaped(title))</title>
      <style>
      body { margin: 24px; background: \(paper.background.hex); color: \(paper.ink.hex); \
      font: 14px/1.4 system-ui, sans-serif; display: flex; flex-wrap: wrap; gap: 32px; \
      align-items: flex-start; justify-content: center; }
      figure { margin: 0; }
      figcaption { margin: 0 0 8px; }
      \(style)</style>
      </head>
      <body>
      \(page.sharedDefinitions)\(figures.joined())</body>
      </html>

      """
  }

  /// What ``frame(_:title:page:paper:)`` needs of a style sheet.
  public static let style = """
    .islet { position: relative; width: max-content; }
    .islet svg { display: block; }
    .islet pre { position: absolute; inset: 0; margin: 0; color: transparent; cursor: text; \
    font: 13px/16px "DejaVu Sans Mono", Menlo, Consolas, monospace; }
    .islet b { display: inline-block; height: 16px; overflow: hidden; vertical-align: top; font-weight: normal; \
    white-space: pre; }
    .islet ::selection { background: #4C8DFF80; color: transparent; }

    """

  /// A frame for a page of one's own: its picture with the text over it.
  public static func frame(
    _ frame: Frame, title: String = "", page: inout SVGPage, paper: PicturePaper = .dark
  ) -> String {
    // The text is there for everybody; the picture says nothing more.
    let picture = page.picture(of: frame, isDescribed: false, paper: paper)
    let label = title.isEmpty ? "" : " aria-label=\"\(Markup.escaped(title))\""
    return "<div class=\"islet\"\(label)>\n\(picture)<pre>\(text(of: frame.readable))</pre></div>\n"
  }

  private static func figure(
    _ labelled: LabelledFrame, isAlone: Bool, page: inout SVGPage, paper: PicturePaper
  ) -> String {
    let caption = isAlone ? "" : "<figcaption>\(Markup.escaped(labelled.title))</figcaption>\n"
    let frame = frame(labelled.frame, title: labelled.title, page: &page, paper: paper)
    return "<figure>\n\(caption)\(frame)</figure>\n"
  }

  /// The lines of a frame; a piece of each has the width of its cells, whatever font shows it.
  private static func text(of frame: Frame) -> String {
    (0..<frame.rows).map { row in
      pieces(of: frame, row: row).map { piece in
        "<b style=\"width:\(piece.columns * 8)px\">\(Markup.escaped(piece.text))</b>"
      }.joined() + "\n"
    }.joined()
  }

  /// Words and the gaps between them, so that no letter is far from its place.
  private static func pieces(of frame: Frame, row: Int) -> [(text: String, columns: Int)] {
    var pieces: [(text: String, columns: Int)] = []
    var wasBlank = false
    let end = (0..<frame.columns).last { frame[$0, row].glyph != .space } ?? -1
    for column in 0..<(end + 1) {
      let cell = frame[column, row]
      let isBlank = cell.glyph == .space
      if pieces.isEmpty || (isBlank != wasBlank && cell.glyph != nil) { pieces.append(("", 0)) }
      pieces[pieces.count - 1].text += cell.glyph?.printable ?? ""
      pieces[pieces.count - 1].columns += 1
      if cell.glyph != nil { wasBlank = isBlank }
    }
    return pieces
  }
}
