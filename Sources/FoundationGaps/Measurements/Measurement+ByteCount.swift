import Foundation

extension Measurement where UnitType == UnitInformationStorage {
  /// Writes an amount of data in the unit that suits it, "3 kB".
  public struct ByteCountFormatStyle: Foundation.FormatStyle, Sendable {
    /// Whether a kilobyte is 1000 bytes or 1024.
    public var style: Foundation.ByteCountFormatStyle.Style
    /// The units that may be used.
    public var allowedUnits: Foundation.ByteCountFormatStyle.Units
    /// Whether nothing is written as a word.
    public var spellsOutZero: Bool
    /// Whether the number of bytes follows.
    public var includesActualByteCount: Bool
    /// The language.
    public var locale: Locale

    public func format(_ value: Measurement) -> String {
      Foundation.ByteCountFormatStyle(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount, locale: locale
      ).format(Int64(clamping: Self.bytes(value)))
    }

    /// The same in another language.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    private static func bytes(_ value: Measurement) -> Int {
      let bytes = value.converted(to: .bytes).value
      return bytes.isFinite ? Int(max(-9e18, min(9e18, bytes.rounded()))) : 0
    }
  }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.ByteCountFormatStyle {
  /// An amount of data in the unit that suits it, "3 kB".
  public static func byteCount(
    style: Foundation.ByteCountFormatStyle.Style, allowedUnits: Foundation.ByteCountFormatStyle.Units = .all,
    spellsOutZero: Bool = true, includesActualByteCount: Bool = false
  ) -> Self {
    Self(
      style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount, locale: .autoupdatingCurrent)
  }
}
