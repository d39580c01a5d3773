import AppIntents
import SwiftUI

/// A control that people cannot configure. It compiles, and is not drawn.
@MainActor @preconcurrency
public struct StaticControlConfiguration: ControlWidgetConfiguration {
  /// Makes a control.
  public init<Template: ControlWidgetTemplate>(kind: String, content: @escaping () -> Template) {}

  /// Makes a control out of a value that a provider knows.
  public init<Provider: ControlValueProvider, Template: ControlWidgetTemplate>(
    kind: String, provider: Provider, content: @escaping (Provider.Value) -> Template
  ) {}

  public var body: Never { fatalError("a configuration of a control is made of nothing else") }
}

/// A control that people configure with the parameters of an intent. It compiles, and is not drawn.
@MainActor @preconcurrency
public struct AppIntentControlConfiguration: ControlWidgetConfiguration {
  /// Makes a control out of its configuration.
  public init<Intent: ControlConfigurationIntent, Template: ControlWidgetTemplate>(
    kind: String, intent: Intent.Type = Intent.self, content: @escaping (Intent) -> Template
  ) {}

  /// Makes a control out of a value that a provider knows.
  public init<Provider: AppIntentControlValueProvider, Template: ControlWidgetTemplate>(
    kind: String, provider: Provider, content: @escaping (Provider.Value) -> Template
  ) {}

  public var body: Never { fatalError("a configuration of a control is made of nothing else") }
}

extension ControlWidgetConfiguration {
  /// Accepted; controls are not drawn.
  public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration {
    self
  }

  /// Accepted; controls are not drawn.
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
    self
  }

  /// Accepted; controls are not drawn.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }

  /// Accepted; there is no server that could send anything.
  public func pushHandler<Handler: ControlPushHandler>(
    _ pushHandler: Handler.Type
  ) -> some ControlWidgetConfiguration {
    self
  }
}

nonisolated extension View {
  /// Accepted; controls are not drawn.
  public func controlWidgetActionHint(_ hint: Text) -> some View { self }

  /// Accepted; controls are not drawn.
  public func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View { self }

  /// Accepted; controls are not drawn.
  @_disfavoredOverload
  public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View { self }

  /// Accepted; controls are not drawn.
  @_disfavoredOverload
  public func controlWidgetActionHint<Hint: StringProtocol>(_ hint: Hint) -> some View { self }

  /// Accepted; controls are not drawn.
  public func controlWidgetStatus(_ status: Text) -> some View { self }

  /// Accepted; controls are not drawn.
  public func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View { self }

  /// Accepted; controls are not drawn.
  @_disfavoredOverload
  public func controlWidgetStatus(_ status: LocalizedStringResource) -> some View { self }

  /// Accepted; controls are not drawn.
  @_disfavoredOverload
  public func controlWidgetStatus<Status: StringProtocol>(_ status: Status) -> some View { self }
}
