import Glibc
import Testing

@testable import Workshop

/// What is said besides the compiler's words, without a compiler.
@Suite struct CompileHintsTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private static let activity =
    "struct W: Widget { var body: some WidgetConfiguration { ActivityConfiguration(for: A.self) } }"

  /// The notes of an error about a name that is missing in a file of a project.
  private func notes(_ message: String, in path: String, modules: [String: String] = [:]) throws -> [String] {
    var project = Project(paths: ["\(scratch.path)/\(path)"])
    project.modules = try modules.sorted { $0.key < $1.key }.map {
      try SourceModule(name: $0.key, folder: "\(scratch.path)/\($0.value)")
    }
    let files = try SourceFinder().find(at: project.paths)
    let search = Project.Search(
      files: files, modules: try project.modules.map { try SourceFinder().find(at: [$0.folder]) },
      names: project.modules.map(\.name))
    let contents = try files.contents()
    let selection = try WidgetSelection(files: contents.files) { _ in true }
    let hints = CompileHints(
      project: project, search: search, selection: selection, unreadable: contents.unreadable)
    let file = contents.files[0].displayPath
    let error = CompileError(
      errors: [Diagnostic(severity: .error, message: message, path: file, line: 1, column: 1)], leftOut: [])
    return hints.explain(error).errors[0].notes.map { $0.message.replacing("\(scratch.path)/", with: "") }
  }

  @Test func aPartOfAProject() throws {
    try scratch.write("App/App.xcodeproj/project.pbxproj", "")
    try scratch.write("App/Widget/W.swift", Self.activity)
    let missing = "cannot find type 'Order' in scope"
    let notes = try notes(missing, in: "App/Widget")
    #expect(
      notes.count == 1 && notes[0].hasPrefix("App/Widget is a part of the project ")
        && notes[0].contains("App: give"))
    #expect(try self.notes(missing, in: "App/Widget/W.swift").count == 1)
    // Given as a whole, there is nothing more to give; nor is there where something else is wrong.
    #expect(try self.notes(missing, in: "App") == [])
    #expect(try self.notes("expected ','", in: "App/Widget") == [])
  }

  @Test func aModuleThatIsNotImported() throws {
    try scratch.write("Core/Order.swift", "public struct Order {}")
    try scratch.write("P/W.swift", Self.activity)
    let modules = ["Core": "Core"]
    #expect(
      try notes("cannot find 'Order' in scope", in: "P", modules: modules) == [
        "'Order' is declared in Core/Order.swift, in the module Core, which P/W.swift does not import: add "
          + "`import Core`"
      ])
    #expect(try notes("cannot find 'Other' in scope", in: "P", modules: modules) == [])
    try scratch.write("Q/W.swift", "import Core\n" + Self.activity)
    #expect(try notes("cannot find 'Order' in scope", in: "Q", modules: modules) == [])
  }

  @Test func filesThatWereLeftOut() throws {
    try scratch.write("P/A.swift", Self.activity)
    try scratch.write("P/B.swift", bytes: [0xFF])
    #expect(
      try notes("cannot find 'Order' in scope", in: "P") == [
        "P/B.swift was left out: it is not UTF-8 (byte 0); save it as UTF-8 and try again"
      ])
  }
}
