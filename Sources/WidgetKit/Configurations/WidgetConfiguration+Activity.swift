import SwiftUI

extension WidgetConfiguration {
  /// Says in which sizes beyond that of iPhone the activity draws itself.
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
    modified { $0.supplementalActivityFamilies = families }
  }
}
