import Foundation

/// A finger held down.
public struct LongPressGesture: Gesture {
  public typealias Body = Never

  public typealias Value = Bool

  public var minimumDuration: Double
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}
