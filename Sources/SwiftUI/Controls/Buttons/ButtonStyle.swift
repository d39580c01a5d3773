/// What a button looks like; the system adds the tap.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View

  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ButtonStyleConfiguration
}

/// The parts of a button that a style puts into place.
public struct ButtonStyleConfiguration {
  /// What the button says.
  public struct Label: PrimitiveView {
    let slot: Slot

    public static func _lower(_ view: Self, into lowering: inout _Lowering) {
      lowering.row(view.slot.lower)
    }
  }

  public let role: ButtonRole?
  public let label: Label
  /// Whether a finger is on the button; a frame shows buttons at rest.
  public let isPressed = false
}

nonisolated extension View {
  /// Sets what buttons in this view look like.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    styled(S.self) { (configuration: PrimitiveButtonStyleConfiguration) in
      style.makeBody(
        configuration: ButtonStyleConfiguration(
          role: configuration.role, label: .init(slot: configuration.label.slot)))
    }
  }
}
