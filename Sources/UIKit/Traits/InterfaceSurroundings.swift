import Foundation

/// What the shared objects of UIKit answer: set by whoever draws.
package enum InterfaceSurroundings {
  /// Unchecked: set and read while views are drawn, on the main actor; static initialisers of a user's
  /// own run there as well.
  nonisolated(unsafe) package static var traits = UITraitCollection()

  /// The screen in points.
  ///
  /// Unchecked: as above.
  nonisolated(unsafe) package static var screen = CGSize(width: 393, height: 852)
}
