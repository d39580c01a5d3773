import Foundation
internal import _FoundationICU

/// Several amounts of time in one text, "1 hr, 2 min", in the wording of a locale.
enum DurationText {
  /// How much of the units' names is written.
  enum Width {
    /// "1 hour, 2 minutes"
    case wide
    /// "1 hr, 2 min"
    case short
    /// "1hr 2min"
    case shorter
    /// "1h 2m"
    case narrow

    fileprivate var value: UAMeasureFormatWidth {
      switch self {
      case .wide: UAMEASFMT_WIDTH_WIDE
      case .short: UAMEASFMT_WIDTH_SHORT
      case .shorter: UAMEASFMT_WIDTH_SHORTER
      case .narrow: UAMEASFMT_WIDTH_NARROW
      }
    }
  }

  /// Writes amounts, largest unit first. Empty if there are none.
  static func text(_ amounts: [TimeAmount], width: Width, locale: Locale) -> String {
    var status = U_ZERO_ERROR
    guard let formatter = uameasfmt_open(locale.identifier, width.value, nil, &status) else { return "" }
    defer { uameasfmt_close(formatter) }
    let measures = amounts.map { UAMeasure(value: Double($0.count), unit: $0.unit.measureUnit) }
    return ICUText.written {
      uameasfmt_formatMultiple(formatter, measures, Int32(measures.count), $0, $1, $2)
    } ?? ""
  }
}

extension TimeAmount.Unit {
  fileprivate var measureUnit: UAMeasureUnit {
    switch self {
    case .year: UAMEASUNIT_DURATION_YEAR
    case .month: UAMEASUNIT_DURATION_MONTH
    case .week: UAMEASUNIT_DURATION_WEEK
    case .day: UAMEASUNIT_DURATION_DAY
    case .hour: UAMEASUNIT_DURATION_HOUR
    case .minute: UAMEASUNIT_DURATION_MINUTE
    case .second: UAMEASUNIT_DURATION_SECOND
    }
  }
}
