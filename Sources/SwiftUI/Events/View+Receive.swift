import Combine

nonisolated extension View {
  /// Accepted; a presentation hears nothing while it is on the screen.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never { self }
}
