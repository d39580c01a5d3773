import Foundation

/// What rows and sections say for the list around them; a presentation is no list.
nonisolated extension View {
  /// Accepted; a presentation is no list.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }

  /// Accepted; a presentation is no list.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Accepted; a presentation is no list.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  /// Accepted; a presentation is no list.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Accepted; a presentation is no list.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Accepted; a presentation is no list.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }

  /// Accepted; a presentation is no list.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }

  /// Accepted; a presentation is no list.
  public func listItemTint(_ tint: ListItemTint?) -> some View { self }

  /// Accepted; a presentation is no list.
  public func listItemTint(_ tint: Color?) -> some View { self }

  /// Accepted; a presentation is no list.
  public func headerProminence(_ prominence: Prominence) -> some View { self }

  /// Accepted; a presentation is no list.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

  /// Accepted; a presentation is no list.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  /// Accepted; a presentation is no list.
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// Accepted; a presentation is no list.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Accepted; a presentation is no list.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// Accepted; a presentation is no table.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}

/// The room between the sections of a list.
public struct ListSectionSpacing: Sendable {
  private let length: CGFloat?

  public static let `default` = ListSectionSpacing(length: nil)
  public static let compact = ListSectionSpacing(length: 0)

  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

/// The tint of an item of a list.
public struct ListItemTint: Sendable {
  private let color: Color?

  public static let monochrome = ListItemTint(color: nil)

  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
}

/// How much a header stands out.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  private let number: Int

  public static let decreased = BadgeProminence(number: 0)
  public static let standard = BadgeProminence(number: 1)
  public static let increased = BadgeProminence(number: 2)
}
