import BoxLayout

/// A view with something done on the way to boxes.
///
/// Modifiers that are built in are made of this: the function lowers the content, before, after or
/// inside of what it adds.
package struct ModifiedView<Content: View>: PrimitiveView {
  let content: Content
  let name: ModifierName
  let modify: @MainActor (inout _Lowering, Content) -> Void

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    if let record = lowering.record { record.modify(view.name.text, content: Content.self) }
    view.modify(&lowering, view.content)
  }
}

nonisolated extension View {
  /// Modifies by lowering: the function must lower the content it is given.
  ///
  /// - Parameter name: What an inspector calls it: the public function that this is called in.
  package func modified(
    named name: ModifierName = #function,
    _ modify: @escaping @MainActor (inout _Lowering, Self) -> Void
  ) -> ModifiedView<Self> {
    ModifiedView(content: self, name: name, modify: modify)
  }

  /// Wraps each box of the view.
  package func wrapped(
    named name: ModifierName = #function,
    _ wrap: @escaping @MainActor (inout BoxTree, BoxID) -> BoxID
  ) -> ModifiedView<Self> {
    modified(named: name) { lowering, content in lowering.wrap(content, wrap) }
  }

  /// The same, and tells an inspector what the modifier was called with.
  package func wrapped(
    named name: ModifierName = #function, call arguments: @autoclosure @escaping () -> [String?],
    _ wrap: @escaping @MainActor (inout BoxTree, BoxID) -> BoxID
  ) -> ModifiedView<Self> {
    modified(named: name) { lowering, content in
      lowering.recordCall(arguments())
      lowering.wrap(content, wrap)
    }
  }

  /// Changes the environment of the view.
  package func environmentChanged(
    named name: ModifierName = #function,
    _ change: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) -> ModifiedView<Self> {
    modified(named: name) { lowering, content in
      let saved = lowering.environment
      change(&lowering.environment)
      // The boxes that are made from here on run as the environment says.
      lowering.tree.isRightToLeft = lowering.environment.layoutDirection == .rightToLeft
      lowering.lower(content)
      lowering.environment = saved
      lowering.tree.isRightToLeft = saved.layoutDirection == .rightToLeft
    }
  }
}
