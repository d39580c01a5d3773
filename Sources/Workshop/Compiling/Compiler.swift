import Glibc

/// Makes a library from a user's sources with the Swift compiler and Islet's modules.
///
/// The library links against none of Islet's code: it finds the modules with Apple's names in the program
/// that loads it. Nothing is written into the user's folders.
///
///     let compiler = try Compiler.find()
///     let files = try SourceFinder().files(at: paths)
///     let library = try compiler.compile(
///       WidgetSelection(files: files, isAvailable: compiler.hasModule))
public struct Compiler: Sendable {
  public enum LanguageMode: String, Hashable, Sendable, CaseIterable {
    case five = "5"
    case six = "6"
  }

  public var toolchain: SwiftToolchain
  public var layout: IsletLayout
  public var languageMode: LanguageMode
  /// How long the compiler may work on one module.
  public var timeLimit: Duration
  /// Begins the names of modules. It keeps them apart from every module that is imported and from the user's types.
  var modulePrefix = "Activity_"
  /// Where libraries are kept; `nil` compiles every time.
  public var cache: BuildCache?

  public init(
    toolchain: SwiftToolchain, layout: IsletLayout, languageMode: LanguageMode = .five,
    timeLimit: Duration = .seconds(120), cache: BuildCache? = nil
  ) {
    self.toolchain = toolchain
    self.layout = layout
    self.languageMode = languageMode
    self.timeLimit = timeLimit
    self.cache = cache
  }

  /// The compiler of this machine with the modules of the running program, and no cache.
  public static func find() throws(WorkshopError) -> Compiler {
    Compiler(toolchain: try SwiftToolchain.find(), layout: try IsletLayout.find())
  }

  /// Whether sources can import a module.
  public func hasModule(_ name: String) -> Bool {
    layout.hasModule(name) || toolchain.hasModule(name)
  }

  /// Compiles the files as one module, or takes what was made of the same before.
  ///
  /// - Parameter generated: Sources of Islet's own that belong to the module; their names differ.
  /// - Throws: `CompileError` when the sources are wrong, `WorkshopError` when the compiler cannot work.
  public func compile(
    _ selection: WidgetSelection, generated: [GeneratedSource] = []
  ) throws -> CompiledLibrary {
    try compile(selection, generated: generated, modules: [])
  }

  // MARK: - The library

  /// - Parameter modules: What the files may import; becomes part of the library.
  func compile(
    _ selection: WidgetSelection, generated: [GeneratedSource], modules: [CompiledModule]
  ) throws -> CompiledLibrary {
    let unit = CompileUnit(
      moduleName: moduleName(for: selection.entries.map(\.file)), files: selection.entries.map(\.file),
      projectModules: selection.projectModules, generated: generated,
      modules: modules.map { ($0.name, $0.key) })
    let key = key(of: unit, kind: "library")
    if var library = cachedLibrary(unit, key: key) {
      library.selectionNotices = selection.notices
      return library
    }
    let folder = try TemporaryFolder()
    let file = Self.libraryName(of: unit.moduleName)
    let path = "\(folder.path)/\(file)"
    let warnings = try makeLeavingOut(
      selection, unit, modules: modules, folder: folder.path,
      arguments: ["-emit-library", "-o", path]
        + modules.map { "\($0.folder)/\(CompiledModule.objectName(of: $0.name))" }, product: path)
    if let cache {
      // The folder stays until it is kept.
      Afterwork.add { [folder, note = note(for: warnings, of: unit)] in
        cache.store(key, files: [(file, "\(folder.path)/\(file)")], note: note)
      }
    }
    var library = CompiledLibrary(
      path: path, moduleName: unit.moduleName, sources: unit.files, warnings: warnings, folder: folder)
    library.selectionNotices = selection.notices
    return library
  }

  /// The library that was made of the same before.
  func cachedLibrary(_ unit: CompileUnit) -> CompiledLibrary? {
    cachedLibrary(unit, key: key(of: unit, kind: "library"))
  }

  private func cachedLibrary(_ unit: CompileUnit, key: Digest) -> CompiledLibrary? {
    guard let cache, let entry = cache.entry(for: key), let warnings = warnings(in: entry, of: unit) else {
      return nil
    }
    let path = "\(entry.path)/\(Self.libraryName(of: unit.moduleName))"
    return CompiledLibrary(
      path: path, moduleName: unit.moduleName, sources: unit.files, warnings: warnings, folder: nil,
      entry: (cache, key))
  }

  private static func libraryName(of module: String) -> String { "lib\(module).so" }

  // MARK: - Modules before it

  /// The compiler wants a file, and something may import a module without using it.
  static let emptySource = GeneratedSource(name: "Empty.swift", text: "")

  /// The key of a module by itself.
  func moduleKey(of unit: CompileUnit) -> Digest { key(of: unit, kind: "module") }

  /// Compiles a module that other sources import, or takes what was made of the same before.
  ///
  /// - Parameter modules: What its files may import.
  func compileModule(
    named name: String, _ selection: WidgetSelection, modules: [CompiledModule]
  ) throws -> CompiledModule {
    let generated = selection.entries.isEmpty ? [Self.emptySource] : []
    let unit = CompileUnit(
      moduleName: name, files: selection.entries.map(\.file), projectModules: [], generated: generated,
      modules: modules.map { ($0.name, $0.key) })
    let key = moduleKey(of: unit)
    if let entry = cache?.entry(for: key), let warnings = warnings(in: entry, of: unit) {
      return CompiledModule(name: name, folder: entry.path, key: key, warnings: warnings)
    }
    let folder = try TemporaryFolder()
    let interface = "\(folder.path)/\(CompiledModule.interfaceName(of: name))"
    let object = "\(folder.path)/\(CompiledModule.objectName(of: name))"
    let warnings = try make(
      selection, unit, modules: modules, folder: folder.path,
      arguments: [
        "-emit-module", "-emit-module-path", interface, "-emit-object", "-enable-testing", "-o", object,
      ], product: object)
    cache?.store(
      key, files: [interface, object].map { ($0.fileName, $0) }, note: note(for: warnings, of: unit))
    return CompiledModule(name: name, folder: folder.path, key: key, warnings: warnings, temporary: folder)
  }

  // MARK: - Keys and notes

  /// Everything that decides what is made. Paths belong to it: they stand in messages, in `#filePath` and in
  /// what is said about a crash.
  private func key(of unit: CompileUnit, kind: String) -> Digest {
    var key = CacheKey(kind)
    key.add(BuildIdentity(toolchain: toolchain, layout: layout).digest)
    key.add(unit.moduleName)
    key.add(languageMode.rawValue)
    key.add(commonArguments)
    key.add(unit.projectModules.sorted())
    for files in [unit.files, unit.generated.map(\.file)] {
      key.add(files.count)
      for file in files {
        key.add(file.path)
        key.add(Digest(of: file.text.utf8))
      }
    }
    key.add(unit.modules.count)
    for module in unit.modules {
      key.add(module.name)
      key.add(module.key)
    }
    return key.digest
  }

  /// Warnings name files as the user called them, which may be otherwise the next time.
  private func note(for warnings: [Diagnostic], of unit: CompileUnit) -> [UInt8] {
    let paths = Dictionary(unit.files.map { ($0.displayPath, $0.path) }) { first, _ in first }
    return Diagnostic.note(for: warnings) { paths[$0] ?? $0 }
  }

  private func warnings(in entry: BuildCache.Entry, of unit: CompileUnit) -> [Diagnostic]? {
    let paths = Dictionary(unit.files.map { ($0.path, $0.displayPath) }) { first, _ in first }
    return Diagnostic.list(in: entry.note) { paths[$0] ?? $0 }
  }

  // MARK: - Running swiftc

  /// A module map of the C modules under Islet's own. Their headers are not needed to use Islet's modules, but
  /// the compiler wants to see a module of that name.
  package static let hiddenModules = [
    "CNCurses", "CPNG", "CPlatform", "CTurboJPEG", "CUTF8Proc", "PictureLibraries",
  ]
  .map { "module \($0) {}\n" }.joined()
  /// Not a real place: the overlay shows a file there, always at the same path, so that the compiler's
  /// own cache of modules stays small.
  private static let hiddenModulesMap = "/islet-modules/module.modulemap"

  /// What every module is compiled with, without places that differ from run to run.
  var commonArguments: [String] {
    [
      "-parse-as-library", "-Onone", "-wmo", "-swift-version", languageMode.rawValue,
      // As Xcode's projects are made: `/.../` is a regular expression in mode 5 too.
      "-enable-bare-slash-regex",
      // A crash can then say in which line it was.
      "-gline-tables-only",
      // Previews are compiled so, and some stand in `#if DEBUG`.
      "-D", "DEBUG", "-I", layout.modules, "-load-plugin-executable", "\(layout.plugin)#PreviewMacros",
      "-Xcc", "-fmodule-map-file=\(Self.hiddenModulesMap)",
      "-Xfrontend", "-import-module", "-Xfrontend", "FoundationGaps",
      "-no-color-diagnostics", "-diagnostic-style", "llvm",
      // Every path is absolute: what is made does not depend on where the compiler runs.
      "-file-compilation-dir", "/",
      // Without the generic code that was made ready for debug builds a library less is opened with it.
      "-Xllvm", "-sil-disable-pass=use-prespecialized",
    ]
      + (ProgramLibraries.names + ["swiftSwiftOnoneSupport"]).flatMap { ["-disable-autolink-library", $0] }
      .flatMap { ["-Xfrontend", $0] }
  }

  /// Compiles a library and answers the warnings. Where files were left out, or imports passed over, what cannot
  /// be compiled without them is left out too, if frames can do without it.
  private func makeLeavingOut(
    _ selection: WidgetSelection, _ unit: CompileUnit, modules: [CompiledModule], folder: String,
    arguments: [String], product: String
  ) throws -> [Diagnostic] {
    var omissions = Omissions(incomplete: Set(selection.ignoredImports.map(\.displayPath)))
    var first: CompileError?
    var attempt = 0
    while true {
      do {
        return try make(
          selection, unit, modules: modules, folder: try Self.folder(folder, attempt: attempt),
          arguments: arguments, product: product, isLibrary: true, omissions: omissions) + omissions.warnings
      } catch let error as CompileError {
        let told = first ?? error
        first = told
        let isIncomplete = !selection.leftOut.isEmpty || !selection.ignoredImports.isEmpty
        guard isIncomplete, attempt < Self.mostAttempts, omissions.add(error.errors, in: unit.files) else {
          throw told
        }
        attempt += 1
      }
    }
  }

  /// What is left out makes errors elsewhere, and so on: further than this nobody wants to wait.
  private static let mostAttempts = 12

  /// A folder for what one attempt writes.
  private static func folder(_ folder: String, attempt: Int) throws(WorkshopError) -> String {
    guard attempt > 0 else { return folder }
    let path = "\(folder)/\(attempt)"
    guard mkdir(path, 0o700) == 0 else {
      throw WorkshopError(.input, "\(path): \(String(cString: strerror(errno)))")
    }
    return path
  }

  /// Compiles one module and answers the warnings.
  private func make(
    _ selection: WidgetSelection, _ unit: CompileUnit, modules: [CompiledModule], folder: String,
    arguments: [String], product: String, isLibrary: Bool = false, omissions: Omissions = Omissions()
  ) throws -> [Diagnostic] {
    let overlay = SourceOverlay(selection, generated: unit.generated, omissions: omissions)
    let description = try describe(overlay, in: folder)
    let all =
      commonArguments + NetworkNames.arguments(for: unit.files).flatMap { ["-Xfrontend", $0] }
      + ["-module-name", unit.moduleName] + modules.flatMap { ["-I", $0.folder] } + arguments
      + ["-vfsoverlay", description] + overlay.paths
    var planned: CommandRun?
    if isLibrary {
      planned = try runPlan(overlay, description, unit, modules: modules, folder: folder, product: product)
    }
    var run = try planned ?? run(all, folder: folder)
    if run.ending != .exited(0), Self.lacksModuleCache(run.output) {
      // The compiler keeps its C modules in the user's caches and does not work where it cannot.
      run = try self.run(all + ["-module-cache-path", "\(folder)/modules"], folder: folder)
    }
    let output = String(decoding: run.output, as: UTF8.self)
    let diagnostics = DiagnosticParser(files: overlay.files).diagnostics(in: output)
    guard run.ending == .exited(0), FileStatus(product) != nil else {
      throw failure(run.ending, output: output, diagnostics: diagnostics, leftOut: selection.leftOut)
    }
    return diagnostics.filter { $0.severity == .warning }
  }

  /// Writes what the compiler is to see and answers the path of the description.
  private func describe(_ overlay: SourceOverlay, in folder: String) throws(WorkshopError) -> String {
    do {
      return try overlay.write(
        into: folder, others: [(Self.hiddenModulesMap, Array(Self.hiddenModules.utf8))])
    } catch {
      throw failure(error, in: folder)
    }
  }

  private func run(_ arguments: [String], folder: String) throws(WorkshopError) -> CommandRun {
    do {
      let list = try writeList(arguments[...], named: "arguments.resp", in: folder)
      return try CommandRun.run(
        toolchain.compiler, arguments: ["@\(list)"], environment: Self.environment(temporary: folder),
        timeLimit: timeLimit)
    } catch {
      throw failure(error, in: folder)
    }
  }

  /// Writes arguments into a file, for thousands of paths are more than a command line holds; answers its path.
  func writeList(
    _ arguments: ArraySlice<String>, named name: String, in folder: String
  ) throws(SystemError) -> String {
    let list = "\(folder)/\(name)"
    unlink(list)
    try writeNewFile(list, arguments.map(Self.quotedArgument).joined(separator: "\n").utf8)
    return list
  }

  /// Our own variables, but for the folder of temporary files, so that what a compiler that was killed leaves
  /// goes with the build. The compiler would take a cache or a home that is no absolute path for one in the
  /// current folder, where the XDG specification says to ignore it; without either it keeps nothing.
  static func environment(temporary folder: String) -> [String] {
    var result: [String] = ["TMPDIR=\(folder)"]
    var hasCache = false
    var place = environ
    while let variable = place.pointee {
      place += 1
      let text = String(cString: variable)
      if text.hasPrefix("TMPDIR=") { continue }
      if let name = ["XDG_CACHE_HOME=", "HOME="].first(where: text.hasPrefix) {
        guard text.hasPrefix("\(name)/") else { continue }
        hasCache = true
      }
      result.append(text)
    }
    if !hasCache { result.append("XDG_CACHE_HOME=\(folder)") }
    return result
  }

  func failure(_ error: SystemError, in folder: String) -> WorkshopError {
    WorkshopError(
      .input, "\(toolchain.compiler) cannot be run in \(folder): \(String(cString: strerror(error.code)))")
  }

  private static func lacksModuleCache(_ output: [UInt8]) -> Bool {
    let text = String(decoding: output, as: UTF8.self)
    return text.contains("error: could not build C module") && text.contains("/ModuleCache/")
  }

  private static func quotedArgument(_ argument: String) -> String {
    var result = "\""
    for scalar in argument.unicodeScalars {
      if "\\\"'".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }

  // MARK: - What went wrong

  private func failure(
    _ ending: ProcessEnding?, output: String, diagnostics: [Diagnostic], leftOut: [WidgetSelection.LeftOut]
  ) -> any Error {
    guard let ending else {
      return WorkshopError(
        .source, "the compiler did not finish in \(timeLimit.components.seconds) seconds and was ended")
    }
    let errors = diagnostics.filter { $0.severity == .error }
    if errors.contains(where: Self.isOfAnotherCompiler) {
      return WorkshopError(
        .input,
        "\(toolchain.compiler) is another version of Swift than the one Islet was built with. Build Islet again "
          + "with it, or let ISLET_SWIFTC name the right compiler.")
    }
    if errors.isEmpty {
      let last = output.split(whereSeparator: \.isNewline).suffix(5).joined(separator: "\n")
      return WorkshopError(.source, "\(toolchain.compiler) failed with \(ending):\n\(last)")
    }
    // A mistake in the user's lines makes others in the code that a macro writes for them: those help nobody.
    let own = errors.filter { !$0.isInExpansion }
    let causes = errors.filter { !Self.isConsequence($0) }
    let told = own.isEmpty ? causes : own
    return CompileError(errors: told.isEmpty ? errors : told, leftOut: leftOut)
  }

  /// Whether an error only says that a preview's record is no constant, which it is not where anything is wrong
  /// in any preview.
  private static func isConsequence(_ error: Diagnostic) -> Bool {
    error.isInExpansion
      && (error.message.hasPrefix("'@const' value should be initialized")
        || error.message.hasSuffix("to use @section attribute"))
  }

  private static func isOfAnotherCompiler(_ error: Diagnostic) -> Bool {
    let message = error.message
    return message.contains("created by a different version of the compiler")
      || message.contains("created by a newer version of the compiler")
      || message.contains("created by an older version of the compiler")
      || (message.hasPrefix("module compiled with Swift") && message.contains("cannot be imported"))
  }

  /// A name for the module, from the folder of the first file; two modules must not share one.
  func moduleName(for files: [SourceFile]) -> String {
    let folder = files.first?.folders.last.map(String.init) ?? ""
    let name = folder.unicodeScalars.map { scalar -> Character in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        ? Character(scalar) : "_"
    }
    return modulePrefix + String(name)
  }
}
