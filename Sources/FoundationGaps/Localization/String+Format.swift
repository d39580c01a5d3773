import Foundation

// Foundation on Linux knows no plural rules where a format is filled in. These win over its functions, which take
// any number of values, because they take a certain number.

extension String {
  /// Fills a value into a format in the current locale, in the form that the number asks for.
  public static func localizedStringWithFormat(_ format: String, _ argument: any CVarArg) -> String {
    filled(format, [argument], locale: .current)
  }

  /// Fills two values into a format in the current locale, in the form that their numbers ask for.
  public static func localizedStringWithFormat(
    _ format: String, _ first: any CVarArg, _ second: any CVarArg
  ) -> String {
    filled(format, [first, second], locale: .current)
  }

  /// Fills three values into a format in the current locale, in the form that their numbers ask for.
  public static func localizedStringWithFormat(
    _ format: String, _ first: any CVarArg, _ second: any CVarArg, _ third: any CVarArg
  ) -> String {
    filled(format, [first, second, third], locale: .current)
  }

  /// Fills a value into a format, in the form that the number asks for.
  public init(format: String, _ argument: any CVarArg) {
    self = Self.filled(format, [argument], locale: nil)
  }

  /// Fills two values into a format, in the form that their numbers ask for.
  public init(format: String, _ first: any CVarArg, _ second: any CVarArg) {
    self = Self.filled(format, [first, second], locale: nil)
  }

  private static func filled(_ format: String, _ arguments: [any CVarArg], locale: Locale?) -> String {
    String(format: Localization.form(of: format, values: arguments), locale: locale, arguments: arguments)
  }
}
