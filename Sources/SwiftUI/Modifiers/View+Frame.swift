import BoxLayout
import Foundation

nonisolated extension View {
  /// Gives the view a fixed width, height or both, in points.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modified { lowering, content in
      lowering.recordCall([
        CallWords.number("width", width), CallWords.number("height", height), CallWords.alignment(alignment),
      ])
      let alignment = lowering.alignment(alignment)
      let (width, height) = (fixed(width), fixed(height))
      lowering.wrap(content) { $0.frame($1, width: width, height: height, alignment: alignment) }
    }
  }

  /// Bounds the width and the height of the view, in points.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modified { lowering, content in
      lowering.recordCall([
        CallWords.number("minWidth", minWidth), CallWords.number("idealWidth", idealWidth),
        CallWords.number("maxWidth", maxWidth), CallWords.number("minHeight", minHeight),
        CallWords.number("idealHeight", idealHeight), CallWords.number("maxHeight", maxHeight),
        CallWords.alignment(alignment),
      ])
      let alignment = lowering.alignment(alignment)
      let metrics = lowering.metrics
      func proposal(_ width: CGFloat?, _ height: CGFloat?) -> BoxProposal {
        BoxProposal(
          width: bound(width, metrics.frameWidth), height: bound(height, metrics.frameHeight))
      }
      let minimum = proposal(minWidth, minHeight)
      let ideal = proposal(idealWidth, idealHeight)
      let maximum = proposal(maxWidth, maxHeight)
      lowering.wrap(content) {
        $0.flexibleFrame(
          $1, minimum: minimum, ideal: ideal, maximum: maximum, alignment: alignment)
      }
    }
  }
}

/// NaN and infinity count as unspecified where a fixed length is wanted; nothing is narrower than 0.
private func fixed(_ length: CGFloat?) -> Double? {
  guard let length, length.isFinite else { return nil }
  return max(0, length)
}

/// A bound in units: infinity is as much as there is, NaN and nothing are no bound.
private func bound(_ length: CGFloat?, _ units: (Double) -> Int) -> Int {
  guard let length, !length.isNaN else { return BoxProposal.unspecified }
  return length == .infinity ? BoxProposal.infinity : units(max(0, length))
}
