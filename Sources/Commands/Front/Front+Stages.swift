import Cells
import Foundation
import Phone
import StageLink
import Workshop

extension Front {
  /// How long a stage may be silent before that is shown, and before `q` no longer waits for it.
  static let patience = Duration.milliseconds(500)
  /// How long a user's code may take over one frame while somebody waits for it.
  private static let standardLimit = Duration.seconds(5)

  /// `nil` is for ever.
  var drawingLimit: Duration? {
    let limit = options.sources.timeLimit ?? Self.standardLimit
    return limit > .zero ? limit : nil
  }

  /// Whether the stage has not answered for a while.
  var isBusy: Bool {
    [stage, opening].contains { ($0?.busyTime ?? .zero) >= Self.patience }
  }

  // MARK: Opening

  /// Starts a stage before there is anything to open, so that nobody waits for it later.
  func startSpare() throws {
    guard spare == nil else { return }
    // The message of a crash is wanted, not a page of frames of the system.
    spare = try StageProcess.start(environment: ["SWIFT_BACKTRACE": "enable=no"])
  }

  /// Has a new stage take the place of the present one as soon as it has drawn.
  ///
  /// - Parameters:
  ///   - library: `nil` for the gallery.
  ///   - keys: pressed before its first frame.
  ///   - isHeld: Nothing is drawn of the place until a key leads somewhere else.
  func open(_ library: CompiledLibrary?, keys: [Key] = [], isHeld: Bool = false) throws {
    opening?.process.close()
    let given: GivenContent?
    do {
      given = options.view.content.files.isEmpty ? self.given : try options.view.content.read()
    } catch {
      finishClock()
      return show(Notice.failure("\(error)"))
    }
    try startSpare()
    guard let process = spare else { return }
    spare = nil
    var view = options.view
    view.theme = view.theme(isASCII: terminal.charset == .ascii)
    var configuration = view.configuration(
      source: library?.source ?? .gallery, given: given, size: terminal.size,
      manner: isOutlined ? .outlined : .filled, clock: .running)
    configuration.colorDepth = terminal.colorDepth
    configuration.isASCII = terminal.charset == .ascii
    configuration.place = place
    configuration.appLibrary = options.sources.isApp ? library?.appPath : nil
    configuration.refusals = options.refusals
    configuration.showsTrace = options.showsTrace
    configuration.keys = keys
    configuration.isHeld = isHeld
    configuration.isSpoken = teller != nil
    configuration.notes = library?.notices ?? []
    configuration.timeLimit = drawingLimit.map { $0 / .seconds(1) } ?? 0
    configuration.memoryLimit = options.sources.memoryLimit
    let run = StageRun(process, library: library, place: place, isHeld: isHeld)
    opening = run
    try run.ask(.open(configuration))
  }

  /// Asks the stage that is shown, and the one that will be.
  func askAll(_ request: StageRequest) throws {
    try stage?.ask(request)
    try opening?.ask(request)
  }

  // MARK: Hearing

  /// Answers an exit code when the event ends the program.
  func receive(from run: StageRun) throws -> Int32? {
    do {
      for event in try run.process.connection.receiveAvailable() {
        if let code = try take(event, from: run) { return code }
      }
      // What waited for the stage to read goes on.
      try run.process.connection.flush()
    } catch is MessageError {
      // A user's code can write to any descriptor; a stage that talks nonsense is ended.
      run.process.close()
      return try lose(run)
    }
    return run.process.connection.isClosed && (run === stage || run === opening) ? try lose(run) : nil
  }

  private func take(_ event: StageEvent, from run: StageRun) throws -> Int32? {
    switch event {
    case .place(let place):
      run.place = place
      if run === stage { tellOfHeld(run) }
    case .frame(let frame, _):
      if run === opening { swap() }
      run.noteDrawn()
      self.frame = frame
      place = run.place ?? place
    case .words(let words):
      if run === opening { swap() }
      run.noteDrawn()
      self.words = words
      place = run.place ?? place
    case .idle:
      run.noteIdle()
      if run === stage {
        waitingOverlay = nil
        teller?.isAnswered = true
      }
    case .bell: if run === stage { ring() }
    case .quit: if run === stage { return 0 }
    case .working(let isWorking): run.note(isWorking: isWorking)
    case .notes(let notes):
      run.notes = notes
      if run === stage { tellNotes(of: run) }
    case .notesWanted: if run === stage { showNotes() }
    case .trace(let lines): tracedLines += lines
    case .pushed(let number, let answer):
      carriers[number] = nil
      mailbox?.answer(number, answer)
    case .failed(let text, let failure):
      // Nothing was ever shown, and no save would help.
      if failure == .wrongUse, stage == nil, place == nil { throw CommandError(exitCode: 2, text) }
      if run.library == nil, place == nil { throw CommandError(exitCode: 1, text) }
      end(run)
      if failure == .loading, let library = run.library, library.isFromCache {
        // Whatever is wrong with it, a new one may be better.
        library.discard()
        inputs = nil
        try startBuild()
        return nil
      }
      finishClock()
      show(Notice.failure(text))
    case .opened, .exported, .message, .stepped: break
    }
    return nil
  }

  /// The new stage has drawn: the old one and what was wrong with it are gone.
  private func swap() {
    stage?.process.close()
    stage = opening
    opening = nil
    if stage?.heldPlace == nil {
      notice = nil
    } else {
      // Still true, and in the way.
      notice?.isHidden = true
    }
    finishClock()
  }

  /// What was left out is left out no more, or there is nothing else to look at.
  private func tellOfHeld(_ run: StageRun) {
    guard let held = run.heldPlace, let place = run.place else { return }
    if !place.showsSame(as: held) {
      notice = nil
    } else if place.overlay == nil {
      notice?.isHidden = false
    }
  }

  // MARK: Notes

  /// Shows what is new of what is to be known of every frame.
  private func tellNotes(of run: StageRun) {
    let lasting = run.notes?.lasting ?? []
    let hasNew = !lasting.allSatisfy(toldNotes.contains)
    toldNotes = lasting
    if hasNew {
      notes = .notes(lasting)
    } else if let notes, !notes.isAsked {
      // What is being read stays as long as it is true.
      if lasting.isEmpty { self.notes = nil } else { self.notes?.report = Notice.notes(lasting).report }
    } else if notes?.isHidden == false {
      self.notes?.report = Notice.notes(lasting, shown: run.notes?.shown ?? []).report
    }
  }

  /// Shows all that there is to know.
  private func showNotes() {
    let known = stage?.notes ?? StageNotes()
    notes = .notes(known.lasting, shown: known.shown)
    notes?.isAsked = true
  }

  private func end(_ run: StageRun) {
    run.process.close()
    if run === opening { opening = nil }
    if run === stage { stage = nil }
  }

  /// Shows what ended a stage by itself.
  private func lose(_ run: StageRun) throws -> Int32? {
    let ending = run.process.waitForEnding()
    _ = run.process.readOutput()
    let crash = Crash(
      ending: ending, report: run.process.crashReport(), printed: run.process.printedText,
      place: run.place, limit: drawingLimit, isOverdue: run.isOverdue,
      memoryLimit: options.sources.memoryLimit)
    var places: [Symbolizer.Place]?
    if let library = run.library, let frames = crash.report?.frames,
      let toolchain = try? SwiftToolchain.find()
    {
      places = Symbolizer(toolchain: toolchain).places(of: frames, in: library)
    }
    returnLetters(of: run)
    // An older build has nothing more to say.
    if run === opening, let stage { end(stage) }
    end(run)
    place = run.place ?? place
    place?.overlay = nil
    finishClock()
    show(.crash(crash.report(places: places)))
    if let key = waitingOverlay {
      waitingOverlay = nil
      try stepPast(key)
    }
    return nil
  }
}
