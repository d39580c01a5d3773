import Foundation

/// One or more taps.
public struct TapGesture: Gesture {
  public typealias Body = Never

  public typealias Value = Void

  public var count: Int

  public init(count: Int = 1) {
    self.count = count
  }
}

/// One or more taps, with their place.
public struct SpatialTapGesture: Gesture {
  public typealias Body = Never

  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public var count: Int

  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
  }
}
