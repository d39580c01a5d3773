import Foundation

/// A picture from the network; a widget may not load one, and its placeholder is all that could be shown.
public struct AsyncImage<Content: View>: ProhibitedView {
  private init() {}

  /// A picture made into a view by its phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {}
}

extension AsyncImage where Content == Image {
  /// A picture as it is.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init()
  }
}

extension AsyncImage {
  /// A picture made into a view, with a view until it is there.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _AsyncImageContent<I, P> {
    self.init()
  }
}

/// The picture or what stands for it, as the type of a picture from the network.
public struct _AsyncImageContent<Picture: View, Placeholder: View>: ProhibitedView {}

/// How far a picture from the network is.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  /// The picture, once it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why there is no picture.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
