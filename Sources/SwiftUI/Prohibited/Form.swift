import Foundation

/// Controls for settings; a widget may not hold them. An app that runs shows them in groups of rows.
public struct Form<Content: View>: ProhibitedView {
  package let inApp: AppPart?

  /// A form of controls.
  public init(@ViewBuilder content: () -> Content) {
    let content = content()
    inApp = AppPart { RowGroups(content: content) }
  }
}
