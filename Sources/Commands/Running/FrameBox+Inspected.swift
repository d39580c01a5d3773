import BoxLayout
import Formats
import Phone

extension FrameBox {
  /// A box with all that is known of it.
  ///
  /// - Parameter source: Says in which line of the sources a view is written, by the description of its type.
  init(_ box: BoxDescription, source: (UInt) -> SourceLine?) {
    self.init(
      kind: box.kind, rect: box.rect, text: box.text,
      facts: box.details.map { Self.facts($0, source: source) } ?? [],
      children: box.children.map { FrameBox($0, source: source) })
  }

  /// What `--inspect` adds to a box.
  private static func facts(_ details: BoxDetails, source: (UInt) -> SourceLine?) -> [Fact] {
    var facts: [Fact] = []
    if let maker = details.maker {
      facts.append(Fact(maker.isModifier ? "modifier" : "view", .text(maker.name)))
    }
    facts.append(Fact("offered", size(details.offer, "columns", "rows")))
    if let missing = details.missing { facts.append(Fact("missing", self.missing(missing))) }
    if let points = details.points {
      var members = [
        Fact("x", .number(points.x)), Fact("y", .number(points.y)), Fact("width", .number(points.width)),
        Fact("height", .number(points.height)), Fact("offered", size(points.offer, "width", "height")),
      ]
      if let missing = points.missing { members.append(Fact("missing", self.missing(missing))) }
      facts.append(Fact("points", .object(members)))
    }
    if !details.parameters.isEmpty { facts.append(Fact("parameters", object(details.parameters))) }
    guard let maker = details.maker else { return facts }
    if !maker.modifiers.isEmpty { facts.append(Fact("modifiers", .list(maker.modifiers.map { .text($0) }))) }
    if !maker.environment.isEmpty { facts.append(Fact("environment", object(maker.environment))) }
    if let owner = maker.owner {
      facts.append(Fact("in", .text(owner.name)))
      if let line = owner.descriptor.flatMap(source) {
        facts.append(Fact("file", .text(line.path)))
        facts.append(Fact("line", .number(Double(line.line))))
      }
    }
    return facts
  }

  private static func size(_ offer: BoxOffer, _ width: String, _ height: String) -> Value {
    func length(_ length: Double?) -> Value { length.map { .number($0) } ?? .null }
    return .object([Fact(width, length(offer.width)), Fact(height, length(offer.height))])
  }

  private static func missing(_ missing: MissingText) -> Value {
    .object([
      Fact("characters", .number(Double(missing.count))), Fact("of", .number(Double(missing.total))),
      Fact("text", .text(missing.text)),
    ])
  }

  private static func object(_ facts: [BoxFact]) -> Value {
    .object(facts.map { Fact($0.name, .text($0.value)) })
  }
}
