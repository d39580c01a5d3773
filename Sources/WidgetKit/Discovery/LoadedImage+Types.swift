import ActivityKit
import SwiftUI

extension LoadedImage {
  /// The widgets of a module, bundled or not.
  package func widgets(inModule module: String? = nil) -> [any Widget.Type] {
    types(conformingTo: (any Widget).self, inModule: module).compactMap { $0 as? any Widget.Type }
  }

  /// The bundles of a module.
  package func bundles(inModule module: String? = nil) -> [any WidgetBundle.Type] {
    types(conformingTo: (any WidgetBundle).self, inModule: module)
      .compactMap { $0 as? any WidgetBundle.Type }
  }

  /// The previews of the older form, by the types that provide them.
  package func previewProviders(inModule module: String? = nil) -> [any PreviewProvider.Type] {
    types(conformingTo: (any PreviewProvider).self, inModule: module)
      .compactMap { $0 as? any PreviewProvider.Type }
  }

  /// The apps.
  package func apps() -> [any App.Type] {
    types(conformingTo: (any App).self).compactMap { $0 as? any App.Type }
  }

  /// The attributes of activities.
  package func attributes(inModule module: String? = nil) -> [any ActivityAttributes.Type] {
    types(conformingTo: (any ActivityAttributes).self, inModule: module)
      .compactMap { $0 as? any ActivityAttributes.Type }
  }
}
