import Foundation

/// The size in points that a vector picture says it has; its lines are not drawn.
enum VectorSize {
  /// Points of a symbol in a toolbar, for files that do not say.
  static let standard = (width: 24.0, height: 24.0)

  /// The size in an SVG's first element or of a PDF's first page.
  static func read(_ data: Data, isPDF: Bool) -> (width: Double, height: Double) {
    let text = String(decoding: data.prefix(isPDF ? 1 << 20 : 1 << 16), as: UTF8.self)
    let found = isPDF ? mediaBox(text) : svg(text)
    guard let found, found.width > 0, found.height > 0, found.width < 10_000, found.height < 10_000 else {
      return standard
    }
    return found
  }

  private static func svg(_ text: String) -> (width: Double, height: Double)? {
    guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else {
      return nil
    }
    let element = text[start.upperBound..<end]
    func value(_ name: String) -> String? {
      for quote in ["\"", "'"] {
        guard let range = element.range(of: " \(name)=\(quote)") ?? element.range(of: "\n\(name)=\(quote)")
        else { continue }
        return element[range.upperBound...].split(
          separator: Character(quote), maxSplits: 1, omittingEmptySubsequences: false
        ).first.map(String.init)
      }
      return nil
    }
    func length(_ text: String?) -> Double? {
      text.flatMap { Double($0.prefix { $0.isNumber || $0 == "." }) }
    }
    if let width = length(value("width")), let height = length(value("height")),
      value("width")?.hasSuffix("%") == false
    {
      return (width, height)
    }
    let box = numbers(value("viewBox") ?? "")
    return box.count == 4 ? (box[2], box[3]) : nil
  }

  private static func mediaBox(_ text: String) -> (width: Double, height: Double)? {
    guard let start = text.range(of: "/MediaBox"), let open = text[start.upperBound...].firstIndex(of: "["),
      let close = text[open...].firstIndex(of: "]")
    else { return nil }
    let box = numbers(String(text[text.index(after: open)..<close]))
    return box.count == 4 ? (box[2] - box[0], box[3] - box[1]) : nil
  }

  private static func numbers(_ text: String) -> [Double] {
    text.split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) }
  }
}
