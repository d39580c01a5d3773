import BoxLayout
import Foundation

/// Something that opens a URL when it is tapped.
///
/// A title of its own is shown in the tint; a label that is built keeps its colours.
public struct Link<Label: View>: PrimitiveView {
  let destination: URL
  let label: Slot
  let isTinted: Bool

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = Slot(label())
    isTinted = false
  }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let destination = view.destination
    let start = lowering.roots.count
    let configuration = PrimitiveButtonStyleConfiguration(
      role: nil, label: .init(slot: view.label), kind: .link(destination), action: {})
    let title = lowering.collectTitle {
      $0.lower(ButtonChrome(configuration: configuration, look: view.isTinted ? .tinted : .plain))
    }
    let number = lowering.add(
      Control(kind: .link(destination), title: title, isEnabled: lowering.environment.isEnabled))
    for index in start..<lowering.roots.count {
      lowering.roots[index] = lowering.tree.region(lowering.roots[index], number)
    }
  }
}

extension Link where Label == Text {
  private init(title: Text, destination: URL) {
    self.destination = destination
    label = Slot(title)
    isTinted = true
  }

  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(title: Text(titleKey), destination: destination)
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(title: Text(titleResource), destination: destination)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(title: Text(title), destination: destination)
  }
}
