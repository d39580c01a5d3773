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
    let values = arguments.map(LocalizedValue.init)
    guard let form = Localization.form(of: format, values: values) else {
      return String(format: format, locale: locale, arguments: arguments)
    }
    // A format that asks for more than there is, or for something else, would read or write whatever lies in
    // memory: a table of texts must not end the process.
    guard LocalizedFormat.suits(form, arguments) else {
      return LocalizedFormat.text(form, values: values, locale: locale ?? Locale(identifier: "en_US_POSIX"))
    }
    return String(format: form, locale: locale, arguments: arguments)
  }
}
