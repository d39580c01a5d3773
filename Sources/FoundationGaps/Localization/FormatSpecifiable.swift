import Foundation

/// A number that may stand in a localized text without a format.
public protocol _FormatSpecifiable: Equatable {
  /// What `String(format:)` takes for it.
  associatedtype _Arg: CVarArg

  /// The value as `String(format:)` takes it.
  var _arg: _Arg { get }

  /// Where it stands in a format: `%lld`.
  var _specifier: String { get }
}

extension _FormatSpecifiable {
  /// The value as localized texts keep it.
  package var localizedValue: LocalizedValue {
    switch _arg {
    case let number as any UnsignedInteger: .unsigned(UInt64(clamping: number))
    case let number as any SignedInteger: .integer(Int64(clamping: number))
    case let number as Double: .double(number)
    case let number as Float: .double(Double(number))
    case let number as CGFloat: .double(Double(number))
    default: .string("\(_arg)")
    }
  }
}

extension Int: _FormatSpecifiable {
  public var _arg: Int64 { Int64(self) }
  public var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
  public var _arg: Int32 { self }
  public var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
  public var _arg: Int64 { self }
  public var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
  public var _arg: UInt64 { UInt64(self) }
  public var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
  public var _arg: UInt32 { self }
  public var _specifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
  public var _arg: UInt64 { self }
  public var _specifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
  public var _arg: Float { self }
  public var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
  public var _arg: Double { self }
  public var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
  public var _arg: CGFloat { self }
  public var _specifier: String { "%lf" }
}
