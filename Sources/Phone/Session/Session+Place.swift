import StageLink

extension Session {
  /// What is shown: what one stage hands to the next. `nil` in an empty catalog.
  public var place: StagePlace? {
    guard let activity, let preview else { return nil }
    var place = StagePlace(
      activity: activity.name, activityIndex: activityIndex, preview: preview.name,
      previewIndex: previewIndex, state: stateIndex, stateCount: preview.stateCount, surface: surface,
      surfaceBefore: surfaceBefore, focus: focus, appearance: appearance, theme: theme.id, device: device.id,
      screens: chosenScreens.values.map(\.id).sorted(), isStale: isStale, isRightToLeft: isRightToLeft,
      isLargeType: isLargeType, others: others, isTapped: isTapped, overlay: overlay)
    (place.textSize, place.contrast) = (textSize, contrast)
    (place.isPseudolocalized, place.isLandscape) = (isPseudolocalized, isLandscape)
    place.marksChanges = marksChanges
    place.clock = clockPlace
    place.showsTrace = showsTrace
    place.isInApp = isInApp
    place.running = life.entries.map(\.running)
    place.live = isLive ? life.chosenID : nil
    return place
  }

  /// Leaves out what would be drawn here until a key leads somewhere else: it cannot be drawn.
  public mutating func hold() {
    heldPlace = place
  }

  /// Whether what would be drawn here is left out.
  var isHeld: Bool {
    guard let heldPlace, let place else { return false }
    return place.showsSame(as: heldPlace)
  }

  /// Goes to a place, as near as the catalog has it: by name, else by number, else the first there is.
  public mutating func restore(_ place: StagePlace) {
    appearance = place.appearance
    overlay = place.overlay
    showsTrace = place.showsTrace
    isStale = place.isStale
    isRightToLeft = place.isRightToLeft
    others = place.others
    isLargeType = place.isLargeType
    (textSize, contrast) = (place.textSize, place.contrast)
    (isPseudolocalized, isLandscape) = (place.isPseudolocalized, place.isLandscape)
    marksChanges = place.marksChanges
    if let theme = themes.first(where: { $0.id == place.theme }) { self.theme = theme }
    if let device = devices.first(where: { $0.id == place.device }) { show(device) }
    for screen in companions where place.screens.contains(screen.id) { chosenScreens[screen.kind] = screen }
    guard let activity = index(of: place.activity, place.activityIndex, in: catalog.activities.map(\.name))
    else { return }
    let previews = catalog.activities[activity].previews
    guard let preview = index(of: place.preview, place.previewIndex, in: previews.map(\.name)) else { return }
    select(activity: activity, preview: preview, state: place.state)
    if case .activity = previews[preview].kind, surfaces.contains(place.surface) {
      surface = place.surface
      surfaceBefore = place.surfaceBefore
      isTapped = place.isTapped
      focus = place.focus
    }
  }

  /// Where a name stands: of several the one with the number, of none the one with the number.
  private func index(of name: String, _ number: Int, in names: [String]) -> Int? {
    let same = names.indices.filter { names[$0] == name }
    if same.contains(number) { return number }
    return same.first ?? (names.indices.contains(number) ? number : names.indices.first)
  }
}
