/// Gathers the previews that stand in the views of a `PreviewProvider`, while these are lowered.
@MainActor
package final class PreviewSink {
  package private(set) var found: [(name: String?, content: any Preview.Content)] = []

  package init() {}

  package func add(_ content: any Preview.Content, name: String?) { found.append((name, content)) }
}

private struct PreviewSinkKey: EnvironmentKey {
  static var defaultValue: PreviewSink? { nil }
}

private struct PreviewNameKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

extension EnvironmentValues {
  /// Who gathers previews; nobody, as a rule.
  package var previewSink: PreviewSink? {
    get { self[PreviewSinkKey.self] }
    set { self[PreviewSinkKey.self] = newValue }
  }

  /// What the preview at this place is called.
  package var previewName: String? {
    get { self[PreviewNameKey.self] }
    set { self[PreviewNameKey.self] = newValue }
  }
}
