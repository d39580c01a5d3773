import Cells
import Formats
import Foundation
import Glibc
import Phone
import Snapshots
import StageLink
import Workshop

/// `islet script`: plays a script on a phone, on a stage of its own, and tells whether all was as it expects.
@MainActor
struct ScriptCommand {
  let options: ScriptOptions
  let environment: [String: String]
  let output: Output
  let errors: Output

  /// The room that a recording shows: a phone with what is known beside it.
  private static let size = CellSize(columns: 100, rows: 50)
  /// How long an expectation waits for what code does by itself, in seconds, unless the script says otherwise.
  private static let patience = 2.0
  /// How long each step stays in a recording, in seconds.
  private static let pace = 1.0

  /// - Returns: The exit code: 1 when a frame is another than recorded.
  /// - Throws: `ScriptError` for the first step that is none, cannot be done, or expects what is not.
  func run() throws -> Int32 {
    let script = try Script(try GivenFile.read(options.file))
    let given = try options.view.content.read()
    let recording = try options.record.map { path throws(CommandError) in try SessionRecording(path: path) }
    do {
      Interruption.handle()
      let code = try play(script, given, recording)
      try recording?.close()
      return code
    } catch {
      // What was shown up to there is worth looking at; without it, there is no recording.
      if recording?.isEmpty == false { try? recording?.close() } else { recording?.discard() }
      throw error
    }
  }

  private func play(
    _ script: Script, _ given: GivenContent?, _ recording: SessionRecording?
  ) throws -> Int32 {
    let (stage, library) = try open(given)
    defer { library?.remove() }
    var player = ScriptPlayer(script: script, folder: folder(of: script), stage: stage)
    try recording?.append(
      AsciicastHeader(
        columns: size.columns, rows: size.rows, timestamp: Int(options.view.instant.timeIntervalSince1970),
        title: "islet script \(script.file)", environment: ["TERM": "xterm-256color"]
      ).line)
    var time = 0.0
    var shown: Frame?
    func record() throws {
      guard let recording, let frame = stage.frame, frame != shown else { return }
      try recording.append(AsciicastEvent(time: time, frame: frame).line)
      shown = frame
    }
    try record()
    var tally = Tally()
    for step in script.steps {
      do {
        if let outcome = try player.play(step, patience: step.patience ?? Self.patience) {
          if let frame = try look(at: outcome, of: step, in: script) { tally.count(frame) }
        } else if case .phone(.expect) = step.action {
          tally.expectations += 1
        }
      } catch {
        try tell(stage.takeTrace())
        throw error
      }
      tally.steps += 1
      try tell(stage.takeTrace())
      guard shown != stage.frame else { continue }
      time += Self.pace
      try record()
    }
    try recording?.append(AsciicastEvent(time: time + 2 * Self.pace, output: "").line)
    try output.write("\(PrintableText.make(script.file)): \(tally.text)\n")
    return tally.faults == 0 ? 0 : 1
  }

  private var size: CellSize { options.view.size ?? Self.size }

  private func folder(of script: Script) -> String {
    options.file.lastIndex(of: "/").map { String(options.file[...$0]) } ?? ""
  }

  /// Compiles the sources and starts a stage with them. A library that was kept and cannot be loaded is made anew.
  private func open(
    _ given: GivenContent?, isAgain: Bool = false
  ) throws -> (ScriptStage, CompiledLibrary?) {
    let library = options.sources.paths.isEmpty ? nil : try options.sources.compile()
    if !isAgain { try note(library?.notices ?? []) }
    var configuration = options.view.configuration(
      source: library?.source ?? .gallery, given: given, size: Self.size, manner: .filled)
    configuration.appLibrary = options.sources.isApp ? library?.appPath : nil
    configuration.refusals = options.refusals
    configuration.showsTrace = true
    configuration.timeLimit = options.sources.drawingLimit / .seconds(1)
    configuration.memoryLimit = options.sources.memoryLimit
    do {
      let stage = try ScriptStage(configuration, library: library, sources: options.sources) { [errors] in
        try errors.write(PrintableText.make($0, keepsLineFeeds: true))
      }
      return (stage, library)
    } catch let error as WorkshopError where library?.isFromCache == true && !isAgain {
      _ = error
      library?.discard()
      return try open(given, isAgain: true)
    } catch {
      library?.remove()
      throw error
    }
  }

  private func tell(_ trace: [String]) throws {
    guard options.showsTrace else { return }
    for line in trace { try errors.write(PrintableText.make(line) + "\n") }
  }

  private func note(_ notices: [String]) throws {
    for notice in notices { try errors.write("islet: \(PrintableText.make(notice))\n") }
  }

  // MARK: Frames

  /// Compares a frame with its file, or writes it.
  private func look(
    at outcome: ScriptOutcome, of step: Script.Step, in script: Script
  ) throws -> SnapshotOutcome.Kind? {
    guard case .frame(let frame, _) = step.action, let text = outcome.text, let colours = outcome.colours
    else { return nil }
    var header = SnapshotHeader()
    for name in ["activity", "surface", "device", "theme", "appearance", "date"] {
      header[name] = outcome.labels[name]
    }
    let snapshot = Snapshot(
      header, outlined: try Frame(bytes: text), styled: try Frame(bytes: colours))
    let name = SnapshotName(path: frame + SnapshotName.ending)
    let old: String?
    do { old = try options.folder.text(of: name) } catch {
      guard options.acceptsFrames, options.folder.mayBeReplaced(name) else {
        throw fault(step, script, "\(error)")
      }
      old = nil
    }
    let known: Snapshot?
    do { known = try old.map { try options.folder.snapshot(name, from: $0) } } catch {
      guard options.acceptsFrames, options.folder.mayBeReplaced(name) else {
        throw fault(step, script, "\(error)")
      }
      known = nil
    }
    let isSame = known.map { SnapshotDifference(from: $0, to: snapshot) == nil } ?? false
    if isSame { return .same }
    let file = SnapshotFormat.string(for: snapshot, replacing: old)
    if options.acceptsFrames {
      try options.folder.write(file, to: name)
      return old == nil ? .added : .updated
    }
    guard old != nil else {
      throw fault(
        step, script,
        "there is no frame \(options.folder.path(of: name)) to compare with; --accept writes it")
    }
    let finding = SnapshotFinding(
      SnapshotOutcome(
        position: step.line, name: name, title: "\(script.file):\(step.line): \(step.text)",
        kind: .changed, text: file), in: options.folder)
    let depth = ColorDepth.resolve(
      environment: environment, option: options.color, isTerminal: output.isTerminal)
    try output.write(FindingText(depth: depth, columns: output.columns ?? 160).text(of: finding))
    return .changed
  }

  private func fault(_ step: Script.Step, _ script: Script, _ message: String) -> ScriptError {
    ScriptError(
      file: script.file, line: step.line, column: step.column, message: message, exitCode: 1)
  }

  /// What has come of it all.
  private struct Tally {
    var steps = 0
    var expectations = 0
    var same = 0
    var written = 0
    var faults = 0

    mutating func count(_ kind: SnapshotOutcome.Kind) {
      switch kind {
      case .same: same += 1
      case .added, .updated: written += 1
      default: faults += 1
      }
    }

    var text: String {
      var parts = [Shot.count(steps, "step")]
      if expectations > 0 { parts.append("\(Shot.count(expectations, "expectation")) met") }
      if same > 0 { parts.append("\(Shot.count(same, "frame")) as recorded") }
      if written > 0 { parts.append("\(Shot.count(written, "frame")) recorded") }
      if faults > 0 { parts.append("\(Shot.count(faults, "frame")) changed") }
      return parts.joined(separator: ", ")
    }
  }
}
