import Phone
import StageLink
import Terminal

extension Front {
  /// Writes what is new to be told.
  func tell(on terminal: LineTerminal) {
    guard teller != nil else { return }
    var situation = Teller.Situation()
    situation.isCompiling = build != nil
    situation.isDrawing = isBusy
    situation.build = buildCount > 0 ? lastTime.map { "Build \(buildCount) took \(Self.seconds($0))." } : nil
    situation.remark = remark ?? watcher?.problem
    situation.report = top.flatMap { self[keyPath: $0]?.report }
    situation.words = words
    terminal.write(teller?.lines(for: situation) ?? [])
  }

  /// Sounds the bell, which in words is a line.
  func ring() {
    teller?.isRefused = true
    terminal.ring()
  }

  /// Does with a key what needs no stage where everything is told in words.
  func tells(_ key: Key) -> Bool {
    guard teller != nil else { return false }
    teller?.isAwaited = true
    guard overlay == nil else { return false }
    switch key {
    case .character("w"): teller?.tellAllAgain()
    case .character("i"), .character("z"):
      teller?.add("This needs a screen: start without --plain, in a terminal that has one.")
    default: return false
    }
    return true
  }

  private var overlay: StageOverlay? { place?.overlay }
}
