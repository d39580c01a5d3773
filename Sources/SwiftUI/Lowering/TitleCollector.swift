/// Collects what a person would call a control: the text of its label, else the names of its symbols.
struct TitleCollector {
  private var words: [String] = []
  private var symbols: [String] = []

  mutating func add(text: String) {
    if !text.isEmpty { words.append(text) }
  }

  mutating func add(symbol name: String) {
    symbols.append(name.replacing(".", with: " "))
  }

  var title: String { (words.isEmpty ? symbols : words).joined(separator: " ") }
}

extension _Lowering {
  /// Lowers something and answers what it would be called.
  @MainActor
  mutating func collectTitle(_ body: (inout _Lowering) -> Void) -> String {
    let outer = title
    title = TitleCollector()
    body(&self)
    let own = title?.title ?? ""
    title = outer
    if !own.isEmpty { title?.add(text: own) }
    return own
  }
}
