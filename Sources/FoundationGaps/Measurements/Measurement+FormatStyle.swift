import Foundation

extension Measurement where UnitType: Dimension {
  /// Writes a measurement with its unit, "3.1 mi".
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of the unit's name is written.
    public struct UnitWidth: Codable, Hashable, Sendable {
      enum Name: String, Codable { case wide, abbreviated, narrow }

      var name: Name

      /// "3.1 miles"
      public static var wide: Self { Self(name: .wide) }
      /// "3.1 mi"
      public static var abbreviated: Self { Self(name: .abbreviated) }
      /// "3.1mi"
      public static var narrow: Self { Self(name: .narrow) }
    }

    /// How much of the unit's name is written.
    public var width: UnitWidth
    /// Whether a temperature is written without its scale.
    public var hidesScaleName: Bool
    /// The language, and whose units.
    public var locale: Locale
    /// What the measurement is of.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the number is written; nil leaves that to the usage.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// For every dimension but temperature.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.hidesScaleName = false
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// Writes a measurement, converted to the unit that the locale uses for the usage.
    public func format(_ value: Measurement) -> String {
      let width: MeasurementText.Width =
        switch width.name {
        case .wide: .wide
        case .abbreviated: .abbreviated
        case .narrow: .narrow
        }
      let style = numberFormatStyle?.locale(locale)
      return MeasurementText(
        width: width, usage: usage?.name, hidesScale: hidesScaleName, locale: locale,
        number: style.map { style in { style.format($0) } }
      ).text(value.value, value.unit)
    }

    /// The same in another language.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// The measurement in the locale's usual unit, "3.1 mi".
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// The measurement in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement {
    style.format(self)
  }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// For temperatures, whose scale may be left out.
  public init(
    width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    self.hidesScaleName = hidesScaleName
  }
}

extension FormatStyle {
  /// A measurement in the unit that the locale uses for the usage.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// A temperature in the unit that the locale uses for the usage.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}
