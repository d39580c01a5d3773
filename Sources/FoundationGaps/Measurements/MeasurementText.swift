import Foundation

/// A measurement in the words, and if asked for in the units, of a locale.
///
/// ICU chooses the unit for a usage from CLDR's unit preferences and rounds a converted value to two
/// digits or to a whole number, so that 5 km are 3.1 mi in the United States.
struct MeasurementText {
  enum Width: String {
    case wide = "full-name"
    case abbreviated = "short"
    case narrow = "narrow"
  }

  var width: Width
  /// What is measured, in ICU's words; nil keeps the unit.
  var usage: String?
  /// Leaves out whether a temperature is Celsius or Fahrenheit.
  var hidesScale = false
  var locale: Locale
  /// Writes the number; nil leaves that to ICU.
  var number: ((Double) -> String)?

  /// Writes a value. A unit of the user's own, which no locale knows, is written by its symbol.
  func text(_ value: Double, _ unit: Unit) -> String {
    guard let name = UnitNames.name(of: unit) else {
      return (number?(value) ?? value.formatted(.number.locale(locale))) + " " + unit.symbol
    }
    if let usage, let text = text(value, unit: name, usage: "usage/" + usage) { return text }
    return text(value, unit: name, usage: "") ?? "\(value) \(unit.symbol)"
  }

  private func text(_ value: Double, unit: String, usage: String) -> String? {
    let skeleton = "unit/\(unit) \(usage) unit-width-\(width.rawValue)"
    guard var result = UnitText(value, skeleton: skeleton, locale: locale) else { return nil }
    if hidesScale {
      let generic = "measure-unit/temperature-generic unit-width-\(width.rawValue)"
      guard let text = UnitText(result.value, skeleton: generic, locale: locale) else { return nil }
      result = text
    }
    guard let number else { return result.text }
    // The number comes from the caller's style and everything around it from ICU, which needs to
    // know how many digits there are: "1 mile", but "1.0 miles".
    guard let exact = UnitText(value, skeleton: skeleton + " .000000000", locale: locale) else { return nil }
    let digits = number(exact.value)
    let separator = locale.decimalSeparator ?? "."
    let fraction =
      digits.range(of: separator).map { digits[$0.upperBound...].prefix { $0.isNumber }.count } ?? 0
    let precision = fraction == 0 ? " precision-integer" : " ." + String(repeating: "0", count: fraction)
    let shown = hidesScale ? "measure-unit/temperature-generic unit-width-\(width.rawValue)" : skeleton
    guard
      let around = UnitText(hidesScale ? exact.value : value, skeleton: shown + precision, locale: locale),
      let plain = UnitText(around.value, skeleton: precision, locale: locale),
      let place = around.text.range(of: plain.text)
    else { return nil }
    return around.text.replacingCharacters(in: place, with: digits)
  }
}
