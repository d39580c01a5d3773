import Foundation
import FoundationGaps
import SwiftUI

/// Texts are written as themselves, not as how they are looked up, and colours as `#RRGGBBAA`: a content file can be
/// read and written by hand.
extension KeyedDecodingContainer {
  func text(_ key: Key) throws -> LocalizedStringResource {
    LocalizedStringResource(stringLiteral: try decode(String.self, forKey: key))
  }

  func color(_ key: Key) throws -> Color {
    let text = try decode(String.self, forKey: key)
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    let whole = digits.count == 6 ? digits + "FF" : digits
    guard whole.count == 8, let bytes = UInt32(whole, radix: 16) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "\"\(text)\" is no colour; write #RRGGBB or #RRGGBBAA")
    }
    func part(_ shift: UInt32) -> Double { Double(bytes >> shift & 0xff) / 255 }
    return Color(red: part(24), green: part(16), blue: part(8), opacity: part(0))
  }

  /// A value that may be missing or null. Unlike `decodeIfPresent` it asks for the value first, so that one that is made
  /// up for want of an example is there.
  func value<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value? {
    guard contains(key) else { return nil }
    do {
      return try decode(type, forKey: key)
    } catch {
      guard try decodeNil(forKey: key) else { throw error }
      return nil
    }
  }
}

extension KeyedEncodingContainer {
  mutating func encode(_ text: LocalizedStringResource, _ key: Key) throws {
    try encode(String(localized: text), forKey: key)
  }

  /// Colours that depend on their surroundings are those of dark ones.
  mutating func encode(_ color: Color, _ key: Key) throws {
    var surroundings = EnvironmentValues()
    surroundings.colorScheme = .dark
    try encode(color.resolve(in: surroundings).description, forKey: key)
  }
}
