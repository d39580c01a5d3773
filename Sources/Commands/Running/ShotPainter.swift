import BoxLayout
import Cells
import Foundation
import Formats
import Phone
import StageLink

/// Draws shots by the options of the command line.
@MainActor
struct ShotPainter {
  private let view: ViewOptions
  private let device: Device
  private let theme: Theme
  private let clock: PhoneClock
  private let isOutlined: Bool
  private let describesBoxes: Bool
  private var composer = PhoneComposer()
  /// What the last frame's presentations asked for and cannot be shown.
  private(set) var notices: [String] = []

  /// - Parameters:
  ///   - isOutlined: Outlines whatever the theme says, for output without colour.
  ///   - describesBoxes: Answers the tree of boxes as well.
  ///   - environment: Where themes may lie.
  /// - Throws: `CommandError` for an unknown device, `ThemeError`.
  init(
    _ view: ViewOptions, isOutlined: Bool, describesBoxes: Bool = false, environment: [String: String]
  ) throws {
    self.view = view
    self.describesBoxes = describesBoxes
    self.isOutlined = isOutlined
    device = try Self.device(view.device)
    theme = try ThemeLibrary.installedTheme(named: view.theme, environment: environment)
    clock = PhoneClock(
      view.instant, timeZone: view.timeZone.flatMap { TimeZone(identifier: $0) } ?? .gmt,
      locale: Locale(identifier: view.locale ?? "en_US"))
  }

  /// A device by its id; the default one without.
  static func device(_ id: String?) throws -> Device {
    guard let id else { return Device.all[0] }
    if let device = Device.named(id) { return device }
    let ids = Device.all.map(\.id).joined(separator: ", ")
    throw CommandError(exitCode: 2, "no device is named '\(id)'; there are \(ids)")
  }

  /// The frame of a shot, with what it shows; where `--size` is given the frame has that size, and the phone,
  /// cropped to its rows, stands in the middle.
  ///
  /// - Throws: `CommandError` when `--size` is too small for it.
  mutating func paint(_ shot: Shot) throws -> LabelledFrame {
    let setting = PresentationSetting(
      device: device, appearance: view.appearance, isStale: view.isStale,
      isRightToLeft: view.isRightToLeft, surface: shot.surface, locale: view.locale ?? "en_US",
      timeZone: view.timeZone ?? "UTC")
    let scene = PhoneScene(
      preview: shot.preview, state: shot.state, setting: setting, theme: theme, clock: clock,
      isOutlined: isOutlined)
    notices = scene.notices
    var boxes: [BoxDescription] = []
    var frame: Frame
    if describesBoxes {
      (frame, boxes) = composer.described(scene, isBare: view.isBare, rows: view.size?.rows)
    } else {
      frame = view.isBare ? composer.bare(scene) : composer.phone(scene, rows: view.size?.rows)
    }
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
        .init("device", device.id), .init("theme", theme.id), .init("appearance", view.appearance.rawValue),
      ], boxes: boxes.map(FrameBox.init))
  }
}

extension FrameBox {
  fileprivate init(_ box: BoxDescription) {
    self.init(kind: box.kind, rect: box.rect, text: box.text, children: box.children.map(FrameBox.init))
  }
}
