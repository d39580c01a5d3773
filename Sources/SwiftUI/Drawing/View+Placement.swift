import Foundation

nonisolated extension View {
  /// Moves what is seen of this view, in points; its room stays where it was.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified { lowering, content in
      lowering.recordCall([
        x == 0 ? nil : CallWords.number("x", x), y == 0 ? nil : CallWords.number("y", y),
      ])
      let (across, down) = (lowering.metrics.horizontal(x), lowering.metrics.vertical(y))
      lowering.wrap(content) { $0.offset($1, x: across, y: down) }
    }
  }

  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Takes all the room there is and puts the centre of this view at a place in it, in points.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    wrapped(call: [CallWords.number("x", x), CallWords.number("y", y)]) {
      $0.position($1, x: Double(x), y: Double(y))
    }
  }

  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }
}
