// Foundation's own symbols, defined again. The dynamic linker looks into the program before it
// looks into shared libraries, so these win over Foundation's everywhere in the process, inside
// Foundation too, as long as they are exported: the linker exports what a shared library it links
// asks for, and `-export-dynamic` everything.
//
// They are static methods and not plain functions because a static getter is one, too: the
// optimizer refuses a symbol that has two types.

import Foundation

extension Locale {
  /// `Locale.current`
  @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
  public static func _processCurrent() -> Locale { ProcessLocale.current.locale }

  /// `Locale.autoupdatingCurrent`
  @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
  public static func _processAutoupdatingCurrent() -> Locale { ProcessLocale.current.locale }

  /// `Locale.preferredLanguages`
  @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
  public static func _processPreferredLanguages() -> [String] {
    [ProcessLocale.current.locale.identifier(.bcp47)]
  }
}

extension Calendar {
  /// `Calendar.current`
  @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
  public static func _processCurrent() -> Calendar { ProcessLocale.current.calendar }

  /// `Calendar.autoupdatingCurrent`
  @_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
  public static func _processAutoupdatingCurrent() -> Calendar { ProcessLocale.current.calendar }
}

extension TimeZone {
  /// `TimeZone.current`
  @_silgen_name("$s20FoundationEssentials8TimeZoneV7currentACvgZ")
  public static func _processCurrent() -> TimeZone { ProcessLocale.current.timeZone }

  /// `TimeZone.autoupdatingCurrent`
  @_silgen_name("$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ")
  public static func _processAutoupdatingCurrent() -> TimeZone { ProcessLocale.current.timeZone }

  /// The default zone that Foundation's parts share with each other.
  @_silgen_name("$s20FoundationEssentials8TimeZoneV7defaultACSgvgZ")
  public static func _processSharedDefault() -> TimeZone? { ProcessLocale.current.timeZone }

  /// The default zone behind `NSTimeZone.default`.
  @_silgen_name("$s20FoundationEssentials8TimeZoneV8_defaultACSgvgZ")
  public static func _processDefault() -> TimeZone? { ProcessLocale.current.timeZone }
}

/// The default zone of Core Foundation, which `DateFormatter` starts with. The caller owns the
/// reference, as "Copy" in the name says. Core Foundation looks into its zones without asking them,
/// so it must be one of its own making and not an `NSTimeZone` of Swift's.
@_cdecl("CFTimeZoneCopyDefault")
public func _coreFoundationTimeZoneCopyDefault() -> UnsafeMutableRawPointer? {
  let zone = ProcessLocale.current.timeZone
  let name = zone.identifier as NSString
  return withExtendedLifetime(name) {
    coreFoundationTimeZone(nil, Unmanaged.passUnretained(name).toOpaque(), 1)
      ?? coreFoundationTimeZone(nil, Double(zone.secondsFromGMT()))
  }
}

/// `CFTimeZoneCreateWithName(allocator, name, tryAbbreviation)`
@_silgen_name("CFTimeZoneCreateWithName")
private func coreFoundationTimeZone(
  _ allocator: UnsafeMutableRawPointer?, _ name: UnsafeMutableRawPointer, _ tryAbbreviation: UInt8
) -> UnsafeMutableRawPointer?

/// `CFTimeZoneCreateWithTimeIntervalFromGMT(allocator, interval)`
@_silgen_name("CFTimeZoneCreateWithTimeIntervalFromGMT")
private func coreFoundationTimeZone(
  _ allocator: UnsafeMutableRawPointer?, _ interval: Double
) -> UnsafeMutableRawPointer?
