import BoxLayout
import Cells

/// A frame, and what stands in it.
@MainActor
public struct ComposedScene {
  public let frame: Frame
  /// In cells of the frame.
  let layout: SurfaceLayout

  /// The tree of boxes: the card or the islands of the surface, in them the presentations, in these the
  /// boxes of their views. Places are cells of the frame.
  public var boxes: [BoxDescription] { layout.boxes(inspectedIn: nil) }

  /// The same with all that an inspector tells of each box: what costs a second and a third layout.
  public func inspectedBoxes(in setting: PresentationSetting) -> [BoxDescription] {
    layout.boxes(inspectedIn: setting)
  }
}
