import Foundation

nonisolated extension View {
  /// Shows the first phase; nothing moves in a frame.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    first(of: phases, content)
  }

  /// Shows the first phase; nothing moves in a frame.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    first(of: phases, content)
  }

  @ViewBuilder
  private func first<Phase, V: View>(
    of phases: some Sequence<Phase>, _ content: (PlaceholderContentView<Self>, Phase) -> V
  ) -> some View {
    if let phase = phases.first(where: { _ in true }) {
      content(PlaceholderContentView { $0.lower(self) }, phase)
    } else {
      self
    }
  }

  /// Shows the initial value; nothing moves in a frame.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    content(PlaceholderContentView { $0.lower(self) }, initialValue)
  }

  /// Shows the initial value; nothing moves in a frame.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    content(PlaceholderContentView { $0.lower(self) }, initialValue)
  }
}

/// A view that goes through phases; a frame shows the first.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phase: Phase?
  private let content: (Phase) -> Content

  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    phase = phases.first { _ in true }
    self.content = content
  }

  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content, animation: animation)
  }

  public var body: some View {
    if let phase { content(phase) }
  }
}

/// A view that follows keyframes; a frame shows the initial value.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  private let initialValue: Value
  private let content: (Value) -> Content

  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
  }

  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
  }

  public var body: some View { content(initialValue) }
}
