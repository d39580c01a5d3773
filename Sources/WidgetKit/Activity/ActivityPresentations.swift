import Foundation
import SwiftUI

/// Everything that an activity shows in one of its states, ready to be lowered to boxes.
///
/// Tint, URL and the colour of the system's buttons come out of lowering, as preferences:
/// ``ActivityBackgroundTintKey``, ``WidgetURLKey``, ``ActivitySystemActionForegroundKey``.
@MainActor
package struct ActivityPresentations {
  /// The Lock Screen and the banner. With `activityFamily` small in the environment, the small family too
  /// if the activity supports it.
  package let lockScreen: AnyView
  /// The Dynamic Island with its presentations.
  package let island: DynamicIsland
}
