import Phone
import Resources
import Workshop

/// Says of names that the compiler does not find that they would be names of assets, and which there are.
///
///     Color(.steem)    // No asset catalog has a colour of that name; there is 'steam'.
struct AssetHints {
  let catalogs: [AssetCatalog]

  /// Types that get members from catalogs, and whether those are colours.
  private static let types: [String: Bool] = [
    "ShapeStyle": true, "Color": true, "Color?": true, "ColorResource": true, "UIColor": true,
    "UIColor?": true,
    "Image": false, "Image?": false, "ImageResource": false, "UIImage": false, "UIImage?": false,
  ]
  private static let mostNames = 8

  /// Adds a note to each error that such a name explains.
  func explain(_ error: CompileError) -> CompileError {
    var result = error
    for (index, error) in error.errors.enumerated() {
      guard let (name, isColor) = missing(in: error) else { continue }
      result.errors[index].notes = [Diagnostic(severity: .note, message: note(of: name, isColor: isColor))]
    }
    return result
  }

  /// The name that is missing and whether a colour is meant.
  private func missing(in error: Diagnostic) -> (name: String, isColor: Bool)? {
    let parts = error.message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    if parts.count == 5, parts[0] == "type ", parts[2] == " has no member ",
      let isColor = Self.types[parts[1]]
    {
      return (parts[3], isColor)
    }
    // `Color(.name)`: there are several things that a colour can be made of.
    let isUnresolved =
      parts.count >= 3 && parts[0] == "reference to member " && parts[2].contains("cannot be resolved")
    guard isUnresolved || error.message.hasPrefix("no exact matches in call to initializer"),
      let line = error.sourceLine
    else { return nil }
    let calls = line.matches(of: /\b(UIColor|Color|UIImage|Image)\((?:resource: *)?\.([\w.]+)/)
    let call = calls.first { isUnresolved ? $0.output.2.split(separator: ".").first == parts[1][...] : true }
    return call.map { (String($0.output.2), $0.output.1.hasSuffix("Color")) }
  }

  private func note(of name: String, isColor: Bool) -> String {
    let word = isColor ? "colour" : "picture"
    guard !catalogs.isEmpty else {
      return
        "no asset catalog was found that could have a \(word) '\(name)'; give the folder that holds it too"
    }
    let names = AssetSymbols.identifiers(ofColors: isColor, in: catalogs)
    var note = "no asset catalog has a \(word) '\(name)'"
    if let near = Nearest.word(to: name, in: names) {
      note += "; there is '\(near)'"
    } else if names.isEmpty {
      note += ", nor any other"
    } else {
      note += "; there are " + names.prefix(Self.mostNames).map { "'\($0)'" }.joined(separator: ", ")
      if names.count > Self.mostNames { note += " and \(names.count - Self.mostNames) more" }
    }
    return note
  }
}
