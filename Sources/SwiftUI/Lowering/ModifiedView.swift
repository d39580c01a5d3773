import BoxLayout

/// A view with something done on the way to boxes.
///
/// Modifiers that are built in are made of this: the function lowers the content, before, after or
/// inside of what it adds.
package struct ModifiedView<Content: View>: PrimitiveView {
  let content: Content
  let modify: @MainActor (inout _Lowering, Content) -> Void

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    view.modify(&lowering, view.content)
  }
}

nonisolated extension View {
  /// Modifies by lowering: the function must lower the content it is given.
  package func modified(
    _ modify: @escaping @MainActor (inout _Lowering, Self) -> Void
  ) -> ModifiedView<Self> {
    ModifiedView(content: self, modify: modify)
  }

  /// Wraps each box of the view.
  package func wrapped(
    _ wrap: @escaping @MainActor (inout BoxTree, BoxID) -> BoxID
  ) -> ModifiedView<Self> {
    modified { lowering, content in lowering.wrap(content, wrap) }
  }

  /// Changes the environment of the view.
  package func environmentChanged(
    _ change: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) -> ModifiedView<Self> {
    modified { lowering, content in
      let saved = lowering.environment
      change(&lowering.environment)
      lowering.lower(content)
      lowering.environment = saved
    }
  }
}
