import ActivityKit
import StageLink
import SwiftUI
import WidgetKit

extension Catalog {
  /// The activities and previews of a loaded library, or of the program itself.
  ///
  /// Asks for the states of every preview, which is where user code first runs.
  @MainActor
  package init(_ found: ActivityCatalog) async {
    await self.init(found, first: nil)
  }

  /// The same, and before it content that was given.
  ///
  /// - Parameters:
  ///   - given: Content to show first, as a preview of the chosen activity; its name is "File".
  ///   - choice: Which activity it belongs to; the first if nothing is said.
  /// - Throws: `GivenContentError` if the activity cannot read it.
  @MainActor
  package init(
    _ found: ActivityCatalog, given: GivenContent, for choice: Choice = .first
  ) async throws(GivenContentError) {
    await self.init(found, first: try Self.preview(of: given, for: choice, among: found.entries))
  }

  @MainActor
  private init(_ found: ActivityCatalog, first shown: GivenPreview?) async {
    var activities: [CatalogActivity] = []
    for (index, entry) in found.entries.enumerated() {
      var previews: [CatalogPreview] = []
      var made: ActivityPresenter?
      if let shown, shown.entry == index {
        let presenter = await ActivityPresenter(entry.configuration, shown.preview)
        made = presenter
        previews.append(
          CatalogPreview(
            name: Self.givenName, kind: .activity(shown.preview.viewKind.surface), presenter))
      }
      for preview in entry.previews {
        let presenter = await ActivityPresenter(entry.configuration, preview.preview)
        guard !presenter.states.isEmpty else { continue }
        made = made ?? presenter
        previews.append(
          CatalogPreview(
            name: preview.name ?? "Preview \(previews.count + 1)",
            kind: .activity(preview.preview.viewKind.surface), presenter))
      }
      guard !previews.isEmpty || !entry.previews.isEmpty else { continue }
      let configuration = entry.configuration
      let first = made
      let facts = ActivityFacts(
        attributesType: configuration.name, widget: configuration.widgetName,
        supportsSmallFamily: configuration.supportsSmallFamily, sample: configuration.encodedSample,
        expandedRegions: { first?.expandedRegions() ?? [] })
      activities.append(
        CatalogActivity(name: configuration.shortName, previews: previews, facts: facts))
    }
    activities += Self.views(found)
    self.init(activities: activities)
    notices = shown?.notices ?? []
    let configurations = found.entries.map(\.configuration)
    self.configurations = configurations
    attributesTypes = configurations.map(\.attributesType)
    present = { ActivityPresenter.presenter(of: $0, among: configurations) }
  }

  /// The previews of views alone, those of one file together.
  @MainActor
  private static func views(_ found: ActivityCatalog) -> [CatalogActivity] {
    var activities: [CatalogActivity] = []
    for (preview, view) in found.views {
      let file = preview.fileID.split(separator: "/").last.map(String.init) ?? preview.fileID
      let name = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
      if activities.last?.name != name { activities.append(CatalogActivity(name: name, previews: [])) }
      let last = activities.count - 1
      activities[last].previews.append(
        CatalogPreview(
          name: preview.name ?? "Preview \(activities[last].previews.count + 1)", kind: .view,
          stateCount: 1
        ) { presentation, _, setting in
          guard presentation == .view else { return nil }
          // The preview's own closure may ask UIKit too.
          setting.becomeInterface()
          return PresentedContent(AnyView(view.view()), setting, metrics: .cells.typeScale(setting.typeScale))
        })
    }
    return activities
  }
}

extension CatalogPreview {
  /// A preview of an activity.
  @MainActor
  init(name: String, kind: Kind, _ presenter: ActivityPresenter) {
    self.init(
      name: name, kind: kind, stateCount: presenter.states.count, encode: presenter.encoded,
      present: presenter.content)
    request = presenter.request
  }
}

extension ActivityPreviewViewKind {
  /// The surface that a preview of this kind begins on.
  var surface: Surface {
    switch self {
    case .content: .lockScreen
    case .dynamicIsland(.compact): .compact
    case .dynamicIsland(.minimal): .minimal
    case .dynamicIsland(.expanded): .expanded
    }
  }
}

extension AnyActivityConfiguration {
  /// The name of the attributes without the suffix that nearly all of them have.
  package var shortName: String {
    AttributesName.short(name)
  }
}
