import ActivityKit
import BoxLayout
import SwiftUI

/// Everything in a loaded image that can be shown: its activities with their previews, and the previews
/// of views.
@MainActor
package struct ActivityCatalog {
  /// One activity, and how it is previewed.
  package struct Entry {
    package let configuration: AnyActivityConfiguration
    /// At least one, unless a sample was needed and was not wanted or could not be made.
    package let previews: [ActivityEntryPreview]
    /// Why there is no sample.
    package let problem: String?
  }

  /// A preview of an activity.
  package struct ActivityEntryPreview {
    package let name: String?
    /// The module and file, or `nil` for a sample.
    package let fileID: String?
    /// From 1; 0 if it is not known.
    package let line: Int
    package let preview: ActivityPreview
    /// Whether it is made up, as the activity has no preview of its own.
    package let isSample: Bool
  }

  package let entries: [Entry]
  /// Previews of views alone, by file and line.
  package let views: [(preview: Preview, view: ViewPreview)]
  /// Widgets that are no activities. They are listed, but not drawn.
  package let ordinary: [ResolvedWidgets.Ordinary]

  /// Looks through an image. Bodies of widgets and of preview providers are asked for, states are not.
  ///
  /// - Parameters:
  ///   - module: Only types and previews of this module.
  ///   - makesSamples: Whether an activity without a preview of its own gets one that is made up.
  package init(_ image: LoadedImage, module: String? = nil, makesSamples: Bool = true) {
    let previews = image.previews()
    self.init(
      bundles: image.bundles(inModule: module), widgets: image.widgets(inModule: module),
      providers: image.previewProviders(inModule: module),
      previews: module.map { name in previews.filter { $0.module == name } } ?? previews,
      makesSamples: makesSamples)
  }

  init(
    bundles: [any WidgetBundle.Type], widgets: [any Widget.Type],
    providers: [any PreviewProvider.Type], previews: [Preview], makesSamples: Bool = true
  ) {
    var configurations: [AnyActivityConfiguration] = []
    var ordinary: [ResolvedWidgets.Ordinary] = []
    func add(_ found: ResolvedWidgets) {
      for activity in found.activities
      where !configurations.contains(where: { $0.attributesType == activity.attributesType }) {
        configurations.append(activity)
      }
      for widget in found.ordinary where !ordinary.contains(where: { $0.kind == widget.kind }) {
        ordinary.append(widget)
      }
    }
    // A bundle says in which order they are; widgets that are in no bundle come after.
    for bundle in bundles { add(Self.resolve(bundle)) }
    for widget in widgets { add(Self.resolve(widget)) }
    self.ordinary = ordinary

    let all = previews + providers.flatMap { Self.previews(of: $0) }
    views = all.compactMap { preview in
      (preview.content as? ViewPreview).map { (preview, $0) }
    }
    for preview in all {
      guard let content = preview.content as? ActivityPreview,
        let own = content.configuration(among: configurations),
        !configurations.contains(where: { $0.attributesType == own.attributesType })
      else { continue }
      configurations.append(own)
    }
    entries = configurations.map { Self.entry($0, all, makesSample: makesSamples) }
  }

  private static func resolve<Bundle: WidgetBundle>(_ type: Bundle.Type) -> ResolvedWidgets {
    ResolvedWidgets(bundle: type.init())
  }

  private static func resolve<Content: Widget>(_ type: Content.Type) -> ResolvedWidgets {
    ResolvedWidgets(type.init())
  }

  private static func entry(
    _ configuration: AnyActivityConfiguration, _ previews: [Preview], makesSample: Bool
  ) -> Entry {
    let own: [ActivityEntryPreview] = previews.compactMap { preview in
      guard let content = preview.content as? ActivityPreview,
        type(of: content.attributes) == configuration.attributesType
      else { return nil }
      return ActivityEntryPreview(
        name: preview.name, fileID: preview.fileID, line: preview.line, preview: content, isSample: false)
    }
    guard own.isEmpty, makesSample else {
      return Entry(configuration: configuration, previews: own, problem: nil)
    }
    do {
      let (attributes, state) = try configuration.sample()
      let preview = try configuration.preview(
        attributes: attributes, contentState: state, withVariants: true)
      let sample = ActivityEntryPreview(
        name: "Sample", fileID: nil, line: 0, preview: preview, isSample: true)
      return Entry(configuration: configuration, previews: [sample], problem: nil)
    } catch {
      return Entry(configuration: configuration, previews: [], problem: "\(error)")
    }
  }

  /// The previews among the views of a provider: activities, each by itself, and then all that leaves
  /// boxes together.
  private static func previews<Provider: PreviewProvider>(of provider: Provider.Type) -> [Preview] {
    let sink = PreviewSink()
    var environment = EnvironmentValues()
    environment.previewSink = sink
    var lowering = _Lowering(metrics: .cells, environment: environment)
    lowering.lower(provider.previews)
    let name = String(reflecting: provider).replacing(".", with: "/")
    var previews = sink.found.map {
      Preview(name: $0.name, fileID: name, line: 0, content: $0.content)
    }
    if !lowering.roots.isEmpty || previews.isEmpty {
      let view = ViewPreview(traits: []) { provider.previews }
      previews.append(Preview(name: String(describing: provider), fileID: name, line: 0, content: view))
    }
    return previews
  }
}

extension AnyActivityConfiguration {
  /// A preview of one state that is given as JSON.
  ///
  /// - Parameter withVariants: whether a state of the system's own is followed by what else it can be.
  /// - Throws: `DecodingError`, which says by its path what does not go with the types.
  package func preview(
    attributes: Data, contentState: Data, viewKind: ActivityPreviewViewKind = .content,
    withVariants: Bool = false
  ) throws -> ActivityPreview {
    func read<Attributes: ActivityAttributes>(_ type: Attributes.Type) throws -> ActivityPreview {
      let state = try ActivityCoding.decode(Attributes.ContentState.self, from: contentState)
      func variants<State: SampleVariants>(_ state: State) -> [Attributes.ContentState] {
        state.sampleVariants.compactMap { $0 as? Attributes.ContentState }
      }
      let others = withVariants ? (state as? any SampleVariants).map { variants($0) } ?? [] : []
      return ActivityPreview(
        viewKind: viewKind, attributes: try ActivityCoding.decode(Attributes.self, from: attributes)
      ) { [state] + others }
    }
    return try read(attributesType)
  }
}
