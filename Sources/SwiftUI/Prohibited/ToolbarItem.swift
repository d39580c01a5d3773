import Foundation

/// What stands in a toolbar; a widget has none.
@MainActor @preconcurrency
public protocol ToolbarContent {}

/// Where an item stands in a toolbar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let number: Int

  public static let automatic = ToolbarItemPlacement(number: 0)
  public static let principal = ToolbarItemPlacement(number: 1)
  public static let primaryAction = ToolbarItemPlacement(number: 2)
  public static let confirmationAction = ToolbarItemPlacement(number: 3)
  public static let cancellationAction = ToolbarItemPlacement(number: 4)
  public static let destructiveAction = ToolbarItemPlacement(number: 5)
  public static let navigation = ToolbarItemPlacement(number: 6)
  public static let topBarLeading = ToolbarItemPlacement(number: 7)
  public static let topBarTrailing = ToolbarItemPlacement(number: 8)
  public static let navigationBarLeading = ToolbarItemPlacement(number: 9)
  public static let navigationBarTrailing = ToolbarItemPlacement(number: 10)
  public static let bottomBar = ToolbarItemPlacement(number: 11)
  public static let keyboard = ToolbarItemPlacement(number: 12)
}

/// A view in a toolbar.
public struct ToolbarItem<Content: View>: ToolbarContent {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

/// Views in a toolbar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

/// Lists what stands in a toolbar.
@MainActor @preconcurrency
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarGroup { _ToolbarGroup() }

  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarGroup {
    _ToolbarGroup()
  }

  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarGroup {
    _ToolbarGroup()
  }

  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarGroup {
    _ToolbarGroup()
  }
}

/// Several items of a toolbar.
public struct _ToolbarGroup: ToolbarContent {}
