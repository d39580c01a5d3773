import StageLink

extension Session {
  /// What is shown, by name: what one build hands to the next.
  public struct Place: Hashable, Sendable, Codable {
    public var activity: String
    public var preview: String
    /// Which of the activity's previews, for two of the same name.
    public var previewIndex: Int
    public var state: Int
    public var surface: Surface
    public var surfaceBefore: Surface?
    public var isLight: Bool
    public var theme: String
    public var device: String
    public var isStale: Bool
    public var isRightToLeft: Bool
  }

  /// The place that is shown; `nil` in an empty catalog.
  public var place: Place? {
    guard let activity, let preview else { return nil }
    return Place(
      activity: activity.name, preview: preview.name, previewIndex: previewIndex, state: stateIndex,
      surface: surface, surfaceBefore: surfaceBefore, isLight: appearance == .light, theme: theme.id,
      device: device.id, isStale: isStale, isRightToLeft: isRightToLeft)
  }

  /// Goes back to a place, as near as the catalog still has it.
  public mutating func restore(_ place: Place) {
    appearance = place.isLight ? .light : .dark
    isStale = place.isStale
    isRightToLeft = place.isRightToLeft
    if let theme = themes.first(where: { $0.id == place.theme }) { self.theme = theme }
    if let device = devices.first(where: { $0.id == place.device }) { self.device = device }
    guard let activity = catalog.activities.firstIndex(where: { $0.name == place.activity }) else { return }
    let previews = catalog.activities[activity].previews
    let sameName = previews.indices.filter { previews[$0].name == place.preview }
    let preview = sameName.contains(place.previewIndex) ? place.previewIndex : sameName.first
    guard let preview = preview ?? (previews.indices.contains(place.previewIndex) ? place.previewIndex : nil)
    else {
      select(activity: activity, preview: 0)
      return
    }
    select(activity: activity, preview: preview, state: place.state)
    if case .activity = previews[preview].kind {
      surface = place.surface
      surfaceBefore = place.surfaceBefore
    }
  }

  /// Shows the same place of other previews: those of a new build.
  public mutating func replaceCatalog(by catalog: Catalog) {
    let place = place
    self.catalog = catalog
    selectFirst()
    if let place { restore(place) }
  }
}
