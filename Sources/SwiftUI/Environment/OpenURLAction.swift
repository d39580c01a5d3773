import Foundation

/// Opens an address. From a presentation only links and the widget's own address lead anywhere, so what is
/// opened by hand is not.
public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Sendable {
    let isAccepted: Bool

    public static let handled = Result(isAccepted: true)
    public static let discarded = Result(isAccepted: false)
    public static let systemAction = Result(isAccepted: false)

    public static func systemAction(_ url: URL) -> Result { .systemAction }
  }

  private let handler: (URL) -> Result

  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL) {
    _ = handler(url)
  }

  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).isAccepted)
  }
}

extension EnvironmentValues {
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
}
