import Cells
import Foundation
import Phone
import StageLink
import Terminal

extension Front {
  /// Shows what there is: on the screen, or in words.
  func draw() {
    if let screen = terminal as? TerminalScreen { draw(on: screen) }
    if let lines = terminal as? LineTerminal { tell(on: lines) }
  }

  /// Whether something of the activities has been shown.
  var hasPicture: Bool { frame != nil || words != nil }

  /// Puts the last good frame on the screen with what lies over it.
  private func draw(on screen: TerminalScreen) {
    let theme = theme
    let appearance = place?.appearance ?? options.view.appearance
    var shown: Frame
    if let frame {
      shown = frame.size == screen.size ? frame : frame.fitted(to: screen.size)
    } else {
      shown = composer.emptyPhone(
        screen.size, caption: caption, theme, appearance, device: choice.device, beside: choice.screen,
        isLandscape: options.view.isLandscape, clock: PhoneClock(.now), isOutlined: isOutlined)
    }
    if let top, let notice = self[keyPath: top] {
      let sheet = ReportSheet(theme, appearance, isOutlined: isOutlined)
      let extent = sheet.draw(notice.report, scroll: notice.scroll, over: &shown)
      self[keyPath: top]?.extent = extent
      self[keyPath: top]?.scroll = min(notice.scroll, extent.furthest)
    }
    mark?.draw(theme, appearance, isOutlined: isOutlined, over: &shown)
    screen.show(shown)
  }

  /// What the screen waits for before the first frame.
  private var caption: [String] {
    guard notice == nil else { return [] }
    guard let build else { return [watcher?.hasMore == true ? "Compiling" : "Starting"] }
    let files = build.fileCount.map { $0 == 1 ? " 1 file" : " \($0) files" } ?? ""
    return ["Compiling\(files)", PrintableText.make(options.sources.paths.joined(separator: " "))]
  }

  var theme: Theme {
    let wanted = options.view.theme(isASCII: terminal.charset == .ascii)
    let given = wanted.flatMap { try? themes.theme(named: $0) }
    guard let id = place?.theme, id != given?.id else { return given ?? themes.themes[0] }
    return themes.themes.first { $0.id == id } ?? themes.themes[0]
  }

  func show(_ notice: Notice) {
    self.notice = notice
    notes?.isAsked = false
  }

  /// The sheet that is seen and takes keys: of two the one that was asked for, then what is wrong.
  var top: ReferenceWritableKeyPath<Front, Notice?>? {
    let hasNotice = notice?.isHidden == false
    if let notes, !notes.isHidden, notes.isAsked || !hasNotice { return \.notes }
    return hasNotice ? \.notice : nil
  }

  // MARK: Keys

  /// Answers an exit code when the key ends the program.
  func press(_ key: Key) throws -> Int32? {
    if tells(key) { return nil }
    if scrolls(key) { return nil }
    // A drawing that never ends would take the key with it.
    if stage?.isAtWork == true { waitingOverlay = Self.overlays.contains(key) ? key : nil }
    guard let stage, !isBusy else {
      if key == .character("q") { return 0 }
      try stepPast(key)
      return nil
    }
    // Of two stages one alone writes the file.
    if key == .character("e") || key == .character("E") {
      try stage.ask(.key(key))
    } else {
      try askAll(.key(key))
    }
    return nil
  }

  /// Does with a sheet what a key says.
  private func scrolls(_ key: Key) -> Bool {
    guard let top, let notice = self[keyPath: top] else { return false }
    let page = max(1, notice.extent.visible - 1)
    // Arrows may be wanted by the phone below.
    let hasMore = notice.extent.furthest > 0
    switch key {
    case .escape: self[keyPath: top]?.isHidden = true
    case .character("c") where notice.kind == .note: self[keyPath: top]?.isHidden = true
    case .pageDown: self[keyPath: top]?.scroll += page
    case .pageUp: self[keyPath: top]?.scroll = max(0, notice.scroll - page)
    case .home: self[keyPath: top]?.scroll = 0
    case .end: self[keyPath: top]?.scroll = notice.extent.furthest
    case .down where hasMore && !notice.isCrash: self[keyPath: top]?.scroll += 1
    case .up where hasMore && !notice.isCrash: self[keyPath: top]?.scroll = max(0, notice.scroll - 1)
    default: return false
    }
    return true
  }

  /// After a crash: a new stage begins one key further on.
  func stepPast(_ key: Key) throws {
    guard stage == nil, let notice, notice.isCrash, place != nil else { return }
    guard Self.steps.contains(key) || Self.overlays.contains(key) else {
      if let reason = Self.refusals[key] {
        remark = reason
        markUntil = .now + Self.markTime
      }
      return ring()
    }
    if let opening, !opening.hasFrame {
      // It has not begun to draw what it was asked for.
      try opening.ask(.key(key))
    } else {
      try open(library, keys: [key], isHeld: Self.overlays.contains(key))
    }
  }

  /// Keys that open what lies over the phone, which need not be drawn for it.
  private static let overlays: Set<Key> = [.character("/"), .character("?")]

  /// Why a key does nothing after a crash.
  private static let refusals: [Key: String] = [
    .character("e"): "no frame to write: it crashed",
    .character("E"): "no frame to write: it crashed",
    .character("f"): "no control to focus: it crashed",
    .character("F"): "no control to focus: it crashed",
    .enter: "nothing to tap: it crashed",
  ]

  /// Keys that change what is drawn.
  private static let steps: Set<Key> = {
    var keys: Set<Key> = [.left, .right, .up, .down, .tab, .backTab]
    for character in "[]123456789 latdrx" { keys.insert(.character(character)) }
    return keys
  }()

  func point(_ pointer: Pointer) throws {
    if let top, let notice = self[keyPath: top] {
      switch pointer.action {
      case .scrollDown: self[keyPath: top]?.scroll += 1
      case .scrollUp: self[keyPath: top]?.scroll = max(0, notice.scroll - 1)
      case .click, .hold: self[keyPath: top]?.isHidden = true
      }
      return
    }
    try askAll(.pointer(pointer))
  }
}

extension Frame {
  /// The same picture in another size, until the stage has drawn it.
  fileprivate func fitted(to size: CellSize) -> Frame {
    var result = Frame(size: size, manner: manner)
    for row in 0..<min(rows, size.rows) {
      for column in 0..<min(columns, size.columns) { result[column, row] = self[column, row] }
    }
    return result
  }
}
