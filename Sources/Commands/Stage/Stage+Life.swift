import ActivityKit
import AppIntents
import Cells
import Foundation
import Phone
import StageLink

extension Stage {
  /// Has the session hear of everything that happens to activities, whoever does it.
  func beginLife(_ configuration: StageConfiguration) {
    let center = ActivityCenter.shared
    // The phone shows its Home or Lock Screen: no app is in front.
    center.settings.foregroundApp = nil
    center.settings.refusals = Set(
      ActivityAuthorizationError.all.filter { configuration.refusals.contains($0.word) })
    if configuration.showsTrace { session?.showsTrace = true }
    if let place = configuration.place { session?.restoreLife(of: place, in: center, at: .now) }
    center.observe {
      // By then more may have happened, and all of it is taken at once.
      Task { @MainActor [weak self] in self?.takeLifeLater() }
    }
    tellOfIntents()
  }

  /// Hands the session what has become of the activities, and does what it asks for then.
  ///
  /// - Parameter sources: The previews of those that a key has started.
  func takeLife(sources: [String: LiveSource] = [:]) {
    let center = ActivityCenter.shared
    center.advance(to: .now)
    let events = center.trace(after: tracedEvents)
    tracedEvents = events.last?.number ?? tracedEvents
    let effects =
      session?.take(center.records, center.settings, events: events, sources: sources) ?? []
    carryOut(effects)
    tellTrace()
  }

  private func takeLifeLater() {
    guard ActivityCenter.shared.trace(after: tracedEvents).isEmpty == false else { return }
    work { $0.takeLife() }
  }

  /// Does something to an activity.
  func carryOut(_ step: LifeStep) {
    takeLife(sources: step.carryOut(in: .shared, at: .now))
  }

  // MARK: Clock

  /// Moves or stops the clock.
  func carryOut(_ step: ClockStep) {
    let now = Date.now
    switch step {
    case .forward: time?.move(to: now.addingTimeInterval(60))
    case .by(let seconds): time?.move(to: now.addingTimeInterval(seconds))
    case .back:
      time?.move(to: now.addingTimeInterval(-60))
      if !ActivityCenter.shared.records.isEmpty {
        session?.trace([
          TraceLine(.now, .warning, "clock back a minute: what has happened to activities stays")
        ])
      }
    case .toggle: time?.toggle()
    case .nextEvent:
      guard let date = ActivityCenter.shared.nextEvent(after: now) else {
        session?.message = "nothing will happen by itself: g starts an activity"
        return send(.bell)
      }
      // A little later, for a clock counts in whole nanoseconds and might stop just before.
      time?.move(to: date.addingTimeInterval(0.001))
    }
    session?.clockPlace = time?.shownPlace
    session?.setTime(.now)
    takeLife()
    tick()
  }

  // MARK: Intents

  /// Has a line say what becomes of the intents of buttons and toggles.
  private func tellOfIntents() {
    IntentRunner.shared.observe { outcome in
      let (kind, text): (TraceLine.Kind, String)
      var note: String?
      switch outcome {
      case .began(let name, let isForActivities):
        (kind, text) = (.done, "\(name) runs")
        if !isForActivities {
          note = "\(name) is no LiveActivityIntent: a device does it in the widget extension, not in the app"
        }
      case .finished(let name): (kind, text) = (.done, "\(name) ran")
      case .failed(let name, let reason): (kind, text) = (.dropped, "\(name) failed: \(reason)")
      }
      let date = Date.now
      Task { @MainActor [weak self, note] in
        self?.work {
          $0.session?.message = PrintableText.make(text)
          $0.session?.trace([TraceLine(date, kind, PrintableText.make(text))])
          if let note { $0.session?.trace([TraceLine(date, .warning, PrintableText.make(note))]) }
          $0.tellTrace()
        }
      }
    }
  }
}
