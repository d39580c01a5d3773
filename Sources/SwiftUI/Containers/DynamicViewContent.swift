import Foundation

/// Views that are made of a collection, as `ForEach` makes them.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection

  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Accepted; a presentation is no list.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }

  /// Accepted; a presentation is no list.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    self
  }
}
