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
  private let boxes: Boxes
  private var composer = PhoneComposer()
  /// In which line the user's views are written, as far as that was asked.
  private var sources: [UInt: SourceLine?] = [:]

  /// What is answered of the tree of boxes.
  enum Boxes {
    case none
    /// What they are and where they stand.
    case places
    /// All that is known of them.
    case inspected
  }

  /// - Parameters:
  ///   - isOutlined: Outlines whatever the theme says, for output without colour.
  ///   - boxes: What is answered of the tree of boxes as well.
  init(_ view: ViewOptions, _ scenery: Scenery, isOutlined: Bool, boxes: Boxes = .none) {
    self.view = view
    self.scenery = scenery
    self.boxes = boxes
    self.isOutlined = isOutlined
  }

  /// Makes a shot's presentations and lays them out.
  func layOut(_ shot: Shot) -> LaidOutScene {
    LaidOutScene(scene(of: shot), columns: view.isBare ? nil : view.size?.columns)
  }

  private func scene(of shot: Shot) -> PhoneScene {
    let setting = view.setting(on: scenery.choice, shot.surface)
    return PhoneScene(
      preview: shot.preview, state: shot.state, setting: setting, theme: scenery.theme, clock: scenery.clock)
  }

  /// What the tiles of a sheet say, a line each, and what cannot be shown of them.
  ///
  /// - Throws: `CommandError` for a variant that is not there.
  func words(
    ofSheet shot: Shot, _ options: SheetOptions
  ) throws(CommandError) -> (lines: [String], notices: [String]) {
    let sheet = try sheet(of: shot, options)
    defer { if sheet.willDraw != nil { Surroundings.setPlace(locale: view.locale, timeZone: view.timeZone) } }
    return sheet.words(activity: shot.activity.name, isBare: view.isBare)
  }

  private func sheet(of shot: Shot, _ options: SheetOptions) throws(CommandError) -> ContactSheet {
    let scenes = shot.tiles.map { tile in
      var scene = scene(of: tile)
      scene.isOutlined = isOutlined
      return scene
    }
    var sheet = try SheetPlan(options, activity: shot.activity.name, scenes: scenes).sheet()
    // Texts that ask the process for its language get the tile's.
    if options.variants.contains(where: \.changesLocale) {
      sheet.willDraw = { Surroundings.setPlace(locale: $0.locale, timeZone: $0.timeZone) }
    }
    return sheet
  }

  /// A sheet, and what cannot be shown of it.
  ///
  /// - Parameters:
  ///   - columns: Its width unless `--size` says it; `nil` chooses one.
  /// - Throws: `CommandError` when `--size` is too small for it, or for a variant that is not there.
  mutating func paintSheet(
    _ shot: Shot, _ options: SheetOptions, columns: Int?
  ) throws -> (LabelledFrame, notices: [String]) {
    let sheet = try sheet(of: shot, options)
    defer { if sheet.willDraw != nil { Surroundings.setPlace(locale: view.locale, timeZone: view.timeZone) } }
    let drawing = sheet.draw(columns: view.size?.columns ?? columns, isBare: view.isBare, with: &composer)
    let boxes =
      switch self.boxes {
      case .none: [BoxDescription]()
      case .places: drawing.boxes
      case .inspected: drawing.inspectedBoxes
      }
    let state = shot.tileState.map { [LabelledFrame.Label("state", $0 + 1)] } ?? []
    let frame = try labelled(
      drawing.frame, shot, "a sheet", boxes,
      state + [.init("surface", "sheet"), .init("device", scenery.choice.device.id)])
    return (frame, drawing.notices)
  }

  /// The frame of a shot, with what it shows; where `--size` is given the frame has that size, and the phone,
  /// cropped to its rows, stands in the middle.
  ///
  /// - Parameter laidOut: The shot's boxes, laid out by the same options.
  /// - Throws: `CommandError` when `--size` is too small for it.
  mutating func paint(_ shot: Shot, _ laidOut: LaidOutScene) throws -> LabelledFrame {
    let composed = composer.compose(
      laidOut.drawn(isOutlined: isOutlined), isBare: view.isBare, rows: view.size?.rows)
    let boxes =
      switch self.boxes {
      case .none: [BoxDescription]()
      case .places: composed.boxes
      case .inspected: composed.inspectedBoxes(in: laidOut.scene.setting)
      }
    return try labelled(
      composed.frame, shot, shot.surface.rawValue, boxes,
      [
        .init("state", shot.state + 1),
        .init("surface", shot.preview.kind == .view ? "view" : shot.surface.rawValue),
        .init("device", laidOut.scene.setting.screenID),
      ])
  }

  /// A frame in the size that is asked for, with what it shows.
  private mutating func labelled(
    _ frame: Frame, _ shot: Shot, _ surface: String, _ boxes: [BoxDescription],
    _ labels: [LabelledFrame.Label]
  ) throws -> LabelledFrame {
    var (frame, boxes) = (frame, boxes)
    if let size = view.size, frame.columns > size.columns || frame.rows > size.rows {
      throw CommandError(
        exitCode: 2,
        "--size \(size.columns)x\(size.rows) is too small: '\(shot.preview.name)' on \(surface) "
          + "takes \(frame.columns)x\(frame.rows) cells")
    }
    if let size = view.size {
      let moved = (columns: (size.columns - frame.columns) / 2, rows: (size.rows - frame.rows) / 2)
      boxes = boxes.map { $0.offset(columns: moved.columns, rows: moved.rows) }
      frame = frame.centred(in: size)
    }
    return LabelledFrame(
      frame,
      labels: [.init("activity", shot.activity.name), .init("preview", shot.preview.name)] + labels + [
        .init("theme", scenery.theme.id),
        .init("appearance", view.appearance.rawValue),
      ], boxes: boxes.map { FrameBox($0, source: { source(of: $0) }) })
  }

  private mutating func source(of view: UInt) -> SourceLine? {
    if let known = sources[view] { return known }
    let line = ViewSource.line(ofTypeAt: view)
    sources[view] = .some(line)
    return line
  }
}
