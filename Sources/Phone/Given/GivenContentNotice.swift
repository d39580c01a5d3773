import Foundation

/// What a reader should know of content that can be read.
struct GivenContentNotice: Hashable {
  enum Cause: Hashable {
    /// A key that the type does not ask for.
    case unused
    /// A date that was counted otherwise than `JSONDecoder` counts; the number that was meant, and the date
    /// that the one that is there means.
    case date(meant: Double, read: Date)
  }

  var cause: Cause
  /// Where, and what.
  var error: GivenContentError
}
