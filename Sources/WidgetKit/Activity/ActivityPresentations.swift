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
  package var lockScreen: AnyView { makeLockScreen() }
  /// The Dynamic Island with its presentations.
  package var island: DynamicIsland { makeIsland() }

  // Made when they are asked for: what one of them does wrong is not the other's affair.
  private let makeLockScreen: () -> AnyView
  private let makeIsland: () -> DynamicIsland

  init(lockScreen: @escaping () -> AnyView, island: @escaping () -> DynamicIsland) {
    makeLockScreen = lockScreen
    makeIsland = island
  }
}
