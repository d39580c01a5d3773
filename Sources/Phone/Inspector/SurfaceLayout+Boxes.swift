import BoxLayout
import Cells
import SwiftUI

extension SurfaceLayout {
  /// The tree of boxes of what stands on the surface.
  ///
  /// - Parameter setting: In which an inspector tells points and all else; `nil` for places alone.
  @MainActor
  func boxes(inspectedIn setting: PresentationSetting?) -> [BoxDescription] {
    bodies.map { body in
      let name =
        switch body.kind {
        case .card: "card"
        case .island: "island"
        case .screen: "screen"
        case .view: "view"
        }
      return BoxDescription(
        kind: name, rect: body.rect, children: body.contents.map { $0.boxes(inspectedIn: setting) })
    }
  }
}

extension PlacedContent {
  @MainActor
  fileprivate func boxes(inspectedIn setting: PresentationSetting?) -> BoxDescription {
    var inner: BoxDescription?
    if let setting {
      inner = content.inspect(proposal, origin, clip, offer(in: setting))
      if let widget = content.widget {
        let name = ViewTypeName(widget)
        if name.isUsers {
          inner?.setOwner(BoxOwner(name: "\(name.short).body", descriptor: name.descriptor))
        }
      }
    } else {
      inner = content.boxes(proposal, origin)
    }
    return BoxDescription(
      kind: presentation.rawValue, rect: CellRect(origin: origin, size: size),
      children: [inner].compactMap { $0 })
  }

  /// What a device offers for the same proposal, in points: its card and its island have sizes of their own.
  private func offer(in setting: PresentationSetting) -> BoxOffer {
    let device = setting.islandDevice
    let cells = DeviceCells(device)
    var offer = BoxOffer(
      width: proposal.columns.map { Double($0) * Metrics.columnPoints },
      height: proposal.rows.map { Double($0) * Metrics.rowPoints })
    switch presentation {
    case .lockScreen where proposal.columns == cells.cardColumns:
      offer = BoxOffer(width: device.card.width, height: device.card.height.upperBound)
    case .lockScreen where setting.surface.isStandBy && proposal.columns == setting.cells.cardColumns:
      offer = BoxOffer(width: device.standByWidth, height: device.card.height.upperBound)
    case .small:
      if let size = setting.screen?.activity { offer = BoxOffer(width: size.width, height: size.height) }
    case .expanded where proposal.columns == cells.island?.expandedColumns:
      offer = BoxOffer(
        width: device.island?.expandedWidth, height: device.island?.expandedHeight.upperBound)
    case .view where proposal.columns == cells.screen.columns:
      offer = BoxOffer(width: device.screen.width, height: device.screen.height)
    default: break
    }
    return offer
  }
}

extension BoxDescription {
  /// Says what made the boxes of which nothing nearer is known.
  fileprivate mutating func setOwner(_ owner: BoxOwner) {
    if details?.maker != nil, details?.maker?.owner == nil { details?.maker?.owner = owner }
    for index in children.indices { children[index].setOwner(owner) }
  }
}
