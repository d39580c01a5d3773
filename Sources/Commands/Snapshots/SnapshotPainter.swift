import Cells
import Formats
import Foundation
import Phone
import Snapshots

/// Draws the snapshots of shots.
@MainActor
struct SnapshotPainter {
  private let options: SnapshotOptions
  private var outlined: ShotPainter
  private var styled: ShotPainter
  private(set) var notices: [String] = []

  init(_ options: SnapshotOptions, _ scenery: Scenery) {
    self.options = options
    outlined = ShotPainter(options.view, scenery, isOutlined: true)
    styled = ShotPainter(options.view, scenery, isOutlined: false)
  }

  mutating func paint(_ shot: Shot) throws -> Snapshot {
    let laidOut = outlined.layOut(shot)
    notices = laidOut.notices
    let text = try outlined.paint(shot, laidOut)
    let colours = options.hasStyles ? try styled.paint(shot, laidOut).frame : nil
    return Snapshot(header(text), outlined: text.frame, styled: colours)
  }

  private func header(_ frame: LabelledFrame) -> SnapshotHeader {
    var header = SnapshotHeader()
    for label in frame.labels {
      switch label.value {
      case .text(let text): header[label.name] = text
      case .number(let number): header[label.name] = "\(number)"
      }
    }
    let view = options.view
    header["locale"] = view.locale ?? "en_US"
    header["time-zone"] = view.timeZone
    header["date"] = view.date.map { $0.formatted(.iso8601) }
    if view.isRightToLeft { header["direction"] = "right to left" }
    if view.isStale { header["stale"] = "yes" }
    if view.others > 0 { header["others"] = "\(view.others)" }
    if view.isUntapped { header["untapped"] = "yes" }
    if view.isLandscape { header["landscape"] = "yes" }
    if view.isPseudolocalized { header["texts"] = "pseudo" }
    if view.textSize != .large { header["text-size"] = view.textSize.rawValue }
    if view.contrast != .standard { header["contrast"] = view.contrast.rawValue }
    if view.isLargeType { header["large-type"] = "yes" }
    header["shown"] = view.isBare ? "bare" : "phone"
    return header
  }
}
