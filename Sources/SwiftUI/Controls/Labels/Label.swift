import BoxLayout
import Foundation

/// A title with an icon before it.
public struct Label<Title: View, Icon: View>: PrimitiveView {
  let title: Slot
  let icon: Slot

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = Slot(title())
    self.icon = Slot(icon())
  }

  init(title: Slot, icon: Slot) {
    self.title = title
    self.icon = icon
  }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let configuration = LabelStyleConfiguration(
      title: .init(slot: view.title), icon: .init(slot: view.icon))
    let start = lowering.roots.count
    lowering.lower(styled: configuration) { TitleAndIconLabelStyle().makeBody(configuration: $0) }
    guard lowering.isSpoken else { return }
    // Whatever the style shows of it, it goes by its title.
    let title = LoweredView.spoken(SlotView(slot: view.title), environment: lowering.environment)
    if !title.isEmpty { lowering.noteOnce(.replaced(title), from: start) }
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(name) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// A label like the one that a style is asked to show.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title.slot, icon: configuration.icon.slot)
  }
}
