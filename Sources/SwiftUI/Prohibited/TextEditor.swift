import Foundation

/// A field for long text; a widget may not hold it.
public struct TextEditor: ProhibitedView {
  /// An editor of a text.
  public init(text: Binding<String>) {}
}
