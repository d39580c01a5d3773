import Cells
import Formats
import Phone

/// `islet render`: frames as text, ANSI or JSON.
@MainActor
struct RenderCommand {
  let options: RenderOptions
  private let environment: [String: String]
  private let format: RenderFormat
  private let depth: ColorDepth

  /// - Parameter isTerminal: Whether the result goes to a terminal.
  init(options: RenderOptions, environment: [String: String], isTerminal: Bool) {
    self.options = options
    self.environment = environment
    (format, depth) = options.resolvedFormat(environment: environment, isTerminal: isTerminal)
  }

  /// Draws what the options select of a catalog, a frame at a time.
  ///
  /// - Parameters:
  ///   - first: The number of the frame to begin with, from 0.
  ///   - willDraw: Called before each frame with its number and how many there are.
  ///   - didNotice: Called once with each message about something that cannot be shown.
  ///   - didDraw: Called with each frame as it is finished.
  func draw(
    _ catalog: Catalog, from first: Int = 0, willDraw: (Shot, Int, Int) -> Void = { _, _, _ in },
    didNotice: (String) throws -> Void = { _ in }, didDraw: (FrameSpool.Entry) throws -> Void
  ) throws {
    var painter = try ShotPainter(
      options.view,
      isOutlined: format == .text || (format == .ansi && depth <= .ansi16) || options.isPlain,
      environment: environment)
    let shots = try Shot.all(in: catalog, options.view.resolvedSelection)
    var noticed: Set<String> = []
    for (index, shot) in shots.enumerated().dropFirst(first) {
      willDraw(shot, index, shots.count)
      let frame = try painter.paint(shot)
      for notice in painter.notices where noticed.insert(notice).inserted { try didNotice(notice) }
      let text =
        switch format {
        case .text: TextFormat.string(for: frame.frame)
        case .ansi: ANSIFormat(depth: depth).string(for: frame.frame)
        case .json: JSONFormat.object(for: frame)
        }
      try didDraw(FrameSpool.Entry(name: shot.fileName, title: PrintableText.make(shot.title), text: text))
    }
  }

  /// Several frames as one text; a line above each says which it is.
  private func document(_ frames: [FrameSpool.Entry]) -> String {
    if format == .json { return JSONFormat.array(of: frames.map(\.text)) }
    guard frames.count > 1 else { return frames.map(\.text).joined() }
    return frames.map { "\($0.title):\n\($0.text)" }.joined(separator: "\n")
  }

  /// Writes frames to where the options say.
  ///
  /// - Throws: `OutputError`; `CommandError` when a file that would be written is there already.
  func write(_ frames: [FrameSpool.Entry], to output: Output) throws {
    guard let path = options.output else { return try output.write(document(frames)) }
    guard OutputFolder.isMeant(by: path) else {
      return try OutputFile.write(document(frames), to: path)
    }
    let ending =
      switch format {
      case .text: "txt"
      case .ansi: "ans"
      case .json: "json"
      }
    try OutputFolder.write(
      frames.map { (name: "\($0.name).\(ending)", text: document([$0])) }, into: path)
  }
}
