import Cells
import Foundation
import SwiftUI

extension Session {
  // MARK: Focus

  /// Moves the focus among the controls that can be tapped.
  mutating func moveFocus(by step: Int) -> [Effect] {
    if let why = targets.surface.deadControls, targets.surface.controls.isEmpty,
      !targets.surface.shownControls.isEmpty
    {
      return refuse(why)
    }
    let controls = targets.surface.controls
    if let reason = deadControls, !controls.isEmpty { return refuse(reason) }
    let enabled = controls.indices.filter { controls[$0].control.isEnabled }
    guard !enabled.isEmpty else { return [.bell] }
    let position = focus.flatMap { enabled.firstIndex(of: $0) }
    let next =
      position.map { ($0 + step + enabled.count) % enabled.count } ?? (step > 0 ? 0 : enabled.count - 1)
    focus = enabled[next]
    if isInApp { app?.reveal(control: enabled[next]) }
    message = controls[enabled[next]].control.title
    return []
  }

  /// Shows the focused control on the theme's ground for it, or else with its colours changed over.
  func markFocus(in frame: inout Frame) {
    guard let focus else { return }
    let controls = targets.surface.controls
    guard controls.indices.contains(focus) else { return }
    let rect = controls[focus].rect
    for row in max(0, rect.row)..<max(0, min(frame.rows, rect.endRow)) {
      for column in max(0, rect.column)..<max(0, min(frame.columns, rect.endColumn)) {
        frame[column, row].mark(with: theme.hasColour ? theme.half(for: appearance).focus : nil)
      }
    }
  }

  // MARK: Taps

  /// Taps the focused control, or else the presentation.
  mutating func tapFocused() -> [Effect] {
    if isInApp, focus == nil { return [.bell] }
    if surface.isStandBy, !isTapped { return toggleExpanded() }
    let controls = targets.surface.controls
    if let focus, controls.indices.contains(focus), deadControls == nil {
      return tap(controls[focus].control)
    }
    guard let body = targets.surface.bodies.first(where: { !$0.isNeutral }) else { return [.bell] }
    return open(targets.surface.widgetURL(at: body.rect.origin) ?? nil)
  }

  /// Taps what stands at a place; `nil` where nothing can be tapped.
  mutating func tap(at place: CellPoint) -> [Effect]? {
    if surface.isStandBy, !isTapped {
      return targets.island.contains { $0.contains(place) } ? toggleExpanded() : nil
    }
    if let why = targets.surface.deadControls,
      let dead = targets.surface.shownControls.last(where: { $0.rect.contains(place) }), !dead.isLink
    {
      return refuse([dead.control.title, why].filter { !$0.isEmpty }.joined(separator: ": "))
    }
    let controls = targets.surface.controls
    // Of one in another the inner one comes later.
    if let index = controls.lastIndex(where: { $0.rect.contains(place) }) {
      focus = nil
      guard let reason = deadControls else { return tap(controls[index].control) }
      let title = controls[index].control.title
      note(.dropped, title.isEmpty ? reason : "\(title): \(reason)")
      // Where the phone is not locked, the tap is one on the presentation.
      if !isAuthenticated, surface == .lockScreen {
        message = reason
        return [.bell]
      }
    }
    return isInApp ? nil : targets.surface.widgetURL(at: place).map { open($0) }
  }

  /// Why the system lets no control act on the phone's surface that is shown; `nil` where they act. Of CarPlay
  /// the surface itself knows.
  ///
  /// Apple's article on interactivity has them in the expanded island and on the Lock Screen, and there only once
  /// the device is unlocked.
  private var deadControls: String? {
    switch surface {
    case _ where isInApp: nil
    case .compact, .minimal, .minimalDetached: "controls are dead in the \(surface.title.lowercased())"
    case .lockScreen where !isAuthenticated: "the phone is locked: controls are dead until u"
    default: nil
    }
  }

  private mutating func refuse(_ reason: String) -> [Effect] {
    note(.dropped, reason)
    message = reason
    return [.bell]
  }

  private mutating func tap(_ control: Control) -> [Effect] {
    guard control.isEnabled else {
      message = "\(control.title): disabled"
      return [.bell]
    }
    if case .link(let url) = control.kind { return open(url) }
    message = control.title.isEmpty ? "tapped" : "tapped \(control.title)"
    note(.done, message ?? "")
    control.action?()
    return []
  }

  /// Brings the app that runs to the front. Where there is no app to open, a line says what would be.
  private mutating func open(_ url: URL?) -> [Effect] {
    if let app, surface.isOnDevice {
      let words = url.map { " with \(PrintableText.make($0.absoluteString))" } ?? ""
      message = isInApp ? "opens\(words)" : "opens the app\(words)"
      note(.done, message ?? "")
      guard !isInApp else { return [] }
      enterApp()
      if let url { app.app.open(url) }
      return []
    }
    let condition =
      switch surface {
      case .carPlay: " if it has a part in CarPlay"
      case .mac: " in iPhone Mirroring"
      default: ""
      }
    message =
      url.map { "opens the app\(condition) with \(PrintableText.make($0.absoluteString))" }
      ?? "opens the app\(condition) (no widgetURL)"
    note(.done, message ?? "")
    return []
  }
}

extension Cell {
  /// Shows a cell as part of what has the focus.
  fileprivate mutating func mark(with focus: RGBA?) {
    guard let focus else {
      attributes.insert(.reverse)
      return
    }
    background = focus
    foreground = focus.contrast(with: .black) > focus.contrast(with: .white) ? .black : .white
  }
}
