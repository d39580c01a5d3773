/// A scene with its boxes laid out, which is most of the work of a frame: what is drawn of it later, and in
/// which manner, changes none of them.
@MainActor
public struct LaidOutScene {
  /// Its setting is what the boxes were laid out by.
  public private(set) var scene: PhoneScene
  let device: DeviceCells
  /// From the leading top corner of the screen on.
  let layout: SurfaceLayout

  /// Makes the scene's presentations and lays them out.
  ///
  /// - Parameter columns: What there is for the device with its edge; one that lies leaves out air.
  public init(_ scene: PhoneScene, columns: Int? = nil) {
    var scene = scene
    if let columns { scene.setting = scene.setting.fitting(columns: columns) }
    self.scene = scene
    let cells = scene.setting.cells
    device = columns.map { cells.narrowed(to: $0 - cells.bezel.columns) } ?? cells
    layout = scene.surfaceLayout(on: device)
  }

  /// What the scene's presentations asked for and cannot be shown, one line each, each once.
  public var notices: [String] { layout.notices }

  /// The same boxes, drawn with outlines or as the theme says.
  public func drawn(isOutlined: Bool) -> LaidOutScene {
    var copy = self
    copy.scene.isOutlined = isOutlined
    return copy
  }
}
