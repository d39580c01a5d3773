/// What an app is woken for. Nothing here wakes one.
public struct BackgroundTask<Request, Response>: Sendable {
  private let name: String
}

extension BackgroundTask where Request == Void, Response == Void {
  /// To load what it shows.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(name: identifier)
  }

  /// By what it has loaded.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(name: identifier)
  }
}

extension BackgroundTask where Request == String, Response == Void {
  /// By what it has loaded.
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask(name: "urlSession") }

  /// By what it has loaded.
  public static func urlSession(
    matching condition: @Sendable @escaping (String) -> Bool
  ) -> BackgroundTask<String, Void> {
    BackgroundTask(name: "urlSession")
  }
}

nonisolated extension Scene {
  /// Accepted; no app runs.
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene {
    self
  }
}

extension WidgetConfiguration {
  /// Accepted; nothing wakes an extension.
  public nonisolated func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some WidgetConfiguration {
    self
  }
}
