/// A type that shows views, in the form that is older than `#Preview`.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of `previews`.
  associatedtype Previews: View

  /// What is shown: each view by itself.
  @ViewBuilder static var previews: Previews { get }
  /// Where it is shown.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// What a preview can be shown on.
public enum PreviewPlatform: Hashable, Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
}
