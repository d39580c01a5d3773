import BoxLayout
import Cells
import Formats
import Phone
import StageLink

/// Draws shots by the options of the command line.
@MainActor
struct ShotPainter {
  private let view: ViewOptions
  private let scenery: Scenery
  private let isOutlined: Bool
  private let describesBoxes: Bool
  private var composer = PhoneComposer()

  /// - Parameters:
  ///   - isOutlined: Outlines whatever the theme says, for output without colour.
  ///   - describesBoxes: Answers the tree of boxes as well.
  init(_ view: ViewOptions, _ scenery: Scenery, isOutlined: Bool, describesBoxes: Bool = false) {
    self.view = view
    self.scenery = scenery
    self.describesBoxes = describesBoxes
    self.isOutlined = isOutlined
  }

  /// Makes a shot's presentations and lays them out.
  func layOut(_ shot: Shot) -> LaidOutScene {
    let setting = PresentationSetting(
      device: scenery.device, appearance: view.appearance, isStale: view.isStale,
      isRightToLeft: view.isRightToLeft, isLandscape: view.isLandscape, surface: shot.surface,
      locale: view.locale ?? "en_US", timeZone: view.timeZone ?? "UTC")
    return LaidOutScene(
      PhoneScene(
        preview: shot.preview, state: shot.state, setting: setting, theme: scenery.theme,
        clock: scenery.clock), columns: view.isBare ? nil : view.size?.columns)
  }

  /// The frame of a shot, with what it shows; where `--size` is given the frame has that size, and the phone,
  /// cropped to its rows, stands in the middle.
  ///
  /// - Parameter laidOut: The shot's boxes, laid out by the same options.
  /// - Throws: `CommandError` when `--size` is too small for it.
  mutating func paint(_ shot: Shot, _ laidOut: LaidOutScene) throws -> LabelledFrame {
    let composed = composer.compose(
      laidOut.drawn(isOutlined: isOutlined), isBare: view.isBare, rows: view.size?.rows)
    var frame = composed.frame
    var boxes = describesBoxes ? composed.boxes : []
    if let size = view.size, frame.columns > size.columns || frame.rows > size.rows {
      throw CommandError(
        exitCode: 2,
        "--size \(size.columns)x\(size.rows) is too small: '\(shot.preview.name)' on \(shot.surface.rawValue) "
          + "takes \(frame.columns)x\(frame.rows) cells")
    }
    if let size = view.size {
      let moved = (columns: (size.columns - frame.columns) / 2, rows: (size.rows - frame.rows) / 2)
      boxes = boxes.map { $0.offset(columns: moved.columns, rows: moved.rows) }
      frame = frame.centred(in: size)
    }
    return LabelledFrame(
      frame,
      labels: [
        .init("activity", shot.activity.name), .init("preview", shot.preview.name),
        .init("state", shot.state + 1),
        .init("surface", shot.preview.kind == .view ? "view" : shot.surface.rawValue),
        .init("device", scenery.device.id), .init("theme", scenery.theme.id),
        .init("appearance", view.appearance.rawValue),
      ], boxes: boxes.map(FrameBox.init))
  }
}

extension FrameBox {
  fileprivate init(_ box: BoxDescription) {
    self.init(kind: box.kind, rect: box.rect, text: box.text, children: box.children.map(FrameBox.init))
  }
}
