/// What a group that opens and closes looks like.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View

  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The parts of a group that opens and closes.
public struct DisclosureGroupStyleConfiguration {
  public struct Label: StylePart {
    let slot: Slot
  }

  public struct Content: StylePart {
    let slot: Slot
  }

  public let label: Label
  public let content: Content
  private let binding: Binding<Bool>

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    binding = isExpanded
  }

  public var isExpanded: Bool {
    get { binding.wrappedValue }
    nonmutating set { binding.wrappedValue = newValue }
  }
}

/// A label with a chevron, the content below it while the group is open.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        HStack {
          configuration.label
          Spacer()
          Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.forward")
        }
      }
      .buttonStyle(.plain)
      if configuration.isExpanded { configuration.content }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

nonisolated extension View {
  /// Sets what groups that open and close in this view look like.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    styled(S.self) { (configuration: DisclosureGroupStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}
