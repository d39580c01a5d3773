import BoxLayout

/// The name of a modifier with the labels of its parameters, such as `frame(width:height:alignment:)`, and how a call
/// of it is written.
struct ModifierSignature {
  private let text: String
  private let base: String
  /// In their order; a parameter without a label is `_`.
  private let labels: [Substring]

  init(_ text: String) {
    self.text = text
    base = String(text.prefix { $0 != "(" })
    labels = text.dropFirst(base.count + 1).dropLast().split(separator: ":")
  }

  /// A call with arguments that are written already: `padding(.horizontal, 12)`.
  func call(_ arguments: [String]) -> String { "\(base)(\(arguments.joined(separator: ", ")))" }

  /// A call that has set these values of the environment; `nil` where it has set none that is known, or has no
  /// parameters.
  func call(setting values: [BoxFact]) -> String? {
    guard let first = values.first, let label = labels.first else { return nil }
    if base == "environment" { return call(values.map { "\($0.name), \($0.value)" }) }
    guard values.count == 1 else { return call(values.map { "\($0.name): \($0.value)" }) }
    return call([label == "_" ? first.value : "\(label): \(first.value)"])
  }
}
