import Foundation

/// Views that are pushed one over another; a widget may not hold them. An app that runs shows them below their title.
public struct NavigationStack<Data, Root: View>: ProhibitedView {
  package let inApp: AppPart?

  private init(_ root: Root) {
    inApp = AppPart { TitledScreen(root: root) }
  }

  /// A stack whose path is a collection of values.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
  {
    self.init(root())
  }
}

extension NavigationStack where Data == NavigationPath {
  /// A stack that keeps its path.
  public init(@ViewBuilder root: () -> Root) {
    self.init(root())
  }

  /// A stack whose path holds values of any type.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(root())
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
