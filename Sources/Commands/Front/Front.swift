import Cells
import Foundation
import Glibc
import Phone
import StageLink
import Terminal
import Workshop

/// The terminal side: it shows the stage's frames, sends it keys, has the sources compiled when they are
/// saved, and stays in order whatever happens to any of them. It never loads a user's code.
@MainActor
public final class Front {
  let options: PhoneOptions
  let terminal: any TerminalDevice
  /// Tells in words what there is; `nil` where it is drawn.
  var teller: Teller?
  let themes: ThemeLibrary
  let choice: DeviceChoice
  let isOutlined: Bool
  /// What standard input held: it can be read once only.
  let given: GivenContent?
  let startedAt = ContinuousClock.now

  /// The stage whose frames are shown; `nil` before the first and after a crash.
  var stage: StageRun?
  /// A stage that has not drawn yet and will take the place of the other.
  var opening: StageRun?
  /// One that has been started and waits to be told what to open.
  var spare: StageProcess?
  /// Where the last stage was.
  var place: StagePlace?
  /// The last good frame, or what it would show in words.
  var frame: Frame?
  var words: [String]?
  var composer = PhoneComposer()

  var watcher: SourceWatcher?
  var build: BackgroundBuild?
  var library: CompiledLibrary?
  /// What the last build was made from, whatever came of it.
  var inputs: BuildInputs?
  /// When the save was noticed that the build under way is for.
  var savedAt: ContinuousClock.Instant?
  var lastTime: Duration?
  var buildCount = 0
  /// Until when the last build's time is shown wherever it is.
  var markUntil: ContinuousClock.Instant?

  /// What is wrong.
  var notice: Notice?
  /// What else there is to know, when it was asked for or is new.
  var notes: Notice?
  /// What was told without being asked for; the same is not told again.
  var toldNotes: [String] = []
  /// A key that opens what lies over the phone, pressed while a stage was at work on something else.
  var waitingOverlay: Key?
  /// What the trace has told, for the end.
  var tracedLines: [String] = []
  /// Where pushes come in; `nil` where none can.
  var mailbox: Mailbox?
  /// Pushes that wait for a stage, by their numbers, in the order in which they came.
  var waitingLetters: [(number: Int, letter: PushLetter)] = []
  /// Which stage has been handed a push and has not answered.
  var carriers: [Int: StageRun] = [:]
  /// Words for the corner until `markUntil`.
  var remark: String?

  private init(
    _ options: PhoneOptions, terminal: any TerminalDevice, teller: Teller?, themes: ThemeLibrary,
    choice: DeviceChoice,
    given: GivenContent?
  ) {
    self.options = options
    self.given = given
    self.terminal = terminal
    self.teller = teller
    self.themes = themes
    self.choice = choice
    isOutlined = terminal.colorDepth <= .ansi16
  }

  /// Shows the gallery or the activities of some sources until somebody quits.
  ///
  /// - Returns: the exit code.
  /// - Throws: `WorkshopError`, `ThemeError`, `TerminalError` or `CommandError`, before the terminal was
  ///   touched or after it was put right.
  public static func run(_ options: PhoneOptions) throws -> Int32 {
    let environment = ProcessInfo.processInfo.environment
    var options = options
    if let said = environment["ISLET_REDUCED_MOTION"], !said.isEmpty, said != "0" {
      options.view.reducesMotion = true
    }
    let teller = try makeTeller(options, environment: environment)
    // What is wrong on the command line is told before the screen opens.
    let themes = try ThemeLibrary.installed(environment: environment)
    _ = try options.view.theme.map { try themes.theme(named: $0) }
    let choice = try DeviceLibrary.installed(environment: environment).choice(named: options.view.device)
    try Shot.check(options.view.selection.surfaces, on: choice)
    if let missing = options.sources.paths.first(where: { access($0, R_OK) != 0 }) {
      throw WorkshopError(.input, "\(missing): \(String(cString: strerror(errno)))")
    }
    let given = try options.view.content.read()
    let recording = try options.record.map { path throws(CommandError) in try SessionRecording(path: path) }
    let terminal: any TerminalDevice
    do {
      try recording?.begin(
        title: (["islet"] + options.sources.paths).joined(separator: " "), environment: environment)
      terminal =
        teller == nil
        ? try TerminalScreen(environment: environment, color: options.color)
        : try LineTerminal(environment: environment)
    } catch {
      recording?.discard()
      throw error
    }
    let front = Front(
      options, terminal: terminal, teller: teller, themes: themes, choice: choice, given: given)
    let outcome = Result { try front.loop() }
    front.putAway()
    terminal.close()
    // Who reads neither standard error nor the trace misses nothing else.
    for line in front.tracedLines { try? Output.error.write(line + "\n") }
    let code = try outcome.get()
    try recording?.end()
    return code
  }

  /// Looks whether there is a terminal that can be used, and in which way.
  ///
  /// - Returns: `nil` for a screen; a terminal that cannot place its cursor is told everything in words.
  private static func makeTeller(
    _ options: PhoneOptions, environment: [String: String]
  ) throws(TerminalError) -> Teller? {
    guard !options.isPlain else {
      try LineTerminal.check()
      return Teller()
    }
    do throws(TerminalError) {
      try TerminalScreen.check(environment: environment)
      return nil
    } catch .noCursorAddressing(let name) {
      return Teller(reason: "TERM is \"\(name)\", which cannot show a phone: it is told in words.")
    }
  }

  /// Ends what runs and removes what was made.
  private func putAway() {
    mailbox?.close()
    build?.cancel()
    for run in [stage, opening] { run?.process.close() }
    spare?.close()
    // The thread of the build removes its folder by itself, if it has the time.
    build?.wait(atMost: .seconds(1))
    Interruption.releaseAll()
  }

  private func loop() throws -> Int32 {
    watch()
    openMailbox()
    try startBuild()
    draw()
    while true {
      let event = terminal.nextEvent(watching: descriptors, timeout: nextWake)
      var isDrawn = false
      switch event {
      case .key(let key): if let code = try press(key) { return code }
      case .pointer(let pointer): try point(pointer)
      case .pasted(let text): try askAll(.paste(text))
      case .resized(let size): if teller == nil { try askAll(.resize(size)) }
      case .descriptorReady(let descriptor): if let code = try take(descriptor) { return code }
      case .suspendRequested: terminal.suspend()
      case .terminate(let signal): return 128 + signal
      case .timeout: isDrawn = !hasClock
      }
      try runClocks()
      if !isDrawn, !terminal.hasQueuedEvents { draw() }
    }
  }

  // MARK: Waiting

  private var descriptors: [Int32] {
    var result = (stage?.descriptors ?? []) + (opening?.descriptors ?? [])
    if let build { result.append(build.descriptor) }
    if let watcher, watcher.descriptor >= 0 { result.append(watcher.descriptor) }
    return result + (mailbox?.descriptors ?? [])
  }

  /// Whether something on the screen goes on with time.
  private var hasClock: Bool {
    build != nil || isBusy || markUntil != nil
  }

  /// Whether nothing moves by itself.
  var isStill: Bool { options.view.reducesMotion || theme.reducesMotion || teller != nil }

  /// In how many milliseconds there is something to do of its own accord.
  private var nextWake: Int? {
    let now = ContinuousClock.now
    var times: [Duration] = []
    if let deadline = watcher?.deadline { times.append(deadline - now) }
    // Its end is an event; until then its time is counted.
    if build != nil, !isStill { times.append(.milliseconds(100)) }
    if let markUntil { times.append(markUntil - now) }
    if let deadline = mailbox?.deadline { times.append(deadline - now) }
    for run in [stage, opening] where run?.isAtWork == true {
      times.append(isBusy ? .milliseconds(isStill ? 1000 : 200) : Self.patience - run!.busyTime)
    }
    return times.min().map { max(1, Int($0 / .milliseconds(1)) + 1) }
  }

  private func runClocks() throws {
    if watcher?.takeChange() == true { try startBuild() }
    mailbox?.expire()
    try handOverLetters()
    if let markUntil, markUntil <= .now {
      self.markUntil = nil
      remark = nil
    }
    // It ends itself at the limit; this is for one that cannot.
    for run in [stage, opening] {
      if let run, let limit = drawingLimit, run.busyTime > limit + .seconds(2) { run.endOverdue() }
    }
  }

  private func take(_ descriptor: Int32) throws -> Int32? {
    if descriptor == watcher?.descriptor {
      noteChange()
    } else if descriptor == build?.descriptor {
      try finishBuild()
    } else if let letter = mailbox?.receive(descriptor) {
      waitingLetters.append(letter)
      try handOverLetters()
    } else {
      for run in [stage, opening] {
        guard let run, run.descriptors.contains(descriptor) else { continue }
        if descriptor == run.process.outputDescriptor {
          _ = run.process.readOutput()
        } else if let code = try receive(from: run) {
          return code
        }
      }
    }
    return nil
  }
}
