import Foundation

/// Fills values into a format such as `"%lld of %@"`, in the manner of `String(format:locale:)` with a
/// locale: whole numbers are grouped, decimal signs are the locale's, and `%2$@` takes the second value.
package enum LocalizedFormat {
  /// A place with too few values, or with a value that does not suit it, stays as it is written.
  package static func text(_ format: String, values: [LocalizedValue], locale: Locale) -> String {
    guard format.utf8.contains(UInt8(ascii: "%")) else { return format }
    var result = ""
    var rest = Substring(format)
    var next = 0
    while let percent = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
      result += rest[..<percent]
      rest = rest[rest.utf8.index(after: percent)...]
      // The two places that nearly every text has, without the work for all the others.
      if values.indices.contains(next) {
        if rest.utf8.first == UInt8(ascii: "@") {
          result += values[next].text(locale: locale)
          rest = rest.dropFirst()
          next += 1
          continue
        }
        if case .integer(let number) = values[next], rest.utf8.starts(with: "lld".utf8) {
          result += integer(number, locale: locale)
          rest = rest.dropFirst(3)
          next += 1
          continue
        }
      }
      guard let place = Place(parsing: &rest) else {
        result += "%"
        continue
      }
      if place.conversion == "%" {
        result += "%"
        continue
      }
      let index = place.position.map { $0 - 1 } ?? next
      if place.position == nil { next += 1 }
      guard values.indices.contains(index), let text = place.text(for: values[index], locale: locale)
      else {
        result += "%" + place.source
        continue
      }
      result += text
    }
    return result + rest
  }

  /// Whether C's way to fill in a format can be trusted with it: there is an argument for every place, of the
  /// kind that the place reads.
  static func suits(_ format: String, _ arguments: [any CVarArg]) -> Bool {
    var rest = Substring(format)
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: percent)...]
      guard let place = Place(parsing: &rest) else { return false }
      if place.conversion == "%" { continue }
      let index = place.position.map { $0 - 1 } ?? next
      if place.position == nil { next += 1 }
      guard arguments.indices.contains(index), place.reads(arguments[index]) else { return false }
    }
    return true
  }

  /// A whole number as the locale groups it, "1,234".
  static func integer(_ number: Int64, locale: Locale) -> String {
    // Small numbers look the same in every locale with Latin digits, and are most of all numbers.
    if (0..<1000).contains(number), latinLanguages.contains(locale.identifier.prefix(2)) {
      return String(number)
    }
    return number.formatted(.number.locale(locale))
  }

  /// Languages whose regions all write Latin digits by default.
  private static let latinLanguages: Set<Substring> = [
    "de", "en", "es", "fr", "it", "ja", "ko", "nl", "pt", "zh",
  ]

  /// What stands between a `%` and its letter.
  private struct Place {
    var source = ""
    var position: Int?
    var flags: Set<Character> = []
    var width: Int?
    var precision: Int?
    var conversion: Character = "%"

    /// Takes a place off the front of `text`; takes nothing if there is none.
    init?(parsing text: inout Substring) {
      var rest = text
      func number() -> Int? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        rest = rest.dropFirst(digits.count)
        return Int(digits)
      }
      let start = rest
      if let position = number(), rest.first == "$", position > 0 {
        self.position = position
        rest = rest.dropFirst()
      } else {
        rest = start
      }
      while let flag = rest.first, "-+ 0#'".contains(flag) {
        flags.insert(flag)
        rest = rest.dropFirst()
      }
      width = number().map { min($0, 1000) }
      if rest.first == "." {
        rest = rest.dropFirst()
        precision = min(number() ?? 0, 340)
      }
      while let length = rest.first, "hlLqztj".contains(length) { rest = rest.dropFirst() }
      guard let letter = rest.first, "@dDiuUxXoOfFeEgGaAcCsSp%".contains(letter) else { return nil }
      // "100% sure": a blank between percent sign and letter is text, not a flag.
      guard letter != "%" || rest.startIndex == text.startIndex else { return nil }
      conversion = letter
      rest = rest.dropFirst()
      source = String(text[..<rest.startIndex])
      text = rest
    }

    /// Whether an argument is of the kind that the place takes from C's list.
    func reads(_ argument: any CVarArg) -> Bool {
      switch argument {
      case is any BinaryInteger: "dDiuUxXoOcC".contains(conversion)
      case is any BinaryFloatingPoint: "fFeEgGaA".contains(conversion)
      case is String, is NSObject: conversion == "@"
      default: "sSp".contains(conversion)
      }
    }

    func text(for value: LocalizedValue, locale: Locale) -> String? {
      switch (conversion, value) {
      case ("@", _):
        return padded(value.text(locale: locale), zeros: false)
      case ("d", .integer(let number)), ("D", .integer(let number)), ("i", .integer(let number)),
        ("u", .integer(let number)), ("U", .integer(let number)):
        guard let precision else {
          return padded(signed(LocalizedFormat.integer(number, locale: locale), number >= 0))
        }
        return padded(
          signed(
            number.formatted(.number.precision(.integerLength(max(precision, 1)...)).locale(locale)),
            number >= 0))
      case ("d", .unsigned(let number)), ("i", .unsigned(let number)), ("u", .unsigned(let number)),
        ("D", .unsigned(let number)), ("U", .unsigned(let number)):
        return padded(signed(number.formatted(.number.locale(locale)), true))
      case ("f", .double(let number)), ("F", .double(let number)):
        let style = FloatingPointFormatStyle<Double>(locale: locale)
          .precision(.fractionLength(precision ?? 6))
        return padded(signed(number.formatted(style), number >= 0))
      case (_, .integer(let number)) where "xXoO".contains(conversion):
        return String(format: "%" + directive("ll"), number)
      case (_, .unsigned(let number)) where "xXoO".contains(conversion):
        return String(format: "%" + directive("ll"), number)
      case (_, .integer(let number)) where "cC".contains(conversion):
        return UInt32(exactly: number).flatMap(UnicodeScalar.init).map { String(Character($0)) }
      case (_, .double(let number)) where "eEgGaA".contains(conversion):
        return String(format: "%" + directive(""), number)
      default:
        return nil
      }
    }

    /// The place in C's words, its position taken out and its length set to what is passed.
    private func directive(_ length: String) -> String {
      let flags = "-+ 0#".filter { self.flags.contains($0) }
      let width = width.map(String.init) ?? ""
      let precision = precision.map { ".\($0)" } ?? ""
      return flags + width + precision + length + String(conversion)
    }

    private func signed(_ text: String, _ positive: Bool) -> String {
      guard positive else { return text }
      if flags.contains("+") { return "+" + text }
      return flags.contains(" ") ? " " + text : text
    }

    private func padded(_ text: String, zeros: Bool = true) -> String {
      guard let width, text.count < width else { return text }
      let missing = width - text.count
      if flags.contains("-") { return text + String(repeating: " ", count: missing) }
      guard zeros, flags.contains("0") else { return String(repeating: " ", count: missing) + text }
      let sign = text.prefix { "+- \u{2212}".contains($0) }
      return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
    }
  }
}
