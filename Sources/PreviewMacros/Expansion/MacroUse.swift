/// The text of one use of a freestanding macro, cut into its name and what follows it.
struct MacroUse {
  /// Everything behind the name: the parentheses, if there are any, and the closures.
  let arguments: Substring
  /// The comments, blanks and attributes before the name.
  let leading: Substring

  /// - Throws: `PreviewExpansion.Failure` if the source, after comments and attributes such as
  ///   `@available`, does not begin with `#Preview`.
  init(_ source: String) throws {
    var rest = SourceText.skippingTrivia(source[...])
    while rest.first == "@" { rest = SourceText.skippingAttribute(rest) }
    guard rest.first == "#" else { throw Self.failure }
    leading = source[..<rest.startIndex]
    rest = SourceText.skippingTrivia(rest.dropFirst())
    var name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == ":" }
    rest = rest[name.endIndex...]
    // `#WidgetKit::Preview` and `#WidgetKit.Preview` name the module.
    if let last = name.lastIndex(where: { $0 == "." || $0 == ":" }) {
      name = name[name.index(after: last)...]
    }
    guard name == "Preview" else { throw Self.failure }
    arguments = rest
  }

  private static var failure: PreviewExpansion.Failure {
    .init(description: "#Preview is expected, with its arguments and closures")
  }
}
