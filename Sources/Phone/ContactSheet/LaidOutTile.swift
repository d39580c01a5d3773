import Cells

/// A tile of a sheet with its boxes laid out, and its frame once it is known how high the line is that it
/// stands in.
@MainActor
struct LaidOutTile {
  private let laidOut: LaidOutScene
  private let isBare: Bool
  /// The rows of the least phone that shows the surface; `nil` for what has a height of its own.
  let phoneRows: Int?
  private(set) var composed: ComposedScene?
  /// Of a phone the width alone is known from the beginning.
  private(set) var size: CellSize
  /// Of the caption above it, which must not stand in another one's.
  let captionColumns: Int

  /// The columns that it keeps in its line.
  var columns: Int { max(size.columns, captionColumns) }

  /// - Parameter columns: What there is for a phone; one that lies leaves out air. `nil`: as many as it wants.
  init(
    _ tile: ContactSheet.Tile, columns: Int?, isBare: Bool, marksChanges: Bool,
    with composer: inout PhoneComposer
  ) {
    var scene = tile.scene
    if let columns { scene.setting = scene.setting.fitting(columns: columns) }
    let laidOut = LaidOutScene(scene, columns: isBare ? nil : columns)
    let words = [tile.title, tile.detail, marksChanges ? FrameChanges.longestWords : ""].filter {
      !$0.isEmpty
    }
    captionColumns = words.reduce(-2) { $0 + TextWidth.columns(of: $1) + 2 }
    self.laidOut = laidOut
    self.isBare = isBare
    phoneRows = isBare ? nil : Self.rows(of: laidOut)
    if let phoneRows {
      let device = laidOut.device
      size = CellSize(columns: device.screen.columns + device.bezel.columns, rows: phoneRows)
    } else {
      size = .zero
      compose(rows: nil, with: &composer)
    }
  }

  /// Draws the tile, unless it is drawn already.
  ///
  /// - Parameter rows: The height of phones in its line.
  mutating func compose(rows: Int?, with composer: inout PhoneComposer) {
    guard composed == nil else { return }
    laidOut.scene.setting.becomeInterface()
    let scene = composer.compose(laidOut, isBare: isBare, rows: phoneRows == nil ? nil : rows)
    composed = scene
    size = scene.frame.size
  }

  /// A Home Screen of so many rows ends below whole icons.
  private static let homeRows = 12

  /// The rows of a phone that shows a surface and little else: a Lock Screen with its clock, a Home Screen with
  /// the first of its icons.
  private static func rows(of laidOut: LaidOutScene) -> Int? {
    let (device, bounds) = (laidOut.device, laidOut.layout.bounds)
    guard case .activity = laidOut.scene.preview.kind, !device.isLandscape,
      laidOut.scene.setting.device.kind == .iPhone
    else { return nil }
    switch laidOut.scene.setting.surface {
    case .lockScreen, .alwaysOn: return device.bezel.rows + bounds.rows + 10
    case .banner: return device.bezel.rows + max(homeRows, device.statusRows + bounds.rows + 5)
    case .compact, .minimal, .minimalDetached, .expanded:
      return device.bezel.rows + max(homeRows, bounds.endRow + 5)
    case .standby, .standbyNight, .watch, .carPlay, .mac, .iPad: return nil
    }
  }
}
