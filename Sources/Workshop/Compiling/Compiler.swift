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
  /// How long the compiler may work.
  public var timeLimit: Duration

  public init(
    toolchain: SwiftToolchain, layout: IsletLayout, languageMode: LanguageMode = .five,
    timeLimit: Duration = .seconds(120)
  ) {
    self.toolchain = toolchain
    self.layout = layout
    self.languageMode = languageMode
    self.timeLimit = timeLimit
  }

  /// The compiler of this machine with the modules of the running program.
  public static func find() throws(WorkshopError) -> Compiler {
    Compiler(toolchain: try SwiftToolchain.find(), layout: try IsletLayout.find())
  }

  /// Whether sources can import a module.
  public func hasModule(_ name: String) -> Bool {
    layout.hasModule(name) || toolchain.hasModule(name)
  }

  /// Compiles the files as one module.
  ///
  /// - Parameter generated: Sources of Islet's own that belong to the module; their names differ.
  /// - Throws: `CompileError` when the sources are wrong, `WorkshopError` when the compiler cannot work.
  public func compile(
    _ selection: WidgetSelection, generated: [GeneratedSource] = []
  ) throws -> CompiledLibrary {
    let folder = try TemporaryFolder()
    let overlay = SourceOverlay(selection, generated: generated)
    let name = Self.moduleName(for: selection)
    let library = "\(folder.path)/lib\(name).so"
    let run = try run(overlay, moduleName: name, output: library, folder: folder.path)
    let output = String(decoding: run.output, as: UTF8.self)
    let diagnostics = DiagnosticParser(files: overlay.files).diagnostics(in: output)
    guard run.ending == .exited(0), FileStatus(library) != nil else {
      throw failure(run.ending, output: output, diagnostics: diagnostics, leftOut: selection.leftOut)
    }
    return CompiledLibrary(
      path: library, moduleName: name, sources: selection.entries.map(\.file),
      warnings: diagnostics.filter { $0.severity == .warning }, folder: folder)
  }

  // MARK: - Running swiftc

  /// C modules under Islet's own. Their headers are not needed to use Islet's modules, but the compiler
  /// wants to see a module of that name.
  private static let hiddenModules = ["CNCurses", "CPNG", "CPlatform", "CTurboJPEG", "CUTF8Proc"]
  /// Not a real place: the overlay shows a file there, always at the same path, so that the compiler's
  /// own cache of modules stays small.
  private static let hiddenModulesMap = "/islet-modules/module.modulemap"

  private func run(
    _ overlay: SourceOverlay, moduleName: String, output: String, folder: String
  ) throws(WorkshopError) -> CommandRun {
    let map = Self.hiddenModules.map { "module \($0) {}\n" }.joined()
    do {
      let description = try overlay.write(into: folder, others: [(Self.hiddenModulesMap, Array(map.utf8))])
      let arguments =
        [
          "-emit-library", "-parse-as-library", "-Onone", "-wmo", "-swift-version", languageMode.rawValue,
          "-module-name", moduleName, "-I", layout.modules,
          "-load-plugin-executable", "\(layout.plugin)#PreviewMacros",
          "-vfsoverlay", description, "-Xcc", "-fmodule-map-file=\(Self.hiddenModulesMap)",
          "-Xfrontend", "-import-module", "-Xfrontend", "FoundationGaps",
          "-no-color-diagnostics", "-diagnostic-style", "llvm", "-o", output,
        ] + overlay.paths
      // Thousands of paths are more than a command line holds.
      let list = "\(folder)/arguments.resp"
      try writeNewFile(list, arguments.map(Self.quotedArgument).joined(separator: "\n").utf8)
      return try CommandRun.run(toolchain.compiler, arguments: ["@\(list)"], timeLimit: timeLimit)
    } catch {
      throw WorkshopError(
        .input, "\(toolchain.compiler) cannot be run in \(folder): \(String(cString: strerror(error.code)))")
    }
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
    return CompileError(errors: errors, leftOut: leftOut)
  }

  private static func isOfAnotherCompiler(_ error: Diagnostic) -> Bool {
    let message = error.message
    return message.contains("created by a different version of the compiler")
      || message.contains("created by a newer version of the compiler")
      || message.contains("created by an older version of the compiler")
      || (message.hasPrefix("module compiled with Swift") && message.contains("cannot be imported"))
  }

  /// A name for the module, from the folder of the first file; two modules must not share one.
  static func moduleName(for selection: WidgetSelection) -> String {
    let folder = selection.entries.first?.file.folders.last.map(String.init) ?? ""
    let name = folder.unicodeScalars.map { scalar -> Character in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        ? Character(scalar) : "_"
    }
    // The prefix keeps it apart from every module that is imported and from the user's types.
    return "Activity_" + String(name)
  }
}
