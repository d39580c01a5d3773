import Cells
import Phone
import StageLink
import Terminal
import Workshop

/// What `islet` does for each command.
@MainActor
public struct IsletProgram {
  /// Finds what can be shown: in the gallery or a library, which is loaded into this process, with content
  /// that was given and the activity that it is for.
  public typealias CatalogLoader =
    (StageConfiguration.Source, GivenContent?, Choice) async throws -> Catalog

  private let arguments: [String]
  private let environment: [String: String]
  private let continuation: RenderContinuation?
  private let output: Output
  private let errors: Output
  private let catalog: CatalogLoader
  private let interact: (PhoneOptions) async throws -> Int32
  /// Set the locale and the time zone, and the clock; they belong to the whole process, so that a test with
  /// other tests beside it leaves them alone.
  var setPlace = UserCode.setPlace
  var setClock = UserCode.setClock
  /// Finds the activities of a library, which is loaded into this process.
  var activities = StageCatalog.activities

  /// - Parameters:
  ///   - arguments: The command line, for a process that goes on in this one's place.
  ///   - continuation: What a process before this one has left.
  ///   - catalog: Finds what can be shown.
  ///   - interact: Opens the phone in the terminal and answers the exit code.
  public init(
    arguments: [String] = [], environment: [String: String], continuation: RenderContinuation? = nil,
    output: Output = .standard, errors: Output = .error, catalog: @escaping CatalogLoader,
    interact: @escaping (PhoneOptions) async throws -> Int32
  ) {
    self.arguments = arguments
    self.environment = environment
    self.continuation = continuation
    self.output = output
    self.errors = errors
    self.catalog = catalog
    self.interact = interact
  }

  /// Carries out a command and answers the exit code.
  public func perform(_ invocation: Invocation) async throws -> Int32 {
    switch invocation {
    case .phone(let options): return try await phone(options)
    case .run(let options): return try await run(options)
    case .list(let options): return try await list(options)
    case .render(let options): return try await render(options)
    case .snapshot(let options):
      return try SnapshotCommand(
        options: options, arguments: arguments, environment: environment, output: output, errors: errors
      ).run()
    case .push(let options): return try await push(options)
    case .script(let options):
      return try ScriptCommand(
        options: options, environment: environment, output: output, errors: errors
      ).run()
    case .themes(let options):
      let command = try ThemesCommand(options, environment: environment)
      try command.write(to: output, environment: environment)
      try tell(command.errors)
      return command.errors.isEmpty ? 0 : 1
    case .devices(let isJSON):
      let library = DeviceLibrary.installed(environment: environment)
      try output.write(DevicesCommand(isJSON: isJSON).text(of: library))
      try tell(library.errors.map(\.description))
      return library.errors.isEmpty ? 0 : 1
    case .symbols(let options): return try await symbols(options)
    case .doctor(let isJSON, let clearsCache):
      if clearsCache { BuildCache.standard()?.clear() }
      Interruption.handle()
      let command = DoctorCommand(
        isJSON: isJSON, environment: environment, isTerminal: output.isTerminal && Output.input.isTerminal)
      let checks = command.checks()
      try output.write(command.text(of: checks))
      return checks.allSatisfy { $0.fault == nil } ? 0 : 1
    case .completions(let shell):
      let themes = (try? ThemeLibrary.installed(environment: environment).themes.map(\.id)) ?? []
      let devices = DeviceLibrary.installed(environment: environment).ids
      try output.write(CompletionScript(themes: themes, devices: devices).text(for: shell))
    case .help(let text): try output.write(text)
    case .version: try output.write("islet \(CommandLineTool.version)\n")
    }
    return 0
  }

  /// The phone, or, where there is no terminal, the first state of each activity on its surfaces.
  private func phone(_ options: PhoneOptions) async throws -> Int32 {
    if output.isTerminal, Output.input.isTerminal { return try await interact(options) }
    if options.record != nil {
      throw CommandError(
        exitCode: 2, "--record needs a terminal: it records the phone that one steps through with keys")
    }
    var view = options.view
    if view.selection.activity == .first { view.selection.activity = .all }
    if view.selection.surfaces.isEmpty, !view.showsAllSurfaces, !view.showsSheet {
      let choice = try DeviceLibrary.installedChoice(named: view.device, environment: environment)
      let shown = [Surface.lockScreen, .compact, .minimal, .expanded].filter(choice.shows)
      view.selection.surfaces = shown.isEmpty ? choice.surfaces : shown
    }
    var render = RenderOptions()
    render.sources = options.sources
    render.view = view
    render.color = options.color
    render.isPlain = options.isPlain
    return try await self.render(render)
  }

  // MARK: - Apps

  /// The phone with an app, or, where there is no terminal, its first screen.
  private func run(_ options: PhoneOptions) async throws -> Int32 {
    if output.isTerminal, Output.input.isTerminal { return try await interact(options) }
    if options.record != nil {
      throw CommandError(
        exitCode: 2, "--record needs a terminal: it records the phone that one steps through with keys")
    }
    let (sources, view) = (options.sources, options.view)
    var render = RenderOptions()
    render.view = view
    render.color = options.color
    render.isPlain = options.isPlain
    let command = RenderCommand(options: render, environment: environment, isTerminal: output.isTerminal)
    setPlace(view)
    let scenery = try Scenery(view, environment: environment)
    let entry = try await withUserCode(sources, view) { library in
      UserCode.step(sources.title, timeLimit: sources.drawingLimit)
      _ = try await StageCatalog.load(library.source, mayBeEmpty: true)
      let app = AppScreen(try StageCatalog.app(at: library.appPath)) {}
      library.remove()
      let (entry, notices) = try await command.entry(of: app, scenery)
      UserCode.check()
      try tell(notices)
      return entry
    }
    try command.write([entry], scenery, to: output)
    return 0
  }

  // MARK: - Lists

  /// Lists activities. One whose code does not survive being asked is listed with what is known without it,
  /// and costs the exit code.
  private func list(_ options: ListOptions) async throws -> Int32 {
    setPlace(ViewOptions())
    let given = try continuation?.record.given ?? options.content.read()
    let command = ListCommand(isJSON: options.isJSON, activity: options.activity)
    guard !options.sources.paths.isEmpty else {
      setClock(ViewOptions())
      let found = try await catalog(.gallery, given, options.activity)
      try tell(found.notices)
      try output.write(command.text(of: found))
      return 0
    }
    let hidden = try Hidden(continuation)
    try await goOn(options.sources, ViewOptions()) { library, first in
      try await list(command, options.sources, library, given, hidden, from: first)
    }
    try output.write(command.document(hidden.spool.entries().map(\.text)))
    return continuation == nil ? 0 : 1
  }

  private func list(
    _ command: ListCommand, _ sources: SourceOptions, _ library: LoadableLibrary, _ given: GivenContent?,
    _ hidden: Hidden, from first: Int
  ) async throws {
    UserCode.step(sources.title, timeLimit: sources.drawingLimit)
    let found = try await catalog(library.source, given, command.activity)
    library.remove()
    if first == 0 { try tell(found.notices) }
    let chosen = try command.chosen(of: found)
    let succession = try hidden.succession(library, given, arguments)
    for (index, activity) in chosen.activities.enumerated().dropFirst(hidden.spool.entries().count) {
      // The one before this process's first is the one that ended the process before.
      let isWhole = continuation == nil || index >= first
      UserCode.step(
        activity.name, timeLimit: sources.drawingLimit, successor: succession.successor(next: index + 1))
      let text = command.entry(for: activity, in: chosen, isWhole: isWhole)
      UserCode.check()
      try hidden.spool.append(FrameSpool.Entry(name: activity.name, text: text))
    }
    UserCode.endLimit()
    try tell(StageResources.problems)
  }

  private func symbols(_ options: SymbolsOptions) async throws -> Int32 {
    let command = SymbolsCommand(isJSON: options.isJSON)
    guard let sources = options.missing else {
      try output.write(command.text(of: options.names))
      return 0
    }
    setPlace(ViewOptions())
    let theme = try ThemeLibrary.installedTheme(named: nil, environment: environment)
    let names: [String]
    if sources.paths.isEmpty {
      setClock(ViewOptions())
      names = try command.missing(in: try await catalog(.gallery, nil, .all), theme: theme)
    } else {
      names = try await withUserCode(sources, ViewOptions()) { library in
        UserCode.step(sources.title, timeLimit: sources.drawingLimit)
        let found = try await catalog(library.source, nil, .all)
        library.remove()
        return try command.missing(in: found, theme: theme) {
          UserCode.step($0.title, timeLimit: sources.drawingLimit)
        }
      }
    }
    try output.write(command.list(names))
    return names.isEmpty ? 0 : 1
  }

  // MARK: - Pushes

  private func push(_ options: PushOptions) async throws -> Int32 {
    let document = try GivenFile.read(options.file)
    let payload: PushPayload
    do {
      payload = try PushPayload(document)
    } catch {
      throw CommandError(exitCode: 2, "\(error)")
    }
    var view = ViewOptions()
    view.date = options.date
    func verdict(_ types: PushTypes?) -> PushVerdict {
      PushJudge.verdict(
        on: payload, types: types, headers: options.headers, arrival: options.date, otherwise: view.instant)
    }
    let result: PushVerdict
    if options.sources.paths.isEmpty {
      result = verdict(nil)
    } else {
      setPlace(view)
      result = try await withUserCode(options.sources, view) { library in
        UserCode.step(options.sources.title, timeLimit: options.sources.drawingLimit)
        let loaded = try self.activities(library.source)
        library.remove()
        try tell(loaded.notices)
        let types: PushTypes
        do throws(GivenContentError) {
          types = try PushTypes(loaded.configurations, named: options.activity)
        } catch {
          throw CommandError(exitCode: 2, error.message)
        }
        UserCode.step("reading \(document.name)", timeLimit: options.sources.drawingLimit)
        let judged = verdict(types)
        UserCode.check()
        return judged
      }
    }
    let delivery = try deliver(options, document)
    // A phone knows the types of what it shows; sources that were named are more to the point.
    let shown = options.sources.paths.isEmpty ? delivery?.verdict ?? result : result
    try output.write(
      PushCommand(isJSON: options.isJSON).text(of: shown, file: document.name, delivery: delivery))
    return shown.errorCount == 0 && delivery?.answer.isTaken != false ? 0 : 1
  }

  /// Sends a push to the running phone that is meant, and says to which.
  private func deliver(
    _ options: PushOptions, _ document: GivenContent.Document
  ) throws -> PushSender.Delivery? {
    let sender = PushSender(environment: environment)
    guard let receiver = try sender.receiver(options.target) else {
      if options.target != .none { try tell(["no phone runs that could get it: it is judged alone"]) }
      return nil
    }
    if options.target == .newest { try tell(["sent to islet \(receiver.process)"]) }
    return try sender.deliver(
      PushLetter(
        file: document.name, text: document.text,
        headers: options.headers.map { "\($0.name): \($0.value)" }, activity: options.activity ?? "",
        isOfNow: options.isOfNow), to: receiver)
  }

  // MARK: - Frames

  /// Draws frames and writes those that were finished. A frame that a user's code does not survive costs
  /// that frame and the exit code; the others are drawn by a process in this one's place.
  private func render(_ options: RenderOptions) async throws -> Int32 {
    let given = try continuation?.record.given ?? options.view.content.read()
    let activity = options.view.selection.activity
    var command = RenderCommand(options: options, environment: environment, isTerminal: output.isTerminal)
    let goesToTerminal = output.isTerminal && options.output == nil
    if goesToTerminal { command.terminalColumns = output.columns }
    try command.checkOutput(isTerminal: output.isTerminal)
    setPlace(options.view)
    let isASCII = command.isText && goesToTerminal && Terminal.Charset.told(by: environment) == .ascii
    let scenery = prepareScenery(options.view, isASCII: isASCII)
    guard !options.sources.paths.isEmpty else {
      setClock(options.view)
      let found = try await catalog(.gallery, given, activity)
      try tell(found.notices)
      var frames: [FrameSpool.Entry] = []
      try await command.draw(found, scenery.value, didNotice: { try tell([$0]) }) { frames.append($0) }
      try await command.write(frames, scenery.value, to: output)
      return 0
    }
    let hidden = try Hidden(continuation)
    try await goOn(options.sources, options.view) { library, first in
      try await draw(command, scenery, library, given, hidden, from: first)
    }
    let frames = hidden.spool.entries()
    if continuation == nil || !frames.isEmpty {
      try await command.write(frames, scenery.value, to: output)
    }
    return continuation == nil ? 0 : 1
  }

  private func draw(
    _ command: RenderCommand, _ scenery: Task<Scenery, any Error>, _ library: LoadableLibrary,
    _ given: GivenContent?, _ hidden: Hidden, from first: Int
  ) async throws {
    let sources = command.options.sources
    UserCode.step(sources.title, timeLimit: sources.drawingLimit)
    let found = try await catalog(
      library.source, given, command.options.view.selection.activity)
    library.remove()
    if first == 0 { try tell(found.notices) }
    let succession = try hidden.succession(library, given, arguments)
    var isEmpty = first == 0 || hidden.spool.entries().isEmpty
    try await command.draw(found, scenery.value, from: first) { shot, index, count in
      let next = index + 1 < count ? index + 1 : nil
      let following = next == nil && isEmpty ? nil : succession.successor(next: next)
      UserCode.step(shot.title, timeLimit: sources.drawingLimit, successor: following)
    } didNotice: {
      try tell([$0])
    } didDraw: { frame in
      UserCode.check()
      try hidden.spool.append(frame)
      isEmpty = false
    }
    UserCode.endLimit()
    try tell(StageResources.problems)
  }

  /// Begins to read what a frame needs beside the activity, while the activity is found and loaded.
  private func prepareScenery(_ view: ViewOptions, isASCII: Bool) -> Task<Scenery, any Error> {
    Task.detached { [environment] in try Scenery(view, environment: environment, isASCII: isASCII) }
  }

  // MARK: - Going on after a crash

  /// Files in memory that this process leaves to the one in its place.
  private struct Hidden {
    let spool: FrameSpool
    private let record: Int32

    init(_ continuation: RenderContinuation?) throws(OutputError) {
      if let continuation {
        spool = FrameSpool(descriptor: continuation.record.spool)
      } else {
        spool = try FrameSpool()
      }
      record = try ContinuationFile.make()
    }

    func succession(
      _ library: LoadableLibrary, _ given: GivenContent?, _ arguments: [String]
    ) throws -> RenderSuccession {
      try RenderSuccession(
        .init(
          library: library.descriptor, spool: spool.descriptor, given: given, resources: library.resources),
        file: record, arguments: arguments)
    }
  }

  /// Lets a user's code run from its beginning, or from where the process before this one came to.
  ///
  /// - Parameter body: Takes the library and the number to begin with.
  private func goOn(
    _ sources: SourceOptions, _ view: ViewOptions, _ body: (LoadableLibrary, Int) async throws -> Void
  ) async throws {
    guard let continuation else {
      return try await withUserCode(sources, view) { try await body($0, 0) }
    }
    guard let next = continuation.next else { return }
    Interruption.handle()
    setClock(view)
    let library = LoadableLibrary(
      descriptor: continuation.record.library, resources: continuation.record.resources)
    try await guarded(sources, library) { try await body(library, next) }
  }

  private func tell(_ notices: [String]) throws {
    for notice in notices {
      try errors.write("islet: \(PrintableText.make(notice))\n")
    }
  }

  // MARK: - A user's code

  /// Compiles sources and lets their code run.
  private func withUserCode<Value>(
    _ sources: SourceOptions, _ view: ViewOptions, isAgain: Bool = false,
    _ body: (LoadableLibrary) async throws -> Value
  ) async throws -> Value {
    Interruption.handle()
    let library = try sources.compile()
    defer { library.remove() }
    try tell(library.notices)
    setClock(view)
    let loadable = try LoadableLibrary(library)
    do {
      return try await guarded(sources, loadable) { try await body(loadable) }
    } catch let error as WorkshopError where error.isAboutLoading && library.isFromCache && !isAgain {
      // Whatever is wrong with it, a new one may be better.
      library.discard()
      return try await withUserCode(sources, view, isAgain: true, body)
    }
  }

  /// From the moment that a user's code is in this process, its crashes and endless loops are answered for,
  /// and what it prints is kept apart from results.
  private func guarded<Value>(
    _ sources: SourceOptions, _ library: LoadableLibrary, _ body: () async throws -> Value
  ) async throws -> Value {
    UserCode.guardCrashes(memoryLimit: sources.memoryLimit)
    UserCode.setLibrary(library.descriptor)
    if output == .standard { _ = UserCode.divertPrinting() }
    defer {
      UserCode.endLimit()
      UserCode.endPrinting()
    }
    return try await body()
  }
}
