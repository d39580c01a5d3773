import BoxLayout
import Foundation

extension ProposedViewSize {
  init(_ proposal: BoxProposal, _ metrics: Metrics) {
    func points(_ length: Int, _ convert: (Int) -> Double) -> CGFloat? {
      if length == BoxProposal.unspecified { return nil }
      return length >= BoxProposal.infinity ? .infinity : convert(length)
    }
    self.init(
      width: points(proposal.width) { metrics.points(horizontal: $0) },
      height: points(proposal.height) { metrics.points(vertical: $0) })
  }

  /// The proposal in the units of the metrics; NaN counts as unspecified.
  func proposal(_ metrics: Metrics) -> BoxProposal {
    func units(_ length: CGFloat?, _ convert: (Double) -> Int) -> Int {
      guard let length, !length.isNaN else { return BoxProposal.unspecified }
      return length == .infinity ? BoxProposal.infinity : max(0, convert(length))
    }
    return BoxProposal(
      width: units(width, metrics.horizontal), height: units(height, metrics.vertical))
  }
}
