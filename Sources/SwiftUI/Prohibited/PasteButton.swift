import Foundation

/// A button that pastes; a widget may not hold it.
public struct PasteButton: ProhibitedView {
  /// A button for values of a type.
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
}
