/// A guide along one axis: an edge, the centre, a baseline or one of the user's own.
public struct BoxGuide: Hashable, Sendable {
  public let rawValue: Int16

  public init(rawValue: Int16) {
    self.rawValue = rawValue
  }

  /// Leading or top.
  public static let start = BoxGuide(rawValue: 0)
  public static let center = BoxGuide(rawValue: 1)
  /// Trailing or bottom.
  public static let end = BoxGuide(rawValue: 2)
  public static let firstTextBaseline = BoxGuide(rawValue: 3)
  public static let lastTextBaseline = BoxGuide(rawValue: 4)
  /// The first of the guides that are defined by a function, see ``BoxTree/customGuides``.
  public static let firstCustom: Int16 = 16

  var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
  var isCustom: Bool { rawValue >= Self.firstCustom }
}

/// Where a box stands in a larger one.
public struct BoxAlignment: Hashable, Sendable {
  public var horizontal: BoxGuide
  public var vertical: BoxGuide

  public static let center = BoxAlignment(horizontal: .center, vertical: .center)
  public static let topLeading = BoxAlignment(horizontal: .start, vertical: .start)

  public init(horizontal: BoxGuide, vertical: BoxGuide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  subscript(axis: BoxAxis) -> BoxGuide { axis == .horizontal ? horizontal : vertical }
}
