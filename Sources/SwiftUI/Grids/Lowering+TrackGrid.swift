import BoxLayout
import Foundation

extension _Lowering {
  /// Lowers the content of a lazy grid whose tracks lie side by side along an axis.
  @MainActor
  mutating func trackGrid<Content: View>(
    _ items: [GridItem], across axis: BoxAxis, alignment: BoxGuide, spacing: CGFloat?,
    _ content: Content
  ) {
    let metrics = metrics
    func units(_ points: CGFloat) -> Int {
      guard points.isFinite else { return BoxProposal.infinity }
      return axis == .horizontal ? metrics.frameWidth(points) : metrics.frameHeight(points)
    }
    let tracks = items.map { item in
      let size: GridTrack.Size =
        switch item.size {
        case .fixed(let length): .fixed(units(length))
        case .flexible(let least, let most): .flexible(units(least), units(most))
        case .adaptive(let least, let most): .adaptive(max(1, units(least)), units(most))
        }
      return GridTrack(
        size: size, gap: metrics.spacing(item.spacing ?? 8, along: axis),
        alignment: item.alignment.map { self.alignment($0) } ?? .center)
    }
    let arrangement = TrackGridArrangement(
      axis: axis, tracks: tracks, lineGap: metrics.spacing(spacing ?? 8, along: axis.other),
      alignment: alignment)
    container(of: content) { $0.arranged(arrangement, $1) }
  }
}
