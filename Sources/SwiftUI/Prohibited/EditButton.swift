import Foundation

/// A button that lets rows be edited; a widget may not hold it.
public struct EditButton: ProhibitedView {
  /// The button.
  public init() {}
}
