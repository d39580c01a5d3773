import AppIntents
import SwiftUI

/// A widget that people configure with the parameters of an intent.
@MainActor @preconcurrency
public struct AppIntentConfiguration: WidgetConfiguration {
  private let kind: String

  /// Makes a widget out of what a provider knows.
  public init<Intent: WidgetConfigurationIntent, Provider: AppIntentTimelineProvider, Content: View>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.kind = kind
  }

  public var body: Never { fatalError("a configuration of a widget is made of nothing else") }
}

extension AppIntentConfiguration: ResolvableConfiguration {
  func resolve(of widget: String, into resolved: inout ResolvedWidgets) {
    resolved.ordinary.append(.init(widgetName: widget, kind: kind))
  }
}
