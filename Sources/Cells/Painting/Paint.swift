/// What an area is filled with: one colour, or a gradient over the area's rectangle.
public enum Paint: Hashable, Sendable {
  case colour(RGBA)
  case gradient(Gradient)

  public static let clear = Paint.colour(.clear)

  /// The colour at a place of the painted rectangle, both coordinates from 0 to 1.
  @inlinable
  public func colour(x: Double, y: Double) -> RGBA {
    switch self {
    case .colour(let colour): colour
    case .gradient(let gradient): gradient.colour(x: x, y: y)
    }
  }

  /// The one colour, or the colour in the middle of a gradient.
  public var representative: RGBA { colour(x: 0.5, y: 0.5) }

  /// The paint for a rectangle of so many points: gradients that are measured in points need to know.
  public func fitted(width: Double, height: Double) -> Paint {
    guard case .gradient(var gradient) = self, case .circular = gradient.form else { return self }
    gradient.pointSize = Gradient.PointSize(width: width, height: height)
    return .gradient(gradient)
  }

  /// Whether it is a gradient that ends in nothing, so that what it paints has no edge there.
  public var fades: Bool {
    guard case .gradient(let gradient) = self else { return false }
    return gradient.stops.contains { $0.colour.isClear } && gradient.stops.contains { !$0.colour.isClear }
  }

  public func opacity(_ factor: Double) -> Paint {
    guard factor < 1 else { return self }
    switch self {
    case .colour(let colour): return .colour(colour.opacity(factor))
    case .gradient(var gradient):
      gradient.stops = gradient.stops.map { .init($0.colour.opacity(factor), at: $0.location) }
      return .gradient(gradient)
    }
  }
}

/// A colour ramp and the way it runs over a rectangle, in unit coordinates.
public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var colour: RGBA
    /// The place on the ramp, from 0 to 1.
    public var location: Double

    public init(_ colour: RGBA, at location: Double) {
      self.colour = colour
      self.location = location
    }
  }

  public enum Form: Hashable, Sendable {
    /// From one point of the rectangle to another.
    case linear(startX: Double, startY: Double, endX: Double, endY: Double)
    /// Outward from a centre; the radii are in widths and heights of the rectangle.
    case radial(centerX: Double, centerY: Double, startRadius: Double, endRadius: Double)
    /// Outward from a centre in circles; the radii are in points, see ``Paint/fitted(width:height:)``.
    case circular(centerX: Double, centerY: Double, startRadius: Double, endRadius: Double)
    /// Around a centre; the angles are in turns, 0 to the trailing side, clockwise.
    case angular(centerX: Double, centerY: Double, startTurn: Double, endTurn: Double)
  }

  /// A rectangle's size in points.
  struct PointSize: Hashable, Sendable {
    var width: Double
    var height: Double
  }

  /// In the order of their locations.
  public var stops: [Stop]
  public var form: Form
  /// The size of the painted rectangle, for forms that are measured in points.
  var pointSize = PointSize(width: 1, height: 1)

  public init(stops: [Stop], form: Form) {
    self.stops = stops.sorted { $0.location < $1.location }
    self.form = form
  }

  public func colour(x: Double, y: Double) -> RGBA {
    colour(at: position(x: x, y: y))
  }

  /// The colour of the ramp at a location; outside the stops the nearest end.
  public func colour(at location: Double) -> RGBA {
    guard let first = stops.first else { return .clear }
    guard location > first.location else { return first.colour }
    for index in 1..<max(1, stops.count) where location <= stops[index].location {
      let (lower, upper) = (stops[index - 1], stops[index])
      let span = upper.location - lower.location
      return span > 0
        ? RGBA.mix(lower.colour, upper.colour, (location - lower.location) / span) : upper.colour
    }
    return stops[stops.count - 1].colour
  }

  private func position(x: Double, y: Double) -> Double {
    switch form {
    case .linear(let startX, let startY, let endX, let endY):
      let (deltaX, deltaY) = (endX - startX, endY - startY)
      let length = deltaX * deltaX + deltaY * deltaY
      return length > 0 ? ((x - startX) * deltaX + (y - startY) * deltaY) / length : 0
    case .radial(let centerX, let centerY, let startRadius, let endRadius):
      let (deltaX, deltaY) = (x - centerX, y - centerY)
      let span = endRadius - startRadius
      return span != 0 ? ((deltaX * deltaX + deltaY * deltaY).squareRoot() - startRadius) / span : 0
    case .circular(let centerX, let centerY, let startRadius, let endRadius):
      let (deltaX, deltaY) = ((x - centerX) * pointSize.width, (y - centerY) * pointSize.height)
      let span = endRadius - startRadius
      return span != 0 ? ((deltaX * deltaX + deltaY * deltaY).squareRoot() - startRadius) / span : 0
    case .angular(let centerX, let centerY, let startTurn, let endTurn):
      var turn = turns(x: x - centerX, y: y - centerY) - startTurn
      turn -= turn.rounded(.down)
      let span = endTurn - startTurn
      return span != 0 ? turn / span : 0
    }
  }
}
