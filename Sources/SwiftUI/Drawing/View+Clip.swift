import BoxLayout
import Foundation

nonisolated extension View {
  /// Cuts this view to a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    clipped(to: shape, isEvenOdd: style.isEOFilled, [CallWords.type(S.self)])
  }

  /// Cuts this view to its frame.
  public func clipped(antialiased: Bool = false) -> some View {
    clipped(to: Rectangle(), [])
  }

  /// Cuts this view to a rectangle with round corners, in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipped(to: RoundedRectangle(cornerRadius: radius), [CallWords.number(radius)])
  }

  private func clipped<S: Shape>(
    to shape: S, isEvenOdd: Bool = false, _ arguments: @autoclosure @escaping () -> [String?],
    name: ModifierName = #function
  ) -> ModifiedView<Self> {
    modified(named: name) { lowering, content in
      lowering.recordCall(arguments())
      var box = shape._box(in: lowering.environment)
      if isEvenOdd { box.style = .fill(evenOdd: true) }
      lowering.wrap(content) { $0.clip($1, box) }
    }
  }

  /// Shows of this view only what another one covers, in the same room.
  ///
  /// A quarter of a cell is covered where the mask is at least half opaque.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    masked(by: mask(), alignment: alignment)
  }

  /// Shows of this view only what another one covers; the older form.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    masked(by: mask, alignment: .center)
  }

  private func masked<Mask: View>(
    by mask: Mask, alignment: Alignment, name: ModifierName = #function
  ) -> ModifiedView<Self> {
    modified(named: name) { lowering, content in
      lowering.recordCall([CallWords.alignment(alignment)])
      let boxAlignment = lowering.alignment(alignment)
      let start = lowering.roots.count
      lowering.lower(content)
      for index in start..<lowering.roots.count {
        let box = lowering.single(mask, alignment: boxAlignment)
        lowering.roots[index] = lowering.tree.mask(
          lowering.roots[index], by: box, alignment: boxAlignment)
      }
    }
  }
}
