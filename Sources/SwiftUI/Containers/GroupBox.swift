import BoxLayout
import Cells
import Foundation

/// Content on a surface of its own, with a label above it.
public struct GroupBox<Label: View, Content: View>: PrimitiveView {
  let label: Slot
  let content: Slot

  init(label: Slot, content: Slot) {
    self.label = label
    self.content = content
  }

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: Slot(label()), content: Slot(content()))
  }

  /// The older form, its label a value.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: Slot(label), content: Slot(content()))
  }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let configuration = GroupBoxStyleConfiguration(
      label: .init(slot: view.label), content: .init(slot: view.content))
    lowering.lower(styled: configuration) { DefaultGroupBoxStyle().makeBody(configuration: $0) }
  }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// What a group box looks like.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View

  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  typealias Configuration = GroupBoxStyleConfiguration
}

/// The parts of a group box that a style puts into place.
public struct GroupBoxStyleConfiguration {
  public struct Label: StylePart {
    let slot: Slot
  }

  public struct Content: StylePart {
    let slot: Slot
  }

  public let label: Label
  public let content: Content
}

/// A rounded surface in the fill colour, its label in bold.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding()
    .background(.fill, in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

nonisolated extension View {
  /// Sets what group boxes in this view look like.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    styled(S.self) { (configuration: GroupBoxStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}
