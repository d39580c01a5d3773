import SwiftUI

/// A preview of a widget that is no Live Activity. It is listed, but not drawn.
@MainActor
package struct WidgetPreview: Preview.Content {
  package let family: WidgetFamily
  package let widget: @MainActor () -> any Widget
}
