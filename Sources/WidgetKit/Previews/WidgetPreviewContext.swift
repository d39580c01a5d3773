import SwiftUI

/// The size in which a `PreviewProvider` shows a widget.
public struct WidgetPreviewContext: PreviewContext {
  private let family: WidgetFamily

  /// Makes the context of a size.
  public init(family: WidgetFamily) { self.family = family }

  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}
