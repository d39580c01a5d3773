import Foundation

/// A label and, at the other end of the line, a value.
public struct LabeledContent<Label, Content> {
  let label: Slot
  let content: Slot
}

extension LabeledContent: View where Label: View, Content: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: Slot(label()), content: Slot(content()))
  }

  public var body: Never { fatalError("LabeledContent lowers itself to boxes") }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let configuration = LabeledContentStyleConfiguration(
      label: .init(slot: view.label), content: .init(slot: view.content))
    lowering.lower(styled: configuration) { AutomaticLabeledContentStyle().makeBody(configuration: $0) }
  }
}

extension LabeledContent where Label == Text, Content: View {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

/// What labelled content looks like.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View

  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  typealias Configuration = LabeledContentStyleConfiguration
}

/// The parts of labelled content that a style puts into place.
public struct LabeledContentStyleConfiguration {
  public struct Label: StylePart {
    let slot: Slot
  }

  public struct Content: StylePart {
    let slot: Slot
  }

  public let label: Label
  public let content: Content
}

/// The label at the leading and the content at the trailing side.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      configuration.content.foregroundStyle(.secondary)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

nonisolated extension View {
  /// Sets what labelled content in this view looks like.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    styled(S.self) { (configuration: LabeledContentStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}
