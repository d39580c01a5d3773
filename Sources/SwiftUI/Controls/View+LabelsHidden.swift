nonisolated extension View {
  /// Leaves out the labels of toggles and progress views in this view; the values they show stay.
  public func labelsHidden() -> some View {
    environmentChanged { $0.fields.labelsHidden = true }
  }
}

extension EnvironmentValues {
  var labelsHidden: Bool { fields.labelsHidden }
}
