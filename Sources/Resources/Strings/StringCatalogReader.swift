/// Reads string catalogs, `.xcstrings`.
public enum StringCatalogReader {
  /// Reads a catalog; an entry that is wrong is left out and told.
  ///
  /// - Throws: `ResourceProblem` when nothing of the file can be read.
  public static func read(
    _ path: String
  ) throws(ResourceProblem) -> (table: StringTable, problems: [ResourceProblem]) {
    let root = try ResourceNode.json(at: path)
    let name = String(ResourceFile.name(of: path).dropLast(".xcstrings".count))
    var table = StringTable(name: name, sourceLanguage: try root["sourceLanguage"].string())
    var problems: [ResourceProblem] = []
    for (key, entry) in try root["strings"].members() {
      guard entry["localizations"].exists else { continue }
      do {
        for (language, node) in try entry["localizations"].members() {
          do {
            if let text = try localization(node) { table.texts[language, default: [:]][key] = text }
          } catch {
            problems.append(error)
          }
        }
      } catch {
        problems.append(error)
      }
    }
    return (table, problems)
  }

  /// The text of one language; `nil` when nobody has written it yet.
  private static func localization(_ node: ResourceNode) throws(ResourceProblem) -> LocalizedText? {
    guard let text = try variants(node) else { return nil }
    guard node["substitutions"].exists else { return text }
    var substitutions: [String: LocalizedText.Substitution] = [:]
    for (name, own) in try node["substitutions"].members() {
      guard let text = try variants(own) else { continue }
      substitutions[name] = LocalizedText.Substitution(
        argument: own["argNum"].number, specifier: own["formatSpecifier"].text ?? "@", text: text)
    }
    return .substituted(text, substitutions)
  }

  private static func variants(_ node: ResourceNode) throws(ResourceProblem) -> LocalizedText? {
    let variations = node["variations"]
    if variations["plural"].exists {
      var forms: [PluralRules.Category: LocalizedText] = [:]
      for (name, own) in try variations["plural"].members() {
        guard let category = PluralRules.Category(rawValue: name) else {
          throw own.expected("one of zero, one, two, few, many and other as its key")
        }
        forms[category] = try variants(own)
      }
      return forms.isEmpty ? nil : .plural(forms)
    }
    if variations["device"].exists {
      var devices: [String: LocalizedText] = [:]
      for (name, own) in try variations["device"].members() { devices[name] = try variants(own) }
      return devices.isEmpty ? nil : .device(devices)
    }
    if node["stringSet"].exists {
      // Phrases for Siri: the first one is the one that is shown.
      return try node["stringSet"]["values"].elements().first.map { node throws(ResourceProblem) in
        .text(try node.string())
      }
    }
    guard node["stringUnit"].exists else { return nil }
    let value = try node["stringUnit"]["value"].string()
    // A text without a translation yet may be empty.
    return value.isEmpty && node["stringUnit"]["state"].text == "new" ? nil : .text(value)
  }
}
