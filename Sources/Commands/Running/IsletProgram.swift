import Phone
import Workshop

/// What `islet` does for each command.
@MainActor
public struct IsletProgram {
  /// Where activities come from.
  public enum Origin: Sendable {
    /// Those that are built in.
    case gallery
    /// A user's library, which is loaded into this process.
    case library(CompiledLibrary)
  }

  private let environment: [String: String]
  private let output: Output
  private let errors: Output
  private let catalog: (Origin) async throws -> Catalog
  private let interact: (PhoneOptions) async throws -> Int32
  /// Sets the locale, the time zone and the clock; they belong to the whole process, so that a test with
  /// other tests beside it leaves them alone.
  var setSurroundings = UserCode.setSurroundings

  /// - Parameters:
  ///   - catalog: Finds what can be shown.
  ///   - interact: Opens the phone in the terminal and answers the exit code.
  public init(
    environment: [String: String], output: Output = .standard, errors: Output = .error,
    catalog: @escaping (Origin) async throws -> Catalog,
    interact: @escaping (PhoneOptions) async throws -> Int32
  ) {
    self.environment = environment
    self.output = output
    self.errors = errors
    self.catalog = catalog
    self.interact = interact
  }

  /// Carries out a command and answers the exit code.
  public func perform(_ invocation: Invocation) async throws -> Int32 {
    switch invocation {
    case .phone(let options): return try await phone(options)
    case .list(let options):
      try await withCatalog(options.sources, ViewOptions()) { catalog, output in
        try output.write(ListCommand(isJSON: options.isJSON).text(of: catalog))
      }
    case .render(let options):
      try await withCatalog(options.sources, options.view) { catalog, output in
        let command = RenderCommand(options: options, environment: environment)
        let text = try command.text(of: catalog, isTerminal: output.isTerminal)
        if let path = options.output {
          try OutputFile.write(text, to: path)
        } else {
          try output.write(text)
        }
      }
    case .themes:
      let themes = try TableCommands.themes(environment: environment)
      try output.write(themes.text)
      for error in themes.errors { try errors.write("islet: \(error)\n") }
      return themes.errors.isEmpty ? 0 : 1
    case .devices: try output.write(TableCommands.devices())
    case .help(let text): try output.write(text)
    case .version: try output.write("islet \(CommandLineTool.version)\n")
    }
    return 0
  }

  /// The phone, or, where there is no terminal, the first state of each activity on its surfaces.
  private func phone(_ options: PhoneOptions) async throws -> Int32 {
    if output.isTerminal, Output.input.isTerminal { return try await interact(options) }
    var view = options.view
    if view.selection.activity == .first { view.selection.activity = .all }
    if view.selection.surfaces.isEmpty, !view.showsAllSurfaces {
      view.selection.surfaces = [.lockScreen, .compact, .minimal, .expanded]
    }
    var render = RenderOptions()
    render.view = view
    render.color = options.color
    render.isPlain = options.isPlain
    try await withCatalog(options.sources, view) { catalog, output in
      let command = RenderCommand(options: render, environment: environment)
      try output.write(command.text(of: catalog, isTerminal: output.isTerminal))
    }
    return 0
  }

  /// Makes the catalog of the sources and hands it over with the output for results. From the moment that
  /// a user's code is in this process, its crashes and endless loops are answered for.
  private func withCatalog(
    _ sources: SourceOptions, _ view: ViewOptions, _ body: (Catalog, Output) throws -> Void
  ) async throws {
    guard !sources.paths.isEmpty else {
      setSurroundings(view)
      return try body(try await catalog(.gallery), output)
    }
    Interruption.handle()
    let library = try sources.compile()
    defer { library.remove() }
    setSurroundings(view)
    UserCode.guardCrashes(of: sources.paths.joined(separator: " "), timeLimit: sources.timeLimit)
    defer { UserCode.endLimit() }
    let results = output == .standard ? UserCode.divertPrinting() : output
    defer { UserCode.endPrinting() }
    try body(try await catalog(.library(library)), results)
  }
}
