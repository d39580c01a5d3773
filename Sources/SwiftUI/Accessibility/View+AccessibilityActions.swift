import Foundation

/// What somebody is told who cannot see a frame.
nonisolated extension View {
  /// Accepted; words tell what is there, not how it is spoken or used.
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> V
  ) -> some View { self }

  /// Accepted; words tell what is there, not how it is spoken or used.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }

  /// Accepted; words tell what is there, not how it is spoken or used.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Accepted; words tell what is there, not how it is spoken or used.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

  /// Accepted; words tell what is there, not how it is spoken or used.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }

  /// Says more of a view in words, by a name.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> some View {
    spoken { environment in
      value.map { .detail("\(key.label.plainText(in: environment)): \($0.plainText(in: environment))") }
    }
  }

  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(AccessibilityCustomContentKey(labelKey), value, importance: importance)
  }

  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(labelKey), Text(valueKey), importance: importance)
  }

  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(AccessibilityCustomContentKey(labelKey), Text(value), importance: importance)
  }

  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }

  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(label, id: ""), value, importance: importance)
  }

  /// Accepted; words tell what is there, not how it is spoken or used.
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

  /// Accepted; words tell what is there, not how it is spoken or used.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Accepted; words tell what is there, not how it is spoken or used.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }

  /// Accepted; words tell what is there, not how it is spoken or used.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  /// Accepted; words tell what is there, not how it is spoken or used.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }

  /// Accepted; words tell what is there, not how it is spoken or used.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }

  /// Accepted; words tell what is there, not how it is spoken or used.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// Accepted; words tell what is there, not how it is spoken or used.
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}

/// One of two views that name and hold something.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}

/// What touches a view takes for itself while a screen is spoken.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

/// A request to look closer.
public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Hashable, Sendable {
    case zoomIn, zoomOut
  }

  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}

/// More that is said about a view.
public enum AXCustomContent {
  public enum Importance: UInt, Hashable, Sendable {
    case `default`, high
  }
}
