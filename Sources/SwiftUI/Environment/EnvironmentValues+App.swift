import Foundation

/// What an app's screens can do to themselves; a presentation can do nothing of it.
extension EnvironmentValues {
  public var isSearching: Bool { false }

  public var isFocused: Bool { false }

  public var refresh: RefreshAction? { nil }

  /// The older way to close what is shown.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

  public var dismissSearch: DismissSearchAction { DismissSearchAction() }

  public var editMode: Binding<EditMode>? { nil }
}

/// Whether what is shown was presented.
public struct PresentationMode {
  public let isPresented = false

  /// Does nothing: there is nothing to close.
  public mutating func dismiss() {}
}

/// Loads what a list shows anew.
@MainActor @preconcurrency
public struct RefreshAction {
  nonisolated init() {}

  public func callAsFunction() async {}
}

/// Ends a search; in a presentation it does nothing.
@MainActor @preconcurrency
public struct DismissSearchAction {
  nonisolated init() {}

  public func callAsFunction() {}
}

/// Whether the content of a list is being changed.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  public var isEditing: Bool { self != .inactive }
}
