import Foundation

nonisolated extension View {
  /// Accepted; a frame is not spoken.
  public func accessibilityValue(_ value: Text) -> some View { self }

  /// Accepted; a frame is not spoken.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

  /// Accepted; a frame is not spoken.
  @_disfavoredOverload
  public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View { self }

  /// Accepted; a frame is not spoken.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }

  /// Accepted; a frame is not spoken.
  public func accessibilityHint(_ hint: Text) -> some View { self }

  /// Accepted; a frame is not spoken.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  /// Accepted; a frame is not spoken.
  @_disfavoredOverload
  public func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View { self }

  /// Accepted; a frame is not spoken.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

  /// Accepted; a frame is not spoken.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Accepted; a frame is not spoken.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { self }

  /// Accepted; a frame is not spoken.
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// Accepted; a frame is not spoken.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }

  /// Accepted; a frame is not spoken.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }

  /// Accepted; a frame is not spoken.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { self }

  /// Accepted; a frame is not spoken.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Accepted; a frame is not spoken.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Accepted; a frame is not spoken.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Accepted; a frame is not spoken.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }

  /// Accepted; a frame is not spoken.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Accepted; a frame is not spoken.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

  /// Accepted; a frame is not spoken.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }

  /// Accepted; a frame is not spoken.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Accepted; a frame is not spoken.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }

  /// Accepted; a frame is not spoken.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Accepted; a frame is not spoken.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// Accepted; a frame is not spoken.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Accepted; a frame is not spoken.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Accepted; a frame is not spoken.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// Accepted; a frame is not spoken.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// Accepted; a frame is not spoken.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

  /// Accepted; a frame is not spoken.
  public func accessibility(value: Text) -> some View { self }

  /// Accepted; a frame is not spoken.
  public func accessibility(hint: Text) -> some View { self }

  /// Accepted; a frame is not spoken.
  public func accessibility(hidden: Bool) -> some View { self }

  /// Accepted; a frame is not spoken.
  public func accessibility(identifier: String) -> some View { self }

  /// Accepted; a frame is not spoken.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }

  /// Accepted; a frame is not spoken.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }

  /// Accepted; a frame is not spoken.
  public func accessibility(sortPriority: Double) -> some View { self }

  /// Accepted; a frame is not spoken.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Accepted; a frame is not spoken.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Accepted; a frame is not spoken.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Accepted; a frame is not spoken.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
