/// The texts of the blocks of a Markdown document, without the marks of headings, lists and quotes.
enum MarkdownBlocks {
  static func paragraphs(in text: String) -> [String] {
    var paragraphs: [String] = []
    var open = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let content = line.drop { $0 == " " || $0 == "\t" }
      guard !content.isEmpty else {
        open = false
        continue
      }
      if let heading = content.wholeMatch(of: #/#{1,6}(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*/#) {
        paragraphs.append(heading.1.map(String.init) ?? "")
        open = false
      } else if content.wholeMatch(of: #/(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}/#) != nil {
        open = false
      } else if let item = content.wholeMatch(of: #/(?:[-+*]|\d{1,9}[.)])[ \t]+(.*)/#) {
        paragraphs.append(String(item.1))
        open = true
      } else {
        let content = content.hasPrefix(">") ? content.dropFirst().drop { $0 == " " } : content
        if open {
          paragraphs[paragraphs.count - 1] += "\n" + content
        } else {
          paragraphs.append(String(content))
        }
        open = true
      }
    }
    return paragraphs
  }
}
