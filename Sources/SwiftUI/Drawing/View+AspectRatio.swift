import Foundation

/// Whether something keeps inside its room or fills it.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  case fit, fill
}

nonisolated extension View {
  /// Keeps a ratio of width to height; `nil` keeps the view's own.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    let ratio = aspectRatio.flatMap { $0.isFinite && $0 > 0 ? Double($0) : nil }
    return wrapped(call: [ratio.map { CallWords.number($0) }, "contentMode: .\(contentMode)"]) {
      $0.aspectRatio($1, ratio, fill: contentMode == .fill)
    }
  }

  /// Keeps the ratio of width to height of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(
      aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Makes the view as large as fits, in its own ratio.
  public func scaledToFit() -> some View {
    wrapped(call: []) { $0.aspectRatio($1, nil, fill: false) }
  }

  /// Makes the view as small as fills its room, in its own ratio.
  public func scaledToFill() -> some View {
    wrapped(call: []) { $0.aspectRatio($1, nil, fill: true) }
  }
}
