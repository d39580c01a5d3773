/// The size that a parent offers to a child, as SwiftUI's `ProposedViewSize`.
public struct BoxProposal: Hashable, Sendable {
  /// The width, ``unspecified`` or ``infinity``.
  public var width: Int
  public var height: Int

  /// Stands for no proposal: the child answers its ideal length.
  @inlinable public static var unspecified: Int { .min }
  /// Stands for as much as the child can take.
  @inlinable public static var infinity: Int { 1 << 30 }

  public static let zero = BoxProposal(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let ideal = BoxProposal(width: unspecified, height: unspecified)

  @inlinable
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  @inlinable
  public init(_ size: BoxSize) {
    self.init(width: size.width, height: size.height)
  }

  @inlinable
  public subscript(axis: BoxAxis) -> Int {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The proposal as a size, unspecified lengths replaced.
  @inlinable
  public func size(orWidth idealWidth: Int, orHeight idealHeight: Int) -> BoxSize {
    BoxSize(
      width: width == Self.unspecified ? idealWidth : max(0, width),
      height: height == Self.unspecified ? idealHeight : max(0, height))
  }

  /// A length with something taken off; unspecified and infinite lengths stay what they are.
  @inlinable
  static func reduced(_ length: Int, by amount: Int) -> Int {
    length == unspecified || length >= infinity ? length : max(0, length - amount)
  }
}
