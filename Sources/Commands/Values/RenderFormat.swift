/// What `islet render` can write.
public enum RenderFormat: String, Hashable, Sendable, CaseIterable {
  case text, ansi, json, svg, html, png
  /// What is there in words, for somebody who cannot see it.
  case words

  /// What the names of its files end with.
  var ending: String {
    switch self {
    case .text, .words: "txt"
    case .ansi: "ans"
    case .json, .svg, .html, .png: rawValue
    }
  }

  /// Whether it shows a frame as a picture, with shapes and colours of its own.
  var isPicture: Bool { [.svg, .html, .png].contains(self) }

  /// Whether a file holds one picture.
  var isSingle: Bool { self == .svg || self == .png }

  /// What the name of a file asks for; `nil` where it says nothing.
  init?(path: String) {
    guard !path.hasSuffix("/"), let name = path.split(separator: "/").last, let dot = name.lastIndex(of: ".")
    else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "txt": self = .text
    case "ans": self = .ansi
    case "json": self = .json
    case "svg": self = .svg
    case "html", "htm": self = .html
    case "png": self = .png
    default: return nil
    }
  }
}
