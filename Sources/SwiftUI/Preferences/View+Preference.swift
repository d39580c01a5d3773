import BoxLayout

nonisolated extension View {
  /// Sets a preference for the views around this one.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    telling(key, value) { _ in ["key: \(CallWords.type(K.self))", "value: \(value)"] }
  }

  /// Sets a preference on behalf of a modifier, which an inspector names.
  ///
  /// - Parameter arguments: What the modifier was called with.
  package func telling<K: PreferenceKey>(
    _ key: K.Type, _ value: K.Value, named name: ModifierName = #function,
    call arguments: @escaping (EnvironmentValues) -> [String?]
  ) -> ModifiedView<Self> {
    modified(named: name) { lowering, content in
      lowering.recordCall(arguments(lowering.environment))
      lowering.lower(content)
      lowering.preferences.combine(key, value)
    }
  }

  /// Changes what the views in this one told.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modified { lowering, content in
      var told = lowering.told(by: content)
      callback(&told[key])
      lowering.preferences.merge(told)
    }
  }

  /// Acts on what the views in this one told, once for each time that the view is drawn.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modified { lowering, content in
      let told = lowering.told(by: content)
      action(told[key])
      lowering.preferences.merge(told)
    }
  }

  /// Lays a view over this one, made of what the views in this one told.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    layered(key, alignment, isOver: true, transform)
  }

  /// Lays a view behind this one, made of what the views in this one told.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    layered(key, alignment, isOver: false, transform)
  }

  private func layered<K: PreferenceKey, V: View>(
    _ key: K.Type, _ alignment: Alignment, isOver: Bool, _ transform: @escaping (K.Value) -> V,
    name: ModifierName = #function
  ) -> ModifiedView<Self> {
    modified(named: name) { lowering, content in
      let alignment = lowering.alignment(alignment)
      let start = lowering.roots.count
      let told = lowering.told(by: content)
      lowering.preferences.merge(told)
      for index in start..<lowering.roots.count {
        let layer = lowering.single(transform(told[key]), alignment: alignment)
        lowering.roots[index] = lowering.tree.layer(
          lowering.roots[index], layer, alignment: alignment, isOver: isOver)
      }
    }
  }
}

extension _Lowering {
  /// Lowers a view and answers what it told, which is not passed on.
  @MainActor
  mutating func told<V: View>(by view: V) -> PreferenceValues {
    let outer = preferences
    preferences = PreferenceValues()
    lower(view)
    let own = preferences
    preferences = outer
    return own
  }
}
