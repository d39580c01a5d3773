import Cells
import StageLink

extension Session {
  /// Does what a key says.
  public mutating func handle(_ key: Key) -> [Effect] {
    message = nil
    switch overlay {
    case .search(let text, let choice): return handleInSearch(key, text: text, choice: choice)
    case .help: return handleInHelp(key)
    case .settings(let choice): return handleInSettings(key, choice: choice)
    case .inspector(let path): return handleInInspector(key, path: path)
    case .sheet(let sheet, let row): return handleInSheet(key, sheet, row: row)
    case nil: return handleOnPhone(key)
    }
  }

  /// Takes text that was pasted: a name to look for, and nothing else.
  public mutating func handle(pasted text: String) -> [Effect] {
    guard case .search(let typed, _) = overlay else { return [.bell] }
    var result = typed
    for character in text where TextWidth.columns(of: character) > 0 && result.count < 60 {
      result.append(character)
    }
    overlay = .search(text: result, choice: 0)
    return []
  }

  private mutating func handleOnPhone(_ key: Key) -> [Effect] {
    if let effects = handleLive(key) { return effects }
    switch key {
    case .left: return moveState(by: -1)
    case .right: return moveState(by: 1)
    case .up: return movePreview(by: -1)
    case .down: return movePreview(by: 1)
    case .tab: return moveSurface(by: 1)
    case .backTab: return moveSurface(by: -1)
    case .enter: return tapFocused()
    case .escape:
      if focus != nil {
        focus = nil
        return []
      }
      if surface.opensByTap, isTapped { return toggleExpanded() }
      guard surface == .expanded, surfaceBefore != nil else { return [] }
      return toggleExpanded()
    case .character(let character): return handle(character)
    default: return []
    }
  }

  mutating func handle(_ character: Character) -> [Effect] {
    switch character {
    case "[": return moveActivity(by: -1)
    case "]": return moveActivity(by: 1)
    case "1"..."9": return showSurface(number: character.wholeNumberValue!)
    case " ": return toggleExpanded()
    case "l": return toggleLock()
    case "n": return changeOthers()
    case "a": appearance = appearance.toggled
    case "t": theme = Self.next(after: theme, in: themes)
    case "d": showNextDevice()
    case "r": isRightToLeft.toggle()
    case "x": isStale.toggle()
    case "z": isLargeType.toggle()
    case "s": openSheet(.surfaces)
    case "v": openSheet(.variants)
    case "c": return [.notes]
    case "+": return [.clock(.forward)]
    case "-": return [.clock(.back)]
    case ".": return [.clock(.toggle)]
    case ">": return [.clock(.nextEvent)]
    case "y": showsTrace.toggle()
    case "u": return toggleAuthentication()
    case ",": cover(with: .settings(choice: 0))
    case "e", "E": return export(isPicture: character == "E")
    case "i": return openInspector()
    case "/": cover(with: .search(text: "", choice: 0))
    case "?": cover(with: .help)
    case "f": return moveFocus(by: 1)
    case "F": return moveFocus(by: -1)
    case "q": return [.quit]
    default: return []
    }
    return []
  }

  /// The phone looks whether it knows who holds it, or stops knowing.
  private mutating func toggleAuthentication() -> [Effect] {
    isAuthenticated.toggle()
    message = isAuthenticated ? "Face ID knows you: controls act" : "locked: controls are dead until u"
    return []
  }

  /// Lays something over the phone, and over the inspector, which is there again when it goes.
  mutating func cover(with next: StageOverlay) {
    overlayBelow = overlay
    overlay = next
  }

  /// Takes away what lies over the phone.
  mutating func uncover() {
    overlay = overlayBelow
    overlayBelow = nil
  }

  // MARK: Selection

  mutating func moveState(by step: Int) -> [Effect] {
    guard let preview, (0..<preview.stateCount).contains(stateIndex + step) else { return [.bell] }
    stateIndex += step
    return []
  }

  /// Goes through the previews of all activities.
  private mutating func movePreview(by step: Int) -> [Effect] {
    var activity = activityIndex
    var preview = previewIndex + step
    while catalog.activities.indices.contains(activity) {
      if catalog.activities[activity].previews.indices.contains(preview) {
        select(activity: activity, preview: preview)
        return []
      }
      activity += step
      guard catalog.activities.indices.contains(activity) else { break }
      preview = step > 0 ? 0 : catalog.activities[activity].previews.count - 1
    }
    return [.bell]
  }

  private mutating func moveActivity(by step: Int) -> [Effect] {
    var activity = activityIndex + step
    while catalog.activities.indices.contains(activity) {
      if !catalog.activities[activity].previews.isEmpty {
        select(activity: activity, preview: 0)
        return []
      }
      activity += step
    }
    return [.bell]
  }

  // MARK: Surfaces

  /// The surfaces that `tab` goes through; none for an ordinary view.
  var surfaces: [Surface] {
    guard case .activity = preview?.kind else { return [] }
    return device.surfaces
  }

  mutating func moveSurface(by step: Int) -> [Effect] {
    let surfaces = surfaces
    guard let index = surfaces.firstIndex(of: surface) else { return [.bell] }
    return show(surfaces[(index + step + surfaces.count) % surfaces.count])
  }

  private mutating func showSurface(number: Int) -> [Effect] {
    guard surfaces.indices.contains(number - 1) else { return [.bell] }
    return show(surfaces[number - 1])
  }

  private mutating func show(_ surface: Surface) -> [Effect] {
    leaveApp(for: surface)
    isLockedApp = false
    surfaceWanted = nil
    surfaceBefore = nil
    isTapped = false
    focus = nil
    return []
  }

  mutating func toggleExpanded() -> [Effect] {
    if surface.opensByTap, !surfaces.isEmpty {
      isTapped.toggle()
      focus = nil
      return []
    }
    guard surfaces.contains(.expanded) else { return [.bell] }
    surfaceWanted = nil
    if surface.isCollapsedIsland {
      surfaceBefore = surface
      surface = .expanded
    } else if surface == .expanded {
      let left = isLive ? life.entry(on: .expanded) : nil
      defer { focus = nil }
      surface = surfaceBefore.flatMap { $0.isCollapsedIsland ? $0 : nil } ?? .compact
      surfaceBefore = nil
      if let left { return [.life(LifeStep(action: .collapse(left.record.id)))] }
    } else {
      return [.bell]
    }
    return []
  }

  /// Lets other apps' activities come and go: on the Lock Screen one and another one, in a Mac's menu bar one, and in
  /// the island one, which the activity shares it with.
  private mutating func changeOthers() -> [Effect] {
    guard !surfaces.isEmpty else { return [.bell] }
    switch surface {
    case .lockScreen, .alwaysOn, .iPad: others = (others + 1) % (PresentationSetting.mostOthers + 1)
    case .compact: return show(.minimal)
    case .minimal: return show(.minimalDetached)
    case .minimalDetached: return show(.compact)
    case .mac: others = others == 0 ? 1 : 0
    case .banner, .expanded, .standby, .standbyNight, .watch, .carPlay: return [.bell]
    }
    return []
  }

  mutating func toggleLock() -> [Effect] {
    // An iPad has nothing else.
    guard surfaces.count > 1 else { return [.bell] }
    surfaceWanted = nil
    if surface == .lockScreen, isLockedApp {
      enterApp()
    } else if isInApp {
      leaveApp(for: .lockScreen)
      isLockedApp = true
      surfaceBefore = nil
      return [.life(LifeStep(action: .lock))]
    } else if surface == .lockScreen {
      surface = surfaceBefore ?? (surfaces.contains(.compact) ? .compact : .banner)
      surfaceBefore = nil
    } else {
      surfaceBefore = surface
      surface = .lockScreen
      return [.life(LifeStep(action: .lock))]
    }
    return []
  }

  // MARK: Export

  private mutating func export(isPicture: Bool) -> [Effect] {
    guard let scene, let preview, !isHeld else { return [.bell] }
    if case .sheet(let sheet, _) = overlay {
      let parts = ["islet", Self.fileName(preview.name)] + (sheet == .states ? [] : ["\(stateIndex + 1)"])
      let name = (parts + [sheet == .variants ? "variants" : "sheet"]).joined(separator: "-")
      return [.export(frame: wholeSheet(sheet, of: scene), name: name, isPicture: isPicture)]
    }
    let name = ["islet", Self.fileName(preview.name), "\(stateIndex + 1)", surfaceName].joined(separator: "-")
    return [.export(frame: composer.phone(scene), name: name, isPicture: isPicture)]
  }

  private var surfaceName: String {
    isInApp ? "app" : surfaces.isEmpty ? "view" : surface.rawValue
  }

  /// A name that is safe as part of a file name: letters and digits, the rest as hyphens.
  package nonisolated static func fileName(_ name: String) -> String {
    SafeName.make(name, substitute: "preview")
  }
}

// MARK: Help and search

extension Session {
  private mutating func handleInHelp(_ key: Key) -> [Effect] {
    switch key {
    case .escape, .character("?"), .enter, .character(" "): uncover()
    case .character("q"): return [.quit]
    // Somebody who does not see the list has to hear that it is open.
    default: return [.bell]
    }
    return []
  }

  private mutating func handleInSearch(_ key: Key, text: String, choice: Int) -> [Effect] {
    let found = matches(for: text)
    switch key {
    case .escape: uncover()
    case .enter:
      guard found.indices.contains(choice) else { return [.bell] }
      uncover()
      select(activity: found[choice].activity, preview: found[choice].preview)
    case .down where choice + 1 < found.count, .tab where choice + 1 < found.count:
      overlay = .search(text: text, choice: choice + 1)
    case .up where choice > 0, .backTab where choice > 0:
      overlay = .search(text: text, choice: choice - 1)
    case .backspace where text.isEmpty: uncover()
    case .backspace: overlay = .search(text: String(text.dropLast()), choice: 0)
    case .character(let character) where TextWidth.columns(of: character) > 0 && text.count < 60:
      overlay = .search(text: text + String(character), choice: 0)
    default: return [.bell]
    }
    return []
  }

  /// A preview that a search found.
  struct Match: Equatable {
    var activity: Int
    var preview: Int
  }

  /// The previews whose name or activity's name holds all words of a text, case aside.
  func matches(for text: String) -> [Match] {
    let words = text.lowercased().split(separator: " ")
    var result: [Match] = []
    for (activity, entry) in catalog.activities.enumerated() {
      for (preview, candidate) in entry.previews.enumerated() {
        let name = "\(entry.name) \(candidate.name)".lowercased()
        if words.allSatisfy({ name.contains($0) }) {
          result.append(Match(activity: activity, preview: preview))
        }
      }
    }
    return result
  }
}
