nonisolated extension View {
  /// Names the preview.
  public func previewDisplayName(_ value: String?) -> some View {
    environmentChanged { $0.previewName = value }
  }

  /// Accepted; a view by itself is always as large as it wants to be.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Accepted; the device is chosen on the phone.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Accepted; how the device is held is chosen on the phone.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }

  /// Accepted; what a widget is shown in is chosen on the phone.
  public func previewContext<Context: PreviewContext>(_ value: Context) -> some View { self }
}
