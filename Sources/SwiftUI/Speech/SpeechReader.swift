import BoxLayout
import Foundation

/// Reads a view that was lowered to be spoken and laid out: element by element, as a screen reader would.
@MainActor
struct SpeechReader {
  let tree: BoxTree
  let controls: [Control]
  let record: SpeechRecord

  func elements(of box: BoxID) -> [SpokenElement] {
    var elements: [SpokenElement]
    switch tree.spoken(box) {
    case .nothing: return []
    case .text(let text): elements = text.allSatisfy(\.isWhitespace) ? [] : [SpokenElement(.text, text)]
    case .progress(let fraction): elements = [Self.meter(fraction)]
    case .region(let number):
      let inner = children(of: box)
      elements = controls.indices.contains(number) ? [Self.control(controls[number], inner)] : inner
    case .other: elements = children(of: box)
    }
    for note in record.notes(of: box) { Self.apply(note, to: &elements) }
    return elements.filter { !$0.isSilent }
  }

  private func children(of box: BoxID) -> [SpokenElement] {
    let elements = tree.spokenChildren(of: box).flatMap { self.elements(of: $0) }
    guard elements.contains(where: { $0.priority != 0 }) else { return elements }
    return elements.enumerated().sorted {
      ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
    }.map(\.element)
  }

  // MARK: - Roles

  private static func meter(_ fraction: Double?, called label: String = "") -> SpokenElement {
    let value = fraction.map { "\(Int(($0 * 100).rounded())) percent" } ?? "in progress"
    return SpokenElement(.progress, label, value: value)
  }

  /// A control goes by the texts in it, or else by its pictures, as its title does.
  private static func control(_ control: Control, _ inner: [SpokenElement]) -> SpokenElement {
    let role: SpokenElement.Role =
      switch control.kind {
      case .button: .button
      case .toggle(let isOn): .toggle(isOn: isOn)
      case .link(let url): .link(url.absoluteString)
      }
    let words = flat(inner)
    let texts = words.filter { $0.role != .image }
    let label = name(of: texts.contains { !$0.label.isEmpty } ? texts : words)
    var element = SpokenElement(role, label.isEmpty ? control.title : label)
    let values = words.compactMap(\.value)
    if !values.isEmpty { element.value = values.joined(separator: ", ") }
    element.isEnabled = control.isEnabled
    return element
  }

  /// All elements without their groups.
  private static func flat(_ elements: [SpokenElement]) -> [SpokenElement] {
    elements.flatMap { $0.role == .group ? flat($0.children) : [$0] }
  }

  private static func name(of elements: [SpokenElement]) -> String {
    elements.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  // MARK: - Notes

  private static func apply(_ note: SpokenNote, to elements: inout [SpokenElement]) {
    switch note {
    case .hidden: elements = []
    case .replaced(let others): elements = others
    case .element(.ignore): elements = [SpokenElement(.text)]
    case .element(.combine): elements = [combined(elements)]
    case .element: elements = [SpokenElement(.group, children: elements)]
    case .children(let inner): elements = [SpokenElement(.group, children: inner)]
    case .group(let name):
      elements = elements.isEmpty ? [] : [SpokenElement(.group, name, children: elements)]
    case .chart(let name): elements = [SpokenElement(.group, name, children: elements)]
    case .image(let name): elements = [SpokenElement(.image, name)]
    case .meter(let fraction):
      let words = flat(elements).filter { $0.role != .progress }
      elements = [meter(fraction, called: name(of: words))]
    case .label(let name): change(&elements) { $0.label = name }
    case .value(let value): change(&elements) { $0.value = value }
    case .hint(let hint): change(&elements) { $0.hint = hint }
    case .detail(let detail): change(&elements) { $0.details.append(detail) }
    case .heading: for index in elements.indices { elements[index].isHeading = true }
    case .priority(let priority): for index in elements.indices { elements[index].priority = priority }
    case .added(let traits): for index in elements.indices { elements[index].add(traits) }
    case .removed(let traits): for index in elements.indices { elements[index].remove(traits) }
    }
  }

  /// Changes the one element that there is; none or several become one: nothing that is said may be lost.
  private static func change(_ elements: inout [SpokenElement], _ body: (inout SpokenElement) -> Void) {
    if elements.isEmpty { elements = [SpokenElement(.text)] }
    if elements.count > 1 { elements = [SpokenElement(.group, children: elements)] }
    body(&elements[0])
  }

  /// One element in place of several: all that they say, and what the first that can be tapped is.
  private static func combined(_ elements: [SpokenElement]) -> SpokenElement {
    let all = flat(elements)
    var result = all.first { ![.text, .image, .progress, .group].contains($0.role) } ?? SpokenElement(.text)
    result.label = all.map { element in
      ([element.label] + (element.value.map { [$0] } ?? [])).filter { !$0.isEmpty }.joined(separator: ", ")
    }.filter { !$0.isEmpty }.joined(separator: ", ")
    result.value = nil
    result.isHeading = all.contains(where: \.isHeading)
    result.isSelected = all.contains(where: \.isSelected)
    result.details = all.flatMap(\.details)
    return result
  }
}

extension SpokenElement {
  fileprivate mutating func add(_ traits: AccessibilityTraits) {
    if traits.contains(.isHeader) { isHeading = true }
    if traits.contains(.isSelected) { isSelected = true }
    if traits.contains(.isImage), role == .text { role = .image }
    if traits.contains(.isButton), [.text, .image].contains(role) { role = .button }
    if traits.contains(.isLink), [.text, .image].contains(role) { role = .link("") }
  }

  fileprivate mutating func remove(_ traits: AccessibilityTraits) {
    if traits.contains(.isHeader) { isHeading = false }
    if traits.contains(.isSelected) { isSelected = false }
    if traits.contains(.isImage), role == .image { role = .text }
    if traits.contains(.isButton), role == .button { role = .text }
    if traits.contains(.isLink), case .link = role { role = .text }
  }
}

extension LoweredView {
  /// What a screen reader would say of a view, laid out in cells for a proposal.
  @MainActor
  package static func spoken<V: View>(
    _ view: V, metrics: Metrics = .cells, environment: EnvironmentValues, proposal: BoxProposal = .ideal
  ) -> [SpokenElement] {
    spoken(view, metrics: metrics, environment: environment, proposal: proposal, graph: nil)
  }

  /// - Parameter graph: What stays of the views of a running app.
  @MainActor
  static func spoken<V: View>(
    _ view: V, metrics: Metrics, environment: EnvironmentValues, proposal: BoxProposal, graph: ViewGraph?
  ) -> [SpokenElement] {
    var lowered = LoweredView(
      view, metrics: metrics, environment: environment, isSpoken: true, graph: graph)
    guard let record = lowered.speech else { return [] }
    _ = lowered.tree.layOut(lowered.root, proposal: proposal)
    // Content whose size had to be known has its controls now.
    return SpeechReader(tree: lowered.tree, controls: lowered.controls, record: record)
      .elements(of: lowered.root)
  }
}

extension Image {
  /// What a screen reader calls it: its label, or else its name in words.
  func note(in environment: EnvironmentValues) -> SpokenNote {
    if isDecorative { return .hidden }
    if let label { return .image(label.plainText(in: environment)) }
    switch source {
    case .symbol(let name): return .image(Self.words(ofSymbol: name))
    case .asset(let name): return .image(name)
    case .picture: return .image("picture")
    }
  }

  /// A symbol's name without its dots and without how it is drawn: `pause.circle.fill` is "pause circle".
  nonisolated static func words(ofSymbol name: String) -> String {
    name.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
  }
}
