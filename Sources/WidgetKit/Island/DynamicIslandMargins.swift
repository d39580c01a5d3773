import SwiftUI

/// Margins that an app has set, in points; `nil` at the edges that are left to the system.
package struct DynamicIslandMargins: Equatable, Sendable {
  package private(set) var top: Double?
  package private(set) var leading: Double?
  package private(set) var bottom: Double?
  package private(set) var trailing: Double?

  package init() {}

  /// Sets edges that are not set yet, so the innermost of several modifiers counts.
  mutating func set(_ length: Double, at edges: Edge.Set) {
    if edges.contains(.top) { top = top ?? length }
    if edges.contains(.leading) { leading = leading ?? length }
    if edges.contains(.bottom) { bottom = bottom ?? length }
    if edges.contains(.trailing) { trailing = trailing ?? length }
  }
}
