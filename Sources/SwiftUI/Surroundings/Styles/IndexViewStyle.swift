/// How the dots that tell the page look.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

/// The dots of pages.
public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether something lies behind the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let number: Int

    public static let automatic = BackgroundDisplayMode(number: 0)
    public static let interactive = BackgroundDisplayMode(number: 1)
    public static let always = BackgroundDisplayMode(number: 2)
    public static let never = BackgroundDisplayMode(number: 3)
  }

  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  nonisolated public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

nonisolated extension View {
  /// Accepted; a presentation holds no pages.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}
