import Cells

/// A base16 or base24 scheme: colours by number, as terminals and editors share them.
///
/// The numbers mean what the two styling guides of https://github.com/tinted-theming/home say: 0 to 7 run from
/// the ground to the strongest text, 8 to 15 are hues from red to brown, 16 and 17 (base24) darker grounds, 18 to 23
/// brighter hues.
package struct ColourScheme: Hashable, Sendable {
  package enum System: String, Hashable, Sendable, CaseIterable {
    case base16, base24

    var count: Int { self == .base16 ? 16 : 24 }
  }

  /// `nil` where the file gives none.
  package var name: String?
  package var author: String?
  package var system: System
  /// Whether its text is lighter than its ground.
  package var isDark: Bool
  /// 16 or 24 opaque ones, by their numbers.
  package var colours: [RGBA]

  /// A colour by its number.
  package subscript(_ number: Int) -> RGBA { colours[number] }

  /// The key of a colour, such as `base0A`.
  static func key(_ number: Int) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return "base" + (digits.count == 1 ? "0" : "") + digits
  }
}
