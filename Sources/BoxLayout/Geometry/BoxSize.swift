/// A size in the units of the tree's ``Metrics``: whole cells, or fractions of a point.
public struct BoxSize: Hashable, Sendable {
  public var width: Int
  public var height: Int

  public static let zero = BoxSize(width: 0, height: 0)

  @inlinable
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The length along an axis.
  @inlinable
  public subscript(axis: BoxAxis) -> Int {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A place in the units of the tree's metrics, relative to the parent box.
public struct BoxPoint: Hashable, Sendable {
  public var x: Int
  public var y: Int

  public static let zero = BoxPoint(x: 0, y: 0)

  @inlinable
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// The direction a stack runs in.
public enum BoxAxis: UInt8, Hashable, Sendable {
  case horizontal, vertical

  @inlinable public var other: BoxAxis { self == .horizontal ? .vertical : .horizontal }
}

/// Lengths on the four sides of a box.
public struct BoxInsets: Hashable, Sendable {
  public var top: Int
  public var leading: Int
  public var bottom: Int
  public var trailing: Int

  public static let zero = BoxInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  public init(top: Int, leading: Int, bottom: Int, trailing: Int) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  @inlinable public var horizontal: Int { leading + trailing }
  @inlinable public var vertical: Int { top + bottom }
}
