import Foundation

/// Content that scrolls; a widget may not hold it.
public struct ScrollView<Content: View>: ProhibitedView {
  /// Content that scrolls along axes.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {}
}

/// A view that scrolls the content it makes by code: the scroll views in it are what a widget may not hold.
public struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content

  /// Makes content with a proxy to scroll it by.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public var body: some View { content(ScrollViewProxy()) }
}

/// Scrolls the scroll views of a reader.
public struct ScrollViewProxy {
  /// Accepted; nothing scrolls in a frame.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
