import Cells

/// A scene drawn twice from one layout: as text, and as its theme would have it.
public struct FramePair: Sendable {
  public var outlined: Frame
  /// Of the same size.
  public var themed: Frame
  /// What the presentations asked for and cannot be shown, one line each, each once.
  public var notices: [String]
}

extension PhoneComposer {
  /// Draws a scene outlined and in its theme's manner, whatever ``PhoneScene/isOutlined`` says. The user's views
  /// are made and laid out once.
  ///
  /// - Parameter isBare: Draws only the presentation with its edge.
  public mutating func pair(_ scene: PhoneScene, isBare: Bool) -> FramePair {
    let device = DeviceCells(scene.setting.device)
    let layout = scene.surfaceLayout(on: device)
    var scene = scene
    func draw(_ isOutlined: Bool, _ composer: inout PhoneComposer) -> Frame {
      scene.isOutlined = isOutlined
      return isBare
        ? composer.composedBare(scene, layout, on: device).frame
        : composer.composedPhone(scene, layout, on: device).frame
    }
    return FramePair(
      outlined: draw(true, &self), themed: draw(false, &self), notices: layout.notices)
  }
}
