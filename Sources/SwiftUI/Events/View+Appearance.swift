import Foundation

nonisolated extension View {
  /// Accepted; a frame does not appear, it is drawn.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Accepted; a frame does not disappear.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Accepted; a presentation runs no tasks, as the system allows it none.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { self }

  /// Accepted; a presentation runs no tasks, as the system allows it none.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { self }

  /// Accepted; every frame is drawn anew, so nothing changes in one.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View { self }

  /// Accepted; every frame is drawn anew, so nothing changes in one.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { self }

  /// Accepted; every frame is drawn anew, so nothing changes in one.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }

  /// Accepted; sizes do not change inside of a frame.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View { self }

  /// Accepted; sizes do not change inside of a frame.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { self }

  /// Accepted; the app is opened by the phone.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}
