import Cells
import Formats
import Phone

extension RenderCommand {
  /// The first screen of an app, as far as it is there at once, and what is to be known of it.
  ///
  /// - Throws: `CommandError` when `--size` is too small for it.
  func entry(
    of app: AppScreen, _ scenery: Scenery
  ) async throws -> (entry: FrameSpool.Entry, notices: [String]) {
    let view = options.view
    var setting = view.setting(on: scenery.choice, .banner)
    setting.reducesMotion = setting.reducesMotion || scenery.theme.reducesMotion
    let scene = Session.scene(
      of: app, setting, theme: scenery.theme, clock: scenery.clock,
      isOutlined: options.isOutlined(format, depth))
    var composer = PhoneComposer()
    var frame = composer.phone(scene, rows: view.size?.rows)
    // What its tasks have to do first belongs to the first screen.
    for _ in 0..<Self.turns { await Task.yield() }
    if app.isChanged { frame = composer.phone(scene, rows: view.size?.rows) }
    if let size = view.size {
      guard frame.columns <= size.columns, frame.rows <= size.rows else {
        throw CommandError(
          exitCode: 2,
          "--size \(size.columns)x\(size.rows) is too small: the app takes \(frame.columns)x\(frame.rows) cells"
        )
      }
      frame = frame.centred(in: size)
    }
    let text =
      switch format {
      case .words: LaidOutScene(scene).words(activity: app.name, isBare: false).joined(separator: "\n") + "\n"
      case .ansi: ANSIFormat(depth: depth).string(for: frame)
      default: TextFormat.string(for: frame)
      }
    return (FrameSpool.Entry(name: "app", title: app.name, text: text), app.notices)
  }

  private static let turns = 20
}
