import Foundation

/// Puts the values into a message. All of them are shown: what is private on a device is not on a desk,
/// except where a value is said to be sensitive or private.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  private(set) var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + 8 * interpolationCount)
  }

  public mutating func appendLiteral(_ literal: String) {
    text += literal
  }

  private mutating func append(_ value: String, _ privacy: OSLogPrivacy, _ align: OSLogStringAlignment) {
    text += align.aligned(privacy.isHidden ? "<private>" : value)
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(value(), privacy, align)
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some CustomStringConvertible, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(value().description, privacy, align)
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some FixedWidthInteger, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: value()), privacy, align)
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: value()), privacy, align)
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: Double(value())), privacy, align)
  }

  public mutating func appendInterpolation(_ value: @autoclosure () -> Bool, privacy: OSLogPrivacy = .auto) {
    append(String(value()), privacy, .none)
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> any Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(String(describing: value()), privacy, align)
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> any Error, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append("\(value())", privacy, align)
  }
}
