import CPlatform
import Cells
import Dispatch
import Formats
import Foundation
import Glibc
import Phone
import StageLink
import Workshop

/// The other process: it holds the user's code, its clock and the session, takes keys from the front and
/// gives it frames.
@MainActor
public final class Stage {
  private let connection = BackConnection(descriptor: StageSocket.stageDescriptor)
  var session: Session?
  private var shown: Frame?
  /// What was told last where words are told in place of frames.
  private var said: [String]?
  private var isSpoken = false
  private var place: StagePlace?
  private var notes: StageNotes?
  /// What is to be known of the build and the catalog.
  private var knownNotes: [String] = []
  private var ticker: DispatchSourceTimer?
  var time: StageTime?
  /// The number of the last event of the trace that the session knows.
  var tracedEvents = 0
  /// How many lines of the trace there were before the step of a script.
  var tracedBefore = 0
  /// The activity that keys acted on last.
  var lastChosen: String?
  /// How many lines of the trace the front knows, by their whole number.
  private var toldTrace = 0
  /// The views of the user's whose lines were looked for.
  private var soughtViews: Set<UInt> = []
  /// How long the user's code may take over what one event asks for, in milliseconds.
  private var timeLimit: UInt32 = 0
  /// Whether the front wants the trace.
  private var isTracing = false

  /// Serves the front until it goes or says so.
  public static func run() async -> Int32 {
    StageSocket.endProcessWhenPeerCloses(StageSocket.stageDescriptor)
    islet_crash_begin(StageSocket.crashDescriptor)
    let stage = Stage()
    let (arrivals, arrival) = AsyncStream<Void>.makeStream()
    let source = DispatchSource.makeReadSource(
      fileDescriptor: stage.connection.descriptor, queue: .main)
    source.setEventHandler { arrival.yield() }
    source.resume()
    defer { source.cancel() }
    for await _ in arrivals {
      guard let requests = try? stage.connection.receiveAvailable() else { return 1 }
      islet_limit_begin(stage.timeLimit)
      for request in requests {
        if request == .close { return 0 }
        await stage.answer(request)
      }
      if stage.connection.isClosed { return 0 }
      stage.show()
      islet_limit_end()
      stage.send(.idle)
    }
    return 0
  }

  private func answer(_ request: StageRequest) async {
    switch request {
    case .open(let configuration):
      do {
        timeLimit = UInt32(clamping: Int(min(configuration.timeLimit, 86_400) * 1000))
        islet_limit_begin(timeLimit)
        if configuration.memoryLimit > 0 { MemoryLimit.set(configuration.memoryLimit) }
        Surroundings.setPlace(locale: configuration.locale, timeZone: configuration.timeZone)
        time = StageTime(configuration.clock, place: configuration.place?.clock)
        let catalog = try await StageCatalog.load(
          configuration.source, given: configuration.given, for: configuration.selection.activity,
          mayBeEmpty: configuration.appLibrary != nil)
        session = try Session(
          configuration, catalog: catalog, environment: ProcessInfo.processInfo.environment)
        knownNotes = configuration.notes + catalog.notices
        session?.lastingNotes = knownNotes
        isSpoken = configuration.isSpoken
        session?.clockPlace = time?.shownPlace
        isTracing = configuration.showsTrace
        send(.opened(catalog.titles))
        beginLife(configuration)
        if let path = configuration.appLibrary { try run(StageCatalog.app(at: path), configuration) }
        takeLife()
        tick()
      } catch {
        let isWrongUse = (error as? CommandError)?.exitCode == 2 || error is ThemeError
        let isAboutLoading = (error as? WorkshopError)?.isAboutLoading == true
        send(.failed("\(error)", isWrongUse ? .wrongUse : isAboutLoading ? .loading : .sources))
      }
    case .key(let key):
      if isSpoken { session?.setTime(.now) }
      carryOut(session?.handle(key) ?? [])
    case .paste(let text): carryOut(session?.handle(pasted: text) ?? [])
    case .pointer(let pointer): carryOut(session?.handle(pointer) ?? [])
    case .resize(let size): session?.resize(to: size)
    case .tick:
      session?.setTime(.now)
      takeLife()
    case .setClock(let date):
      time = StageTime(.standing(date), place: nil)
      session?.clockPlace = time?.shownPlace
      session?.setTime(.now)
      takeLife()
      tick()
    case .export(let folder):
      if let effects = session?.handle(.character("e")) { carryOut(effects, folder: folder) }
    case .push(let number, let letter): send(.pushed(number, deliver(letter)))
    case .step(let step): send(.stepped(await perform(step)))
    case .close: break
    }
  }

  func carryOut(_ effects: [Session.Effect], folder: String = ".") {
    for effect in effects {
      switch effect {
      case .quit: send(.quit)
      case .bell: send(.bell)
      case .notes: send(.notesWanted)
      case .life(let step): carryOut(step)
      case .clock(let step): carryOut(step)
      case .export(let frame, let name, let isPicture):
        do {
          let paper = isPicture ? session.map { PicturePaper($0.theme, $0.appearance) } : nil
          let path = try FrameExport.write(frame, named: name, on: paper, into: folder)
          session?.message = "wrote \(path)"
          send(.exported(path: path))
        } catch {
          session?.message = "\(error)"
        }
      }
    }
  }

  /// Sends the frame when it differs from the one the front has.
  private func show() {
    tellApp()
    // Before anything of it is drawn: should that end the stage, the front knows where it was.
    if let next = session?.place, next != place {
      place = next
      send(.place(next))
    }
    if isSpoken {
      guard let words = session?.words() else { return }
      if words != said {
        said = words
        send(.words(words))
      }
    } else {
      guard let frame = session?.frame() else { return }
      if frame != shown {
        shown = frame
        send(.frame(frame, session?.status ?? StageStatus()))
      }
    }
    tellNotes()
    seekSource()
  }

  /// Finds out, beside everything else, in which line the view of the inspected box is written, and says it.
  private func seekSource() {
    guard let view = session?.wantedSource, soughtViews.insert(view).inserted else { return }
    Task.detached { [weak self] in
      guard let line = ViewSource.line(ofTypeAt: view) else { return }
      await self?.tell(line, of: view)
    }
  }

  private func tell(_ line: SourceLine, of view: UInt) {
    work { $0.session?.sources[view] = line }
  }

  /// Says what has been written into the trace since the last time.
  func tellTrace() {
    guard isTracing, let session else { return }
    let lines = session.traceLines.suffix(session.traceCount - toldTrace)
    toldTrace = session.traceCount
    if !lines.isEmpty { send(.trace(lines.map { session.text(of: $0) })) }
  }

  /// Says what there is to know when it is something else than before: much is found out by drawing.
  private func tellNotes() {
    let lasting = knownNotes + StageResources.problems
    session?.lastingNotes = lasting
    let next = StageNotes(lasting: lasting, shown: session?.shownNotes ?? [])
    guard next != notes else { return }
    notes = next
    send(.notes(next))
  }

  /// Does what nobody asked for, and draws: within the limit, and so that the front knows of it.
  func work(_ body: (Stage) -> Void) {
    send(.working(true))
    islet_limit_begin(timeLimit)
    body(self)
    show()
    islet_limit_end()
    send(.working(false))
  }

  /// Waiting for something takes its time, which is no fault of the user's code.
  func suspendLimit() { islet_limit_end() }

  func resumeLimit() { islet_limit_begin(timeLimit) }

  func send(_ event: StageEvent) {
    // A front that is gone takes the whole process with it; there is nobody to tell.
    try? connection.send(event)
  }

  /// Draws once a second, on the second, so that texts that count do, as long as the clock runs.
  func tick() {
    ticker?.cancel()
    ticker = nil
    // Whoever listens is told the time when a key asks for something.
    guard time?.isRunning == true, !isSpoken else { return }
    let ticker = DispatchSource.makeTimerSource(queue: .main)
    let part = Date.now.timeIntervalSince1970.truncatingRemainder(dividingBy: 1)
    ticker.schedule(deadline: .now() + (1 - part), repeating: 1, leeway: .milliseconds(10))
    ticker.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        self?.work {
          $0.session?.setTime(.now)
          $0.takeLife()
        }
      }
    }
    ticker.resume()
    self.ticker = ticker
  }
}

extension Catalog {
  /// Every preview by its names.
  var titles: [StageTitle] {
    activities.flatMap { activity in
      activity.previews.map {
        StageTitle(activity: activity.name, preview: $0.name, states: $0.stateCount)
      }
    }
  }
}
