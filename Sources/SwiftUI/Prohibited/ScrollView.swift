import Foundation

/// Content that scrolls; a widget may not hold it. In an app that runs, the screen scrolls as a whole.
public struct ScrollView<Content: View>: ProhibitedView {
  package let inApp: AppPart?

  /// Content that scrolls along axes.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    let content = content()
    inApp = AppPart { ScrolledContent(axes: axes, content: content) }
  }
}

/// Content at its ideal length along the axes that it scrolls along: down it makes the screen longer, across it is
/// cut off.
struct ScrolledContent<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  var body: some View {
    if axes.contains(.horizontal) {
      HStack { content }
        .fixedSize(horizontal: true, vertical: axes.contains(.vertical))
        .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
        .clipped()
    } else {
      VStack { content }
        .fixedSize(horizontal: false, vertical: true)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
  }
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
