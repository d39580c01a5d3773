import SwiftUI

/// The background of an activity on the Lock Screen, if a view has set one: `.some(nil)` is the system's.
package struct ActivityBackgroundTintKey: PreferenceKey {
  package static var defaultValue: Color?? { .none }

  package static func reduce(value: inout Color??, nextValue: () -> Color??) {
    value = nextValue() ?? value
  }
}

/// The colour of the system's buttons beside an activity, if a view has set one.
package struct ActivitySystemActionForegroundKey: PreferenceKey {
  package static var defaultValue: Color?? { .none }

  package static func reduce(value: inout Color??, nextValue: () -> Color??) {
    value = nextValue() ?? value
  }
}

nonisolated extension View {
  /// Colours the background of the activity on the Lock Screen; with `nil` it is the system's.
  public func activityBackgroundTint(_ color: Color?) -> some View {
    telling(ActivityBackgroundTintKey.self, .some(color)) { [CallWords.colour(color, in: $0)] }
  }

  /// Colours the text of the buttons that the system shows beside the activity.
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    telling(ActivitySystemActionForegroundKey.self, .some(color)) { [CallWords.colour(color, in: $0)] }
  }
}
