/// A translation, which may depend on numbers and on the device.
public indirect enum LocalizedText: Hashable, Sendable {
  /// The same always; places for values are written `%@`, `%lld`, `%2$@`.
  case text(String)
  /// A text for each form of the number that stands in it.
  case plural([PluralRules.Category: LocalizedText])
  /// A text for each kind of device, and `other`.
  case device([String: LocalizedText])
  /// A text with names such as `%#@items@` in it, and what each name stands for.
  case substituted(LocalizedText, [String: Substitution])

  /// What a name in a text stands for.
  public struct Substitution: Hashable, Sendable {
    /// The number of the value it depends on, from 1; `nil` is the next one in the text.
    public var argument: Int?
    /// How the value is written where the text says `%arg`: `lld`, `@`.
    public var specifier: String
    public var text: LocalizedText

    public init(argument: Int?, specifier: String, text: LocalizedText) {
      self.argument = argument
      self.specifier = specifier
      self.text = text
    }
  }

  /// The one text for some values: a format whose places say which value they take.
  ///
  /// - Parameters:
  ///   - values: The numbers among the values, `nil` for texts.
  ///   - language: Decides which form of a noun a number takes.
  public func resolved(values: [Double?], language: String) -> String {
    switch self {
    case .text(let text): text
    case .device(let variants):
      // Live Activities live on a phone.
      (variants["iphone"] ?? variants["other"] ?? variants.min { $0.key < $1.key }?.value)?
        .resolved(values: values, language: language) ?? ""
    case .plural(let forms):
      Self.form(of: values.lazy.compactMap { $0 }.first ?? 0, in: forms, language: language)?
        .resolved(values: values, language: language) ?? ""
    case .substituted(let text, let substitutions):
      Self.filled(
        text.resolved(values: values, language: language), substitutions, values: values, language: language)
    }
  }

  private static func form(
    of number: Double, in forms: [PluralRules.Category: LocalizedText], language: String
  ) -> LocalizedText? {
    // As Foundation does, a form for zero serves zero in languages without one, too.
    if number == 0, let zero = forms[.zero] { return zero }
    return forms[PluralRules.category(of: number, language: language)] ?? forms[.other]
      ?? PluralRules.Category.allCases.reversed().lazy.compactMap { forms[$0] }.first
  }

  /// Puts texts in the place of names. Every place of a value gets a number, because the values of the
  /// names count too.
  private static func filled(
    _ text: String, _ substitutions: [String: Substitution], values: [Double?], language: String
  ) -> String {
    var result = ""
    var next = 1
    for part in FormatParts.parts(of: text) {
      switch part {
      case .literal(let literal): result += literal
      case .place(let position, let rest):
        let argument = position ?? next
        if position == nil { next += 1 }
        result += "%\(argument)$\(rest)"
      case .name(let name, let position):
        guard let substitution = substitutions[name] else {
          result += "%#@\(name)@"
          continue
        }
        let argument = position ?? substitution.argument ?? next
        if position == nil, substitution.argument == nil { next += 1 }
        let number = values.indices.contains(argument - 1) ? values[argument - 1] : nil
        let own: String
        if case .plural(let forms) = substitution.text {
          own =
            form(of: number ?? 0, in: forms, language: language)?
            .resolved(values: values, language: language) ?? ""
        } else {
          own = substitution.text.resolved(values: values, language: language)
        }
        result += nested(
          own, argument: argument, specifier: substitution.specifier, substitutions, values: values,
          language: language)
      }
    }
    return result
  }

  /// The text of a name: its own places take the value that the name depends on; names in it are filled.
  private static func nested(
    _ text: String, argument: Int, specifier: String, _ substitutions: [String: Substitution],
    values: [Double?], language: String
  ) -> String {
    var result = ""
    for part in FormatParts.parts(of: text.replacing("%arg", with: "%\(argument)$\(specifier)")) {
      switch part {
      case .literal(let literal): result += literal
      case .place(let position, let rest): result += "%\(position ?? argument)$\(rest)"
      case .name(let name, let position):
        // A name that stands in its own text would never end.
        var others = substitutions
        guard let inner = others.removeValue(forKey: name) else { continue }
        let place = position ?? inner.argument ?? argument + 1
        result += filled("%\(place)$#@\(name)@", [name: inner], values: values, language: language)
      }
    }
    return result
  }
}
