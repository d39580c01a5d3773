import Foundation
import SwiftUI

/// What a tap on the presentation opens, if a view has set it.
package struct WidgetURLKey: PreferenceKey {
  package static var defaultValue: URL? { nil }

  package static func reduce(value: inout URL?, nextValue: () -> URL?) { value = nextValue() ?? value }
}

nonisolated extension View {
  /// Sets what a tap on the presentation opens. Of several in one presentation the outermost counts.
  public func widgetURL(_ url: URL?) -> some View {
    telling(WidgetURLKey.self, url) { _ in [url.map { "\"\($0.absoluteString)\"" } ?? "nil"] }
  }
}
