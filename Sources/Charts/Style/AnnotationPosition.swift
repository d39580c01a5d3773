import Foundation
import SwiftUI

/// Where an annotation stands beside its mark.
public struct AnnotationPosition: Hashable, Sendable {
  /// -1 before, 0 over and 1 behind the mark along each axis.
  let x: Int
  let y: Int
  /// Whether nothing was said.
  var isAutomatic = false

  /// Above the mark.
  public static let automatic = AnnotationPosition(x: 0, y: -1, isAutomatic: true)
  public static let overlay = AnnotationPosition(x: 0, y: 0)
  public static let top = AnnotationPosition(x: 0, y: -1)
  public static let bottom = AnnotationPosition(x: 0, y: 1)
  public static let leading = AnnotationPosition(x: -1, y: 0)
  public static let trailing = AnnotationPosition(x: 1, y: 0)
  public static let topLeading = AnnotationPosition(x: -1, y: -1)
  public static let topTrailing = AnnotationPosition(x: 1, y: -1)
  public static let bottomLeading = AnnotationPosition(x: -1, y: 1)
  public static let bottomTrailing = AnnotationPosition(x: 1, y: 1)
}

/// What is known of a mark when its annotation is made.
public struct AnnotationContext {
  /// The size of the mark in points.
  public let targetSize: CGSize
}

/// What happens to an annotation that does not fit; here it is always moved into the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  public struct Strategy: Hashable, Sendable {
    public static let automatic = Strategy()
    public static let fit = Strategy()
    public static let disabled = Strategy()
    public static let padScale = Strategy()

    public static func fit(to boundary: Boundary) -> Strategy { .fit }
  }

  public struct Boundary: Hashable, Sendable {
    public static let automatic = Boundary()
    public static let chart = Boundary()
    public static let plot = Boundary()
  }

  public static let automatic = AnnotationOverflowResolution(x: .automatic, y: .automatic)

  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}
