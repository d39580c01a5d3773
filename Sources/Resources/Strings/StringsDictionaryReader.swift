/// Reads plural rules, `.stringsdict`.
public enum StringsDictionaryReader {
  /// The texts by key; an entry that is wrong is left out and told.
  ///
  /// - Throws: `ResourceProblem` when nothing of the file can be read.
  public static func read(
    _ path: String
  ) throws(ResourceProblem) -> (texts: [String: LocalizedText], problems: [ResourceProblem]) {
    let root = try ResourceNode.propertyList(try ResourceFile.data(at: path), path: path)
    var texts: [String: LocalizedText] = [:]
    var problems: [ResourceProblem] = []
    for (key, entry) in try root.members() {
      do {
        texts[key] = try text(entry)
      } catch {
        problems.append(error)
      }
    }
    return (texts, problems)
  }

  private static func text(_ entry: ResourceNode) throws(ResourceProblem) -> LocalizedText {
    if entry["NSStringDeviceSpecificRuleType"].exists {
      var devices: [String: LocalizedText] = [:]
      for (name, own) in try entry["NSStringDeviceSpecificRuleType"].members() {
        devices[name] = if let text = own.text { .text(text) } else { try text(own) }
      }
      return .device(devices)
    }
    if entry["NSStringVariableWidthRuleType"].exists {
      // From narrow to wide; a phone is wide enough for the longest.
      let widths = try entry["NSStringVariableWidthRuleType"].members()
      guard let widest = widths.max(by: { Int($0.key) ?? 0 < Int($1.key) ?? 0 }) else {
        throw entry["NSStringVariableWidthRuleType"].expected("a text for at least one width")
      }
      return .text(try widest.node.string())
    }
    let format = try entry["NSStringLocalizedFormatKey"].string()
    var substitutions: [String: LocalizedText.Substitution] = [:]
    for (name, own) in try entry.members() where name != "NSStringLocalizedFormatKey" {
      var forms: [PluralRules.Category: LocalizedText] = [:]
      for (form, node) in try own.members() where !form.hasPrefix("NSString") {
        guard let category = PluralRules.Category(rawValue: form) else {
          throw node.expected("one of zero, one, two, few, many and other as its key")
        }
        forms[category] = .text(try node.string())
      }
      substitutions[name] = LocalizedText.Substitution(
        argument: nil, specifier: own["NSStringFormatValueTypeKey"].text ?? "d", text: .plural(forms))
    }
    for case .name(let name, _) in FormatParts.parts(of: format) where substitutions[name] == nil {
      throw entry["NSStringLocalizedFormatKey"].expected("rules for '\(name)' beside the format")
    }
    return .substituted(.text(format), substitutions)
  }
}
