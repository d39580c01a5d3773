import Foundation

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  /// Lowers itself where the elements are only known while views become boxes.
  package var lowersItself: (@MainActor (inout _Lowering) -> Void)?
  /// What tells the view of an element from the others; `nil` for its place.
  private let identify: ((Data.Element) -> ID)?

  package init(
    elements data: Data, identify: ((Data.Element) -> ID)? = nil,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.identify = identify
    self.content = content
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public var body: Never { fatalError("ForEach lowers itself to boxes") }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    if let lower = view.lowersItself { return lower(&lowering) }
    for element in view.data {
      lowering.makeEnvironmentCurrent()
      if let identify = view.identify {
        lowering.lower(view.content(element), id: identify(element))
      } else {
        lowering.lower(view.content(element))
      }
    }
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(elements: data, identify: \.id, content: content)
  }
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, identify: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(elements: data, content: content)
  }
}

extension ForEach where Content: View {
  /// A view for each element, which gets a binding to it: `ForEach($items) { $item in ... }`.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(elements: data, identify: \.wrappedValue.id, content: content)
  }

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    self.init(elements: data, identify: { $0.wrappedValue[keyPath: id] }, content: content)
  }
}
