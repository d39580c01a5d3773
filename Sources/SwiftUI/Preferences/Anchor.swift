import BoxLayout
import Foundation

/// A place or a rectangle of a view that other views can ask for in their own coordinates.
public struct Anchor<Value> {
  /// Which space of the tree the value lies in, and the value in it, in points of that space.
  let space: Int
  let value: (CGRect) -> Value

  package init(space: Int, value: @escaping (CGRect) -> Value) {
    self.space = space
    self.value = value
  }

  /// What of a view is anchored.
  public struct Source {
    let value: (CGRect) -> Value
  }
}

extension Anchor.Source where Value == CGRect {
  /// The whole view.
  public static var bounds: Anchor<CGRect>.Source { .init { $0 } }

  /// A rectangle in the view's coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    .init {
      CGRect(
        x: $0.origin.x + rect.origin.x, y: $0.origin.y + rect.origin.y, width: rect.width,
        height: rect.height)
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A place in the view's coordinates.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    .init { CGPoint(x: $0.origin.x + point.x, y: $0.origin.y + point.y) }
  }

  /// A place by fractions of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    .init {
      CGPoint(x: $0.origin.x + point.x * $0.width, y: $0.origin.y + point.y * $0.height)
    }
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

nonisolated extension View {
  /// Tells the views around this one where it is.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modified { lowering, content in
      let start = lowering.roots.count
      lowering.lower(content)
      for index in start..<lowering.roots.count {
        let space = lowering.tree.addSpace()
        lowering.roots[index] = lowering.tree.space(lowering.roots[index], space)
        lowering.preferences.combine(key, transform(Anchor(space: space, value: value.value)))
      }
    }
  }

  /// Adds to what the views in this one told where this one is.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modified { lowering, content in
      let start = lowering.roots.count
      var told = lowering.told(by: content)
      for index in start..<lowering.roots.count {
        let space = lowering.tree.addSpace()
        lowering.roots[index] = lowering.tree.space(lowering.roots[index], space)
        transform(&told[key], Anchor(space: space, value: value.value))
      }
      lowering.preferences.merge(told)
    }
  }
}
