import Foundation

/// What the modifiers of a configuration have set.
package struct WidgetTraits {
  package var displayName: String?
  package var description: String?
  package var supportedFamilies: [WidgetFamily] = WidgetFamily.allCases
  package var supplementalActivityFamilies: [ActivityFamily] = []
  package var contentMarginsDisabled = false
}
