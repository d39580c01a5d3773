import Foundation

nonisolated extension View {
  /// Says what a view shows beside its name; words alone tell it.
  public func accessibilityValue(_ value: Text) -> some View {
    spoken { .value(value.plainText(in: $0)) }
  }

  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  @_disfavoredOverload
  public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View {
    accessibilityValue(Text(valueResource))
  }

  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Says what comes of using a view; words alone tell it.
  public func accessibilityHint(_ hint: Text) -> some View {
    spoken { .hint(hint.plainText(in: $0)) }
  }

  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  @_disfavoredOverload
  public func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View {
    accessibilityHint(Text(hintResource))
  }

  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Leaves a view out of what is said in words.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    spoken { _ in hidden ? .hidden : nil }
  }

  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    spoken { _ in hidden && isEnabled ? .hidden : nil }
  }

  /// Accepted; words tell what is there, not how it is spoken or used.
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// Makes one element of a view in words: of what is in it nothing is said, or all in one.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    spoken { _ in .element(children) }
  }

  /// Says other things in place of what is in a view.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    let children = children()
    return spoken { .children(LoweredView.spoken(children, environment: $0)) }
  }

  /// Says another view in place of this one.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    let representation = representation()
    return spoken { .replaced(LoweredView.spoken(representation, environment: $0)) }
  }

  /// Says in words that a view is a heading, selected, a button, a link or a picture; other traits are not told.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    spoken { _ in .added(traits) }
  }

  /// Says no more in words what a view is.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    spoken { _ in .removed(traits) }
  }

  /// Has words tell views with a higher priority before their neighbours.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    spoken { _ in .priority(sortPriority) }
  }

  /// Says in words that a view is a heading, of whichever level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    spoken { _ in .heading }
  }

  /// Accepted; words tell what is there, not how it is spoken or used.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Accepted; words tell what is there, not how it is spoken or used.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

  /// Accepted; words tell what is there, not how it is spoken or used.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }

  /// Accepted; words tell what is there, not how it is spoken or used.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Accepted; words tell what is there, not how it is spoken or used.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }

  /// Accepted; words tell what is there, not how it is spoken or used.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Accepted; words tell what is there, not how it is spoken or used.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// Accepted; words tell what is there, not how it is spoken or used.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Accepted; words tell what is there, not how it is spoken or used.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Accepted; words tell what is there, not how it is spoken or used.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// Accepted; words tell what is there, not how it is spoken or used.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// Accepted; words tell what is there, not how it is spoken or used.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

  /// The older name of ``accessibilityValue(_:)``.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// The older name of ``accessibilityHint(_:)``.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// The older name of ``accessibilityHidden(_:)``.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Accepted; words tell what is there, not how it is spoken or used.
  public func accessibility(identifier: String) -> some View { self }

  /// The older name of ``accessibilityAddTraits(_:)``.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// The older name of ``accessibilityRemoveTraits(_:)``.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// The older name of ``accessibilitySortPriority(_:)``.
  public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }

  /// Accepted; words tell what is there, not how it is spoken or used.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Accepted; words tell what is there, not how it is spoken or used.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Accepted; words tell what is there, not how it is spoken or used.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Accepted; words tell what is there, not how it is spoken or used.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
