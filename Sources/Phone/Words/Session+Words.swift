import Cells
import StageLink

extension Session {
  /// What is shown in words, a line each: what lies over the phone by itself, else all that is on it.
  public mutating func words() -> [String] {
    targets = Targets()
    guard let scene else { return ["There is no preview to show."] }
    switch overlay {
    case .help: return HelpSheet.words
    case .search(let text, let choice): return searchWords(text, choice: choice)
    case .settings(let choice): return settingsWords(choice)
    case .sheet(let sheet, _): return sheetWords(contactSheet(sheet, of: scene))
    case .inspector, nil: break
    }
    // Nothing is made of what ends the process.
    let laidOut = isHeld ? nil : LaidOutScene(scene)
    if !isHeld { heldPlace = nil }
    targets.surface =
      scene.app.map {
        .app($0, scene.setting, on: scene.setting.cells, screen: scene.setting.cells.screen)
      } ?? laidOut?.layout ?? SurfaceLayout(bodies: [])
    let words = SurfaceWords(scene: scene, activity: activity?.name ?? "", layout: targets.surface)
    var lines = words.heading
    lines += laidOut == nil ? ["This crashed. Save, or go somewhere else."] : words.content
    let controls = targets.surface.controls
    if let focus, controls.indices.contains(focus) {
      lines.append("Focus on \(PrintableText.make(controls[focus].control.title)).")
    }
    lines.append("Theme \(PrintableText.make(theme.name)).")
    if !(lastingNotes.isEmpty && shownNotes.isEmpty) { lines.append("There are notes: c tells them.") }
    if let message { lines.append(PrintableText.make(message)) }
    return lines
  }

  private func settingsWords(_ choice: Int) -> [String] {
    ["Settings."]
      + SettingsSheet.Line.all.enumerated().map { index, line in
        let words = "\(line.title): \(line.isOn(in: settings) ? "on" : "off")"
        return index == choice ? "Chosen: \(words)" : words
      }
  }

  /// What each presentation of a sheet says, one after the other.
  private func sheetWords(_ sheet: ContactSheet) -> [String] {
    sheet.words(activity: activity?.name ?? "", isBare: true).lines.filter { !$0.isEmpty }
  }

  private func searchWords(_ text: String, choice: Int) -> [String] {
    let found = matches(for: text)
    var lines = ["Find: \(text).", "\(found.count) found."]
    for (index, match) in found.enumerated().prefix(choice + 5).dropFirst(max(0, choice - 4)) {
      let entry = catalog.activities[match.activity]
      let name = "\(entry.name), \(entry.previews[match.preview].name)"
      lines.append(PrintableText.make(index == choice ? "Chosen: \(name)" : name))
    }
    return lines
  }
}
