import Foundation
internal import _FoundationICU

/// A moment seen from another one, "in 5 minutes", in the wording of a locale.
enum RelativeText {
  enum Width {
    case wide, short, narrow

    fileprivate var value: UDateRelativeDateTimeFormatterStyle {
      switch self {
      case .wide: UDAT_STYLE_LONG
      case .short: UDAT_STYLE_SHORT
      case .narrow: UDAT_STYLE_NARROW
      }
    }
  }

  /// Writes an offset.
  /// - Parameter named: whether words such as "tomorrow" may stand for a number.
  /// - Parameter capitalized: whether the text begins a sentence.
  static func text(
    _ count: Double, _ unit: TimeAmount.Unit, named: Bool, width: Width, capitalized: Bool = false,
    locale: Locale
  ) -> String {
    var status = U_ZERO_ERROR
    let context =
      capitalized ? UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE : UDISPCTX_CAPITALIZATION_NONE
    guard let formatter = swift_ureldatefmt_open(locale.identifier, nil, width.value, context, &status)
    else { return "" }
    defer { swift_ureldatefmt_close(formatter) }
    return ICUText.written {
      named
        ? swift_ureldatefmt_format(formatter, count, unit.relativeUnit, $0, $1, $2)
        : swift_ureldatefmt_formatNumeric(formatter, count, unit.relativeUnit, $0, $1, $2)
    } ?? ""
  }
}

extension TimeAmount.Unit {
  fileprivate var relativeUnit: URelativeDateTimeUnit {
    switch self {
    case .year: UDAT_REL_UNIT_YEAR
    case .month: UDAT_REL_UNIT_MONTH
    case .week: UDAT_REL_UNIT_WEEK
    case .day: UDAT_REL_UNIT_DAY
    case .hour: UDAT_REL_UNIT_HOUR
    case .minute: UDAT_REL_UNIT_MINUTE
    case .second: UDAT_REL_UNIT_SECOND
    }
  }
}
