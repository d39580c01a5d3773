import SwiftUI

/// A configuration of which something is set.
@MainActor @preconcurrency
struct ModifiedConfiguration<Content: WidgetConfiguration>: WidgetConfiguration {
  let content: Content
  let modify: (inout WidgetTraits) -> Void

  var body: Never { fatalError("a modified configuration is resolved, not asked for its body") }
}

extension ModifiedConfiguration: ResolvableConfiguration {
  func resolve(of widget: String, into resolved: inout ResolvedWidgets) {
    // What is inside comes first, so that the outermost of several modifiers counts.
    var inner = ResolvedWidgets()
    inner.add(content, of: widget)
    for index in inner.activities.indices { modify(&inner.activities[index].traits) }
    for index in inner.ordinary.indices { modify(&inner.ordinary[index].traits) }
    resolved.activities += inner.activities
    resolved.ordinary += inner.ordinary
  }
}

extension WidgetConfiguration {
  func modified(_ modify: @escaping (inout WidgetTraits) -> Void) -> ModifiedConfiguration<Self> {
    ModifiedConfiguration(content: self, modify: modify)
  }
}
