import Foundation

/// Views that are pushed one over another; a widget may not hold them.
public struct NavigationStack<Data, Root: View>: ProhibitedView {
  private init() {}

  /// A stack whose path is a collection of values.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
  {}
}

extension NavigationStack where Data == NavigationPath {
  /// A stack that keeps its path.
  public init(@ViewBuilder root: () -> Root) {
    self.init()
  }

  /// A stack whose path holds values of any type.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init()
  }
}

/// The values of a stack's path.
public struct NavigationPath: Equatable {
  private var values: [AnyHashable] = []

  /// A path without values.
  public init() {}

  /// A path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many values there are.
  public var count: Int { values.count }

  /// Whether there is no value.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a value at the end.
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Removes values at the end.
  ///
  /// - Parameter k: How many; there must be so many.
  public mutating func removeLast(_ k: Int = 1) {
    values.removeLast(k)
  }
}
