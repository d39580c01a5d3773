import Cells
import Formats
import Phone

/// `islet render`: frames as text, ANSI or JSON, as pictures, or in words.
@MainActor
struct RenderCommand {
  let options: RenderOptions
  let format: RenderFormat
  let depth: ColorDepth
  /// Whether frames are characters of a terminal.
  var isText: Bool { format == .text || format == .ansi }
  /// The width of the terminal that a sheet goes to; `nil` where it goes elsewhere.
  var terminalColumns: Int?

  /// - Parameter isTerminal: Whether the result goes to a terminal.
  init(options: RenderOptions, environment: [String: String], isTerminal: Bool) {
    self.options = options
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
    _ catalog: Catalog, _ scenery: Scenery, from first: Int = 0,
    willDraw: (Shot, Int, Int) -> Void = { _, _, _ in },
    didNotice: (String) throws -> Void = { _ in }, didDraw: (FrameSpool.Entry) throws -> Void
  ) throws {
    var painter = ShotPainter(
      options.view, scenery,
      isOutlined: options.isOutlined(format, depth),
      boxes: format != .json ? .none : options.isInspected ? .inspected : .places)
    var shots = try Shot.all(
      in: catalog, options.view.resolvedSelection(on: scenery.choice), on: scenery.choice)
    if options.view.showsSheet {
      if options.view.lendsAlwaysOn(to: scenery.choice) { shots = Shot.addingAlwaysOn(to: shots) }
      shots = Shot.sheets(of: shots)
    }
    try checkRoom(for: shots.count)
    var noticed: Set<String> = []
    for (index, shot) in shots.enumerated().dropFirst(first) {
      willDraw(shot, index, shots.count)
      guard format != .words else {
        let (words, notices): ([String], [String])
        if shot.tiles.isEmpty {
          let laidOut = painter.layOut(shot)
          words = laidOut.words(activity: shot.activity.name, isBare: options.view.isBare)
          notices = laidOut.notices
        } else {
          (words, notices) = try painter.words(ofSheet: shot, options.sheet)
        }
        for notice in notices where noticed.insert(notice).inserted { try didNotice(notice) }
        try didDraw(
          FrameSpool.Entry(
            name: shot.fileName, title: PrintableText.make(shot.title),
            text: words.joined(separator: "\n") + "\n"))
        continue
      }
      let (frame, notices): (LabelledFrame, [String])
      if shot.tiles.isEmpty {
        let laidOut = painter.layOut(shot)
        (frame, notices) = (try painter.paint(shot, laidOut), laidOut.notices)
      } else {
        (frame, notices) = try painter.paintSheet(
          shot, options.sheet, columns: format.isPicture || format == .json ? nil : terminalColumns)
      }
      for notice in notices where noticed.insert(notice).inserted { try didNotice(notice) }
      let text =
        switch format {
        case .text, .words: TextFormat.string(for: frame.frame)
        case .ansi: ANSIFormat(depth: depth).string(for: frame.frame)
        case .json: JSONFormat.object(for: frame)
        case .svg, .html, .png: try PictureEntry.text(for: frame)
        }
      try didDraw(FrameSpool.Entry(name: shot.fileName, title: PrintableText.make(shot.title), text: text))
    }
  }

  /// Refuses what cannot be written, before anything is compiled.
  ///
  /// - Throws: `CommandError`.
  func checkOutput(isTerminal: Bool) throws {
    guard !options.isInspected || format == .json else {
      throw CommandError(
        exitCode: 2, "--inspect tells more of the boxes in JSON: say --format json as well")
    }
    if format.isPicture, let problem = PictureReport.problem {
      throw CommandError(exitCode: 1, "no picture can be drawn: \(problem); see `islet doctor`")
    }
    guard format == .png, options.output == nil, isTerminal else { return }
    throw CommandError(
      exitCode: 2, "a PNG is nothing for a terminal: name a file with -o FILE.png, or write into a pipe")
  }

  /// A file holds one picture; the states of `--state all` stand in it side by side.
  private func checkRoom(for count: Int) throws {
    guard format.isSingle, count > 1, options.view.selection.state != .all || options.view.showsSheet,
      !(options.output.map(OutputFolder.isMeant) ?? false)
    else { return }
    throw CommandError(
      exitCode: 2,
      "\(count) pictures do not fit into one file: name a folder with -o DIR/, or show all states beside "
        + "each other with --state all")
  }

  /// Several frames as one text, where a line above each says which it is, or in one picture.
  private func document(_ frames: [FrameSpool.Entry], _ pictures: PictureWriter?) throws -> [UInt8] {
    if let pictures { return pictures.bytes(for: try frames.map { try PictureEntry.frame(from: $0.text) }) }
    if format == .json { return Array(JSONFormat.array(of: frames.map(\.text)).utf8) }
    // Words begin with what they are about.
    if format == .words { return Array(frames.map(\.text).joined(separator: "\n").utf8) }
    guard frames.count > 1 else { return Array(frames.map(\.text).joined().utf8) }
    return Array(frames.map { "\($0.title):\n\($0.text)" }.joined(separator: "\n").utf8)
  }

  /// Writes frames to where the options say.
  ///
  /// - Parameter scenery: What they were drawn with.
  /// - Throws: `OutputError`; `CommandError` when a file that would be written is there already.
  func write(_ frames: [FrameSpool.Entry], _ scenery: Scenery, to output: Output) throws {
    guard !frames.isEmpty || !format.isPicture else { return }
    let pictures =
      format.isPicture
      ? PictureWriter(format, options, paper: PicturePaper(scenery.theme, options.view.appearance)) : nil
    guard let path = options.output else {
      return try output.write(document(frames, pictures))
    }
    guard OutputFolder.isMeant(by: path) else {
      return try OutputFile.write(document(frames, pictures), to: path)
    }
    try OutputFolder.write(
      frames.map { (name: "\($0.name).\(format.ending)", bytes: try document([$0], pictures)) },
      into: path)
  }
}
