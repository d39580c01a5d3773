/// What a button looks like and when it acts.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View

  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The parts of a button that a style puts into place.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button says.
  public struct Label: PrimitiveView {
    let slot: Slot

    public static func _lower(_ view: Self, into lowering: inout _Lowering) {
      lowering.row(view.slot.lower)
    }
  }

  public let role: ButtonRole?
  public let label: Label
  let kind: Control.Kind
  let action: @MainActor () -> Void

  /// Acts as a tap on the button does.
  @MainActor @preconcurrency
  public func trigger() { action() }
}

nonisolated extension View {
  /// Sets what buttons in this view look like and when they act.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    styled(S.self) { (configuration: PrimitiveButtonStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}
