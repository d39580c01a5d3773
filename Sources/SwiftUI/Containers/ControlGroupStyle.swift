/// What a group of controls looks like.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View

  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ControlGroupStyleConfiguration
}

/// The parts of a group of controls.
public struct ControlGroupStyleConfiguration {
  public struct Content: StylePart {
    let slot: Slot
  }

  public let content: Content
}

/// Controls side by side.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

/// Controls side by side, as a navigation bar has them.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

nonisolated extension View {
  /// Sets what groups of controls in this view look like.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    styled(S.self) { (configuration: ControlGroupStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}
