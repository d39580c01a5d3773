import BoxLayout

/// What is known of a view beside its boxes to somebody who cannot see it.
package enum SpokenNote {
  case label(String)
  case value(String)
  case hint(String)
  /// More that can be asked for.
  case detail(String)
  /// It is not spoken of.
  case hidden
  /// It is one element, or holds some.
  case element(AccessibilityChildBehavior)
  case added(AccessibilityTraits)
  case removed(AccessibilityTraits)
  case heading
  case priority(Double)
  /// It is a picture, called by what it shows.
  case image(String)
  /// It shows how far something has come, from 0 to 1; `nil` without a value.
  case meter(Double?)
  /// What is in it belongs together by this name.
  case group(String)
  /// It is a chart, called by its marks.
  case chart(String)
  /// These take its place.
  case replaced([SpokenElement])
  /// These are in it.
  case children([SpokenElement])
}

/// What views said of themselves, by their boxes: gathered while a view is lowered to be spoken, and only then.
package final class SpeechRecord {
  private var notes: [Int: [SpokenNote]] = [:]

  init() {}

  func add(_ note: SpokenNote, to box: BoxID) { notes[box.number, default: []].append(note) }

  /// From the view outwards.
  func notes(of box: BoxID) -> [SpokenNote] { notes[box.number] ?? [] }
}

extension _Lowering {
  /// Says something of every box since a place in ``roots``; nothing is done while nobody listens.
  @MainActor
  package func note(_ note: @autoclosure @MainActor () -> SpokenNote, from start: Int) {
    guard let speech = findings.speech else { return }
    for index in start..<roots.count { speech.add(note(), to: roots[index]) }
  }

  /// Says something of what several boxes are together: the first stands for all.
  @MainActor
  func noteOnce(_ note: @autoclosure @MainActor () -> SpokenNote, from start: Int) {
    guard let speech = findings.speech, start < roots.count else { return }
    speech.add(note(), to: roots[start])
    for index in (start + 1)..<roots.count { speech.add(.hidden, to: roots[index]) }
  }

  /// Whether somebody listens.
  var isSpoken: Bool { findings.speech != nil }
}

nonisolated extension View {
  /// Says something of the view in an environment; `nil` says nothing.
  func spoken(
    named name: ModifierName = #function,
    _ note: @escaping @MainActor (EnvironmentValues) -> SpokenNote?
  ) -> ModifiedView<Self> {
    modified(named: name) { lowering, content in
      let start = lowering.roots.count
      lowering.lower(content)
      if lowering.isSpoken, let note = note(lowering.environment) { lowering.note(note, from: start) }
    }
  }
}
