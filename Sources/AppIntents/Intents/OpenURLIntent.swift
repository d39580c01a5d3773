import Foundation

/// An intent that opens an address; here nothing is opened.
public struct OpenURLIntent: SystemIntent {
  public static let title: LocalizedStringResource = "Open URL"

  @Parameter(title: "URL") public var url: URL

  public init() {}

  public init(_ url: URL) {
    self.url = url
  }

  public func perform() async throws -> some IntentResult { .result() }
}
