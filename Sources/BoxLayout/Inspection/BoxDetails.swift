/// What an inspector tells of a box beyond its place: what it was offered, what it says in points, what is
/// missing of its text and what made it.
public struct BoxDetails: Hashable, Sendable {
  /// What its parent offered, in cells.
  public var offer: BoxOffer
  /// The same box on a device; `nil` where the layout in points has no such box.
  public var points: PointBox?
  /// What it is set to, such as the spacing of a stack, in points.
  public var parameters: [BoxFact]
  /// What does not show of a text in cells; `nil` where all of it does.
  public var missing: MissingText?
  /// What made it; `nil` where nobody knows.
  public var maker: BoxMaker?

  public init(
    offer: BoxOffer, points: PointBox? = nil, parameters: [BoxFact] = [], missing: MissingText? = nil,
    maker: BoxMaker? = nil
  ) {
    self.offer = offer
    self.points = points
    self.parameters = parameters
    self.missing = missing
    self.maker = maker
  }
}

/// A size that was offered, in cells or in points.
public struct BoxOffer: Hashable, Sendable {
  /// `nil` asks for the ideal width; infinite offers as much as can be taken.
  public var width: Double?
  /// As the width.
  public var height: Double?

  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }
}

/// A box as a device lays it out, in points.
public struct PointBox: Hashable, Sendable {
  /// From the leading top corner of the presentation.
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double
  public var offer: BoxOffer
  /// What does not show of a text on a device; `nil` where all of it does.
  public var missing: MissingText?
}

/// What a text says that does not show.
public struct MissingText: Hashable, Sendable {
  /// Without the blanks at its ends.
  public var text: String
  /// In characters, as a person counts them.
  public var count: Int
  /// The characters of the whole text.
  public var total: Int

  public init(text: String, count: Int, total: Int) {
    self.text = text
    self.count = count
    self.total = total
  }
}

/// One thing that is known by a name.
public struct BoxFact: Hashable, Sendable {
  public var name: String
  public var value: String

  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// What made a box: the view and the modifiers it came from, and what held there.
public struct BoxMaker: Hashable, Sendable {
  /// The view, such as `Text`, or the modifier as one writes it, such as `padding(12)`, whose box it is.
  public var name: String
  /// Whether a modifier made the box and no view.
  public var isModifier: Bool
  /// ``name`` without what a modifier was called with.
  public var shortName: String { String(name.prefix { $0 != "(" }) }
  /// The modifiers around it as one writes them, the nearest first.
  public var modifiers: [String]
  /// The values of the environment that differ from the standard ones.
  public var environment: [BoxFact]
  /// The nearest view of the user's own that it comes from.
  public var owner: BoxOwner?

  public init(
    name: String, isModifier: Bool, modifiers: [String], environment: [BoxFact], owner: BoxOwner?
  ) {
    self.name = name
    self.isModifier = isModifier
    self.modifiers = modifiers
    self.environment = environment
    self.owner = owner
  }
}

/// A view, modifier or widget of the user's own.
public struct BoxOwner: Hashable, Sendable {
  /// Such as `CoffeeCard.body`.
  public var name: String
  /// Where the runtime's description of its type stands in this process: by it its code in the library is
  /// found. `nil` for a kind of type that has none.
  public var descriptor: UInt?

  public init(name: String, descriptor: UInt?) {
    self.name = name
    self.descriptor = descriptor
  }
}
