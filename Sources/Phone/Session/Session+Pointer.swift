import Cells
import StageLink

extension Session {
  /// Does what a pointer did: a tap goes to the control or the presentation below it; the island expands
  /// when it is held, and collapses when one taps beside it; a dot of a state shows that state, and so does
  /// what stands beside the phone.
  public mutating func handle(_ pointer: Pointer) -> [Effect] {
    if case .sheet(let sheet, let row) = overlay {
      message = nil
      return handleInSheet(pointer, sheet, row: row)
    }
    if isInApp, overlay == nil, pointer.action == .scrollUp || pointer.action == .scrollDown {
      app?.scroll(by: pointer.action == .scrollUp ? -Self.wheelRows : Self.wheelRows)
      return []
    }
    guard pointer.action == .click || pointer.action == .hold else { return [] }
    message = nil
    if case .inspector = overlay { return inspect(at: pointer.place) }
    if overlay != nil {
      uncover()
      return []
    }
    if let state = targets.dots.firstIndex(where: { $0.contains(pointer.place) }) {
      return go(to: state)
    }
    if let (state, _) = targets.states.first(where: { $0.rect.contains(pointer.place) }) {
      return go(to: state)
    }
    if let (surface, _) = targets.surfaces.first(where: { $0.rect.contains(pointer.place) }) {
      leaveApp(for: surface)
      surfaceBefore = nil
      surfaceWanted = nil
      return []
    }
    if isInApp { return tap(at: pointer.place) ?? [] }
    let isOnIsland = targets.island.contains { $0.contains(pointer.place) }
    if pointer.action == .hold, isOnIsland, surface.isCollapsedIsland { return toggleExpanded() }
    // On a Mac the item opens and closes what is below it, and a click beside both closes it.
    if surface == .mac, !surfaces.isEmpty, targets.phone.contains(pointer.place),
      targets.island.first?.contains(pointer.place) == true || isTapped && !isOnIsland
    {
      return toggleExpanded()
    }
    if let effects = tap(at: pointer.place) { return effects }
    if !isOnIsland && surface == .expanded && targets.phone.contains(pointer.place) {
      return toggleExpanded()
    }
    return []
  }

  /// How far a notch of the wheel scrolls an app.
  private static let wheelRows = 3
}
