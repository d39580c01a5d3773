import Cells
import Phone
import Workshop

extension Front {
  /// How long a finished build is told of wherever the picture is.
  static let markTime = Duration.seconds(4)

  /// Begins to watch the sources, and what else the screen depends on.
  func watch() {
    let paths = options.sources.watchedPaths + otherFiles
    if !paths.isEmpty { watcher = SourceWatcher(paths: paths, exclusions: options.sources.exclusions) }
  }

  /// Files beside the sources that a frame depends on.
  private var otherFiles: [String] {
    options.view.content.files + options.view.settingsFiles
  }

  /// Takes note of saves. What is being built of something older is given up: of a burst the last counts.
  func noteChange() {
    watcher?.read()
    guard watcher?.hasMore == true else { return }
    savedAt = savedAt ?? .now
    build?.cancel()
    build = nil
  }

  /// Builds in the background what is there now; a build that is under way is given up.
  func startBuild() throws {
    build?.cancel()
    guard !options.sources.paths.isEmpty else { return try open(nil) }
    let (sources, others) = (options.sources, otherFiles)
    let job = BuildJob(find: { try sources.inputs(with: others) }, make: { try sources.compile() })
    build = try BackgroundBuild(job, after: inputs)
    // It starts while the compiler works.
    try startSpare()
  }

  func finishBuild() throws {
    guard let build, let outcome = build.outcome else { return }
    self.build = nil
    if let found = build.inputs { inputs = found }
    switch outcome {
    case .library(let library):
      self.library = library
      try open(library)
    case .unchanged:
      // After a crash a save asks for another try, whatever it has changed.
      if let library, stage == nil, !isCompileFailure {
        try open(library)
      } else {
        savedAt = nil
      }
    case .failed(let error as CompileError):
      finishClock()
      show(Notice.compileError(error, isOverFrame: hasPicture))
    case .failed(let error):
      // What was missing may come back just as it was.
      inputs = nil
      if let error = error as? WorkshopError, error.cause == .input, stage == nil, !hasPicture {
        throw error
      }
      finishClock()
      show(Notice.failure("\(error)"))
    }
  }

  private var isCompileFailure: Bool {
    if case .compile = notice?.kind { return true }
    return false
  }

  /// The save has been answered, by a frame or by what is wrong.
  func finishClock() {
    guard let began = savedAt ?? (buildCount == 0 && !options.sources.paths.isEmpty ? startedAt : nil) else {
      return
    }
    remark = nil
    lastTime = .now - began
    savedAt = nil
    buildCount += 1
    markUntil = .now + Self.markTime
  }

  // MARK: What is shown of it

  /// The words in the corner; `nil` when there is nothing to tell.
  var mark: CornerMark? {
    if let build {
      let files = build.fileCount.map { $0 == 1 ? " 1 file" : " \($0) files" } ?? ""
      let time = isStill ? "" : " " + Self.seconds(.now - build.began)
      return CornerMark("compiling\(files)\(time)", .busy, isUrgent: true)
    }
    if isBusy {
      let time = [stage, opening].compactMap { $0?.busyTime }.max() ?? .zero
      return CornerMark(isStill ? "drawing" : "drawing \(Self.seconds(time))", .busy, isUrgent: true)
    }
    if let remark { return CornerMark(remark, .failed, isUrgent: true) }
    // Nobody should wait for a save that is not seen.
    if let problem = watcher?.problem {
      return CornerMark(PrintableText.make(problem), .failed, isUrgent: markUntil != nil)
    }
    guard let lastTime else { return nil }
    return CornerMark(
      "build \(buildCount) · \(Self.seconds(lastTime))",
      notice == nil ? .done : .failed,
      isUrgent: markUntil != nil)
  }

  /// `0.42 s`, `3.1 s`.
  static func seconds(_ duration: Duration) -> String {
    let value = duration / .seconds(1)
    let hundredths = Int((value * 100).rounded())
    if hundredths < 100 { return "0.\(hundredths < 10 ? "0" : "")\(hundredths) s" }
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
