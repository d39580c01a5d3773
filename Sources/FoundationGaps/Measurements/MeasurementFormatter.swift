import Foundation

/// Writes measurements with their units: "3.107 mi".
///
/// The unit is the locale's for that dimension and that size of value, unless `unitOptions` say
/// otherwise. (Apple's formatter scales to the size of the value with `naturalScale` only.)
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  // As on Apple's systems a formatter may be shared, but not changed while another thread uses it.

  /// Which unit is shown.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit that the measurement has.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// The unit that suits the size of the value.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Leaves out whether a temperature is Celsius or Fahrenheit; the value is not converted.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// Which unit is shown.
  open var unitOptions: UnitOptions = []
  /// How much of the unit's name is written, at first `medium`.
  open var unitStyle: Formatter.UnitStyle = .medium
  /// The language, and whose units.
  open var locale: Locale! = .autoupdatingCurrent {
    didSet { numberFormatter.locale = locale }
  }
  /// How the number is written: at first decimal with at most three digits of fraction.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Writes a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    string(measurement.value, measurement.unit)
  }

  /// Writes the name of a unit, "km" or "kilometers".
  open func string(from unit: Unit) -> String {
    let text = text(usage: nil).text(0, unit)
    guard let zero = numberFormatter.string(from: 0), let place = text.range(of: zero) else { return text }
    return text.replacingCharacters(in: place, with: "").trimmingCharacters(in: .whitespaces)
  }

  /// Writes a measurement of a kind that Foundation has units for; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let value as Measurement<UnitLength>: string(from: value)
    case let value as Measurement<UnitMass>: string(from: value)
    case let value as Measurement<UnitSpeed>: string(from: value)
    case let value as Measurement<UnitTemperature>: string(from: value)
    case let value as Measurement<UnitDuration>: string(from: value)
    case let value as Measurement<UnitEnergy>: string(from: value)
    case let value as Measurement<UnitVolume>: string(from: value)
    case let value as Measurement<UnitArea>: string(from: value)
    case let value as Measurement<UnitPower>: string(from: value)
    case let value as Measurement<UnitPressure>: string(from: value)
    case let value as Measurement<UnitAngle>: string(from: value)
    case let value as Measurement<UnitInformationStorage>: string(from: value)
    case let value as Measurement<Dimension>: string(from: value)
    case let value as Measurement<Unit>: string(from: value)
    default: nil
    }
  }

  private func string(_ value: Double, _ unit: Unit) -> String {
    let keepsUnit = !unitOptions.isDisjoint(with: [.providedUnit, .temperatureWithoutUnit])
    return text(usage: keepsUnit ? nil : "default").text(value, unit)
  }

  private func text(usage: String?) -> MeasurementText {
    let width: MeasurementText.Width =
      switch unitStyle {
      case .short: .narrow
      case .long: .wide
      default: .abbreviated
      }
    let numbers: NumberFormatter = numberFormatter
    return MeasurementText(
      width: width, usage: usage, hidesScale: unitOptions.contains(.temperatureWithoutUnit),
      locale: locale ?? .autoupdatingCurrent,
      number: { numbers.string(from: NSNumber(value: Self.cut($0, for: numbers))) ?? "\($0)" })
  }

  /// The value with no more digits than the formatter may show: Foundation on Linux forgets the most digits of
  /// the decimal style where the least are set too.
  private static func cut(_ value: Double, for formatter: NumberFormatter) -> Double {
    guard formatter.numberStyle == .decimal, formatter.minimumFractionDigits > 0,
      (0...15).contains(formatter.maximumFractionDigits)
    else { return value }
    let scale = pow(10, Double(formatter.maximumFractionDigits))
    let cut = (value * scale).rounded(.toNearestOrEven) / scale
    return cut.isFinite ? cut : value
  }
}
