import Foundation
import SwiftUI

/// The words of an axis's values.
enum AxisWords {
  /// Words values in a format style, in the locale of the surroundings.
  static func format<Format: FormatStyle>(
    _ format: Format
  ) -> AxisFormat where Format.FormatInput: Plottable, Format.FormatOutput == String {
    { value, environment in
      Format.FormatInput.make(value).map { format.locale(environment.locale).format($0) }
    }
  }

  /// The digits behind the point that a number needs, so that it is wrong by no more than a twentieth of how far the
  /// values are apart.
  private static func digits(of number: Double, distance: Double) -> Int {
    guard distance > 0, distance.isFinite, number.isFinite else { return 0 }
    let first = max(0, min(6, Int(-log10(distance * 1.000001).rounded(.down))))
    return (first..<6).first { digits in
      let power = pow(10, Double(digits))
      return abs((number * power).rounded() / power - number) <= distance / 20
    } ?? 6
  }

  /// The standard words of a value.
  ///
  /// - Parameters:
  ///   - distance: how far the values are apart; it says how fine they are worded.
  static func words(_ value: PlotValue, distance: Double, in environment: EnvironmentValues) -> String {
    switch value {
    case .category(let name): return name
    case .number(let number):
      return FloatingPointFormatStyle<Double>.number.precision(
        .fractionLength(0...digits(of: number, distance: distance))
      )
      .locale(environment.locale).format(number + 0)
    case .date(let seconds):
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      var style = Date.FormatStyle(
        locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
      switch CalendarStep.unit(forDistance: distance) {
      case .second: style = style.minute().second()
      case .minute: style = style.hour().minute()
      case .hour: style = style.hour()
      case .month: style = style.month(.abbreviated)
      case .year: style = style.year()
      default: style = style.month(.abbreviated).day()
      }
      return style.format(date)
    }
  }
}
