/// What a toggle looks like.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View

  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ToggleStyleConfiguration
}

/// The parts of a toggle that a style puts into place.
public struct ToggleStyleConfiguration {
  public struct Label: PrimitiveView {
    let slot: Slot

    public static func _lower(_ view: Self, into lowering: inout _Lowering) {
      lowering.row(view.slot.lower)
    }
  }

  public let label: Label
  @Binding public var isOn: Bool
  /// Whether some of several values are on.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

nonisolated extension View {
  /// Sets what toggles in this view look like.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    styled(S.self) { (configuration: ToggleStyleConfiguration) in style.makeBody(configuration: configuration)
    }
  }
}

/// The standard style: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// The label and a switch at the other end of the line.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  public init() {
    tint = nil
  }

  public init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: tint)
  }
}

/// A switch, with its label at the other end of the line unless labels are hidden.
private struct SwitchRow: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?
  @Environment(\.labelsHidden) private var labelsHidden

  var body: some View {
    HStack {
      if !labelsHidden {
        configuration.label
        Spacer()
      }
      SwitchView(isOn: configuration.isOn, tint: tint)
    }
  }
}

/// A button that is prominent while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ButtonChrome(
      configuration: PrimitiveButtonStyleConfiguration(
        role: nil, label: .init(slot: configuration.label.slot), kind: .button, action: {}),
      look: configuration.isOn ? .surface(isProminent: true) : .tinted)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
