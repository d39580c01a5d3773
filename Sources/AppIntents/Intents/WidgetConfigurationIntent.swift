/// An intent whose parameters are the settings of a widget. It has nothing to do by itself.
public protocol WidgetConfigurationIntent: SystemIntent {}

extension WidgetConfigurationIntent {
  /// Does nothing: a widget reads the parameters.
  public func perform() async throws -> some IntentResult { .result() }
}
