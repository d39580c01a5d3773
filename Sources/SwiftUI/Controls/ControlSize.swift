/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge

  /// What a bordered button keeps around its label, in points: iOS's buttons are 28, 34 and 50 high.
  var buttonPadding: EdgeInsets {
    switch self {
    case .mini, .small: EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
    case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large, .extraLarge: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
}

nonisolated extension View {
  /// Sets the size of controls in this view.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environmentChanged { $0.fields.controlSize = controlSize }
  }

  /// Sets the size of controls in this view to the nearest in a range.
  public func controlSize<T: RangeExpression<ControlSize>>(_ range: T) -> some View {
    environmentChanged { environment in
      let sizes = ControlSize.allCases.filter { range.contains($0) }
      guard let smallest = sizes.first, let largest = sizes.last else { return }
      environment.fields.controlSize = min(largest, max(smallest, environment.fields.controlSize))
    }
  }

  /// Says whether controls in this view can be used; an outer `false` stays.
  public func disabled(_ disabled: Bool) -> some View {
    modified { lowering, content in
      lowering.recordCall(["\(disabled)"])
      lowering.with({ $0.fields.isEnabled = $0.fields.isEnabled && !disabled }) { $0.lower(content) }
    }
  }
}

extension ControlSize: Comparable {
  public static func < (first: ControlSize, second: ControlSize) -> Bool {
    allCases.firstIndex(of: first)! < allCases.firstIndex(of: second)!
  }
}

extension EnvironmentValues {
  public var controlSize: ControlSize {
    get { fields.controlSize }
    set { fields.controlSize = newValue }
  }
}
