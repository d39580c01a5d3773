import Foundation
import Glibc
import TerminalTestSupport
import Testing

@testable import Workshop

/// Projects as they lie on people's disks, compiled by the real compiler with a cache of the test's own.
@Suite struct ProjectTests {
  let scratch: Scratch
  var compiler: Compiler

  init() throws {
    scratch = try Scratch()
    compiler = try Compiler.find()
    compiler.cache = BuildCache(folder: "\(scratch.path)/cache")
    // A compiler that counts how often it is started.
    try ScriptFile.write(
      "#!/bin/sh\necho run >> '\(scratch.path)/runs'\nexec '\(compiler.toolchain.compiler)' \"$@\"\n",
      to: "\(scratch.path)/swiftc")
    compiler.toolchain.compiler = "\(scratch.path)/swiftc"
  }

  /// How often the compiler was started.
  var runs: Int {
    (try? readFile("\(scratch.path)/runs", limit: 10_000)).map { $0.filter { $0 == 0x0A }.count } ?? 0
  }

  func project(modules: [(String, String)] = [], at path: String = "P") throws -> Project {
    var project = Project(paths: ["\(scratch.path)/\(path)"])
    project.modules = try modules.map { try SourceModule(name: $0.0, folder: "\(scratch.path)/\($0.1)") }
    return project
  }

  func sources(_ library: CompiledLibrary) -> [String] {
    library.sources.map { String($0.path.dropFirst(scratch.path.count + 1)) }
  }

  func answer(_ library: CompiledLibrary) throws -> Int {
    let loaded = try LibraryLoader.load(library.path)
    let symbol = try #require(dlsym(loaded.handle, "project_test_answer"))
    return unsafeBitCast(symbol, to: (@convention(c) () -> Int).self)()
  }

  /// Lets the file system's clock take its next step, so that times tell files apart.
  func settle() { usleep(80_000) }

  static let activity = """
    import ActivityKit
    import SwiftUI
    import WidgetKit

    struct Attr: ActivityAttributes {
      struct ContentState: Codable, Hashable { var n: Int }
    }
    struct W: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: Attr.self) { _ in Text("\\(answer())") } dynamicIsland: { _ in
          DynamicIsland { DynamicIslandExpandedRegion(.center) { Text("") } } compactLeading: { Text("")
          } compactTrailing: { Text("") } minimal: { Text("") }
        }
      }
    }
    @_cdecl("project_test_answer") public func exported() -> Int { answer() }

    """

  // MARK: - The cache

  @Test func unchangedSourcesAreNotCompiledAgain() throws {
    try scratch.write("P/W.swift", Self.activity + "func answer() -> Int { let unused = 1; return 1 }\n")
    try scratch.write("P/Other.swift", "struct Other {}\n")
    settle()
    let first = try project().compile(with: compiler)
    #expect(runs == 1 && !first.isFromCache && first.warnings.count == 1)
    let second = try project().compile(with: compiler)
    #expect(runs == 1 && second.isFromCache)
    #expect(second.warnings == first.warnings && second.sources == first.sources)
    #expect(second.moduleName == first.moduleName && second.selected == first.selected)
    #expect(try answer(second) == 1)
    // A file that was not selected changes nothing, and one that was does.
    unlink("\(scratch.path)/P/Other.swift")
    #expect(try project().compile(with: compiler).isFromCache)
    unlink("\(scratch.path)/P/W.swift")
    try scratch.write("P/W.swift", Self.activity + "func answer() -> Int { 2 }\n")
    let third = try project().compile(with: compiler)
    #expect(try runs == 2 && !third.isFromCache && answer(third) == 2)
  }

  @Test func writtenOverInTheSameMoment() throws {
    try scratch.write("P/W.swift", Self.activity + "func answer() -> Int { 1 }\n")
    #expect(try answer(project().compile(with: compiler)) == 1)
    // The same size, and no wait for the clock.
    let descriptor = open("\(scratch.path)/P/W.swift", O_WRONLY)
    let text = Self.activity + "func answer() -> Int { 2 }\n"
    #expect(text.withCString { write(descriptor, $0, strlen($0)) } == text.utf8.count)
    close(descriptor)
    #expect(try answer(project().compile(with: compiler)) == 2)
  }

  @Test func everythingThatMattersMakesAnotherKey() throws {
    try scratch.write("P/W.swift", Self.activity + "func answer() -> Int { 1 }\n")
    settle()
    _ = try project().compile(with: compiler)
    var six = compiler
    six.languageMode = .six
    _ = try project().compile(with: six)
    #expect(runs == 2)
    _ = try project().compile(with: compiler) { _ in [GeneratedSource(name: "G.swift", text: "")] }
    #expect(runs == 3)
    // Another compiler at the same path.
    let script = try readFile(compiler.toolchain.compiler, limit: 1000)
    unlink(compiler.toolchain.compiler)
    try ScriptFile.write(
      String(decoding: script, as: UTF8.self) + "# newer\n", to: compiler.toolchain.compiler)
    _ = try project().compile(with: compiler)
    #expect(runs == 4)
    // The same bytes in another place: `#filePath` differs.
    rename("\(scratch.path)/P", "\(scratch.path)/Q")
    _ = try project(at: "Q").compile(with: compiler)
    #expect(runs == 5)
    _ = try project(at: "Q").compile(with: compiler)
    #expect(runs == 5)
  }

  @Test func damagedEntriesAreCompiledAgain() throws {
    try scratch.write("P/W.swift", Self.activity + "func answer() -> Int { 1 }\n")
    settle()
    let folder = try #require(compiler.cache).folder
    _ = try project().compile(with: compiler)
    for entry in try #require(namesInFolder(folder)) {
      for name in namesInFolder("\(folder)/\(entry)") ?? [] { truncate("\(folder)/\(entry)/\(name)", 60) }
    }
    #expect(try !project().compile(with: compiler).isFromCache)
    let library = try project().compile(with: compiler)
    #expect(try runs == 2 && library.isFromCache && answer(library) == 1)
    library.discard()
    #expect(try !project().compile(with: compiler).isFromCache)
  }

  @Test func withoutAFolderForTheCache() throws {
    try scratch.write("P/W.swift", Self.activity + "func answer() -> Int { 1 }\n")
    var compiler = compiler
    compiler.cache = BuildCache(folder: "/proc/none/islet")
    let library = try project().compile(with: compiler)
    #expect(try answer(library) == 1)
    #expect(try !project().compile(with: compiler).isFromCache)
  }

  @Test func twoAtOnce() async throws {
    try scratch.write("P/W.swift", Self.activity + "func answer() -> Int { 1 }\n")
    settle()
    let (project, compiler) = (try project(), compiler)
    try await withThrowingTaskGroup { group in
      for _ in 0..<2 { group.addTask { _ = try project.compile(with: compiler) } }
      try await group.waitForAll()
    }
    let library = try project.compile(with: compiler)
    #expect(try library.isFromCache && answer(library) == 1)
    #expect(namesInFolder(try #require(compiler.cache).folder)?.allSatisfy { $0.utf8.count == 32 } == true)
  }

  // MARK: - Folders

  @Test func anAppWithItsWidget() throws {
    let files: KeyValuePairs = [
      "App/App.swift": "import StoreKit\n@main struct TheApp { static func main() {} }\nstruct Row {}",
      "App/Broken.swift": "struct Screen { does not compile }",
      "App/Kind.swift": "enum Kind: Int { case two = 200 }",
      "Shared/Answer.swift": "func answer() -> Int { one <+> Box(2).value + three.twice }",
      "Shared/Box.swift": "struct Box<T> { var value: T; init(_ value: T) { self.value = value } }",
      "Shared/Operators.swift":
        "infix operator <+>: AdditionPrecedence\nfunc <+> (a: Int, b: Int) -> Int { a + b }",
      "Shared/Globals.swift": "let one = 1\nlet three = 3",
      "Shared/Int+Twice.swift": "extension Int { var twice: Int { Kind.two.rawValue * self } }",
      "Widget/Kind.swift": "enum Kind: Int { case two = 2 }",
      "Widget/W.swift": Self.activity + "let kind = Kind.two",
      "Widget/Bundle.swift":
        "import SwiftUI\nimport WidgetKit\n@main struct B: WidgetBundle { var body: some Widget { W() } }",
      "Widget/Bundle2.swift":
        "import SwiftUI\nimport WidgetKit\n@main struct B2: WidgetBundle { var body: some Widget { W() } }",
      "AppTests/Answer.swift": "func answer() -> Int { 0 }",
      "Pods/Lib/Answer.swift": "func answer() -> Int { 0 }",
      "DerivedData/Answer.swift": "func answer() -> Int { 0 }",
      ".build/Answer.swift": "func answer() -> Int { 0 }",
    ]
    for (name, text) in files { try scratch.write("P/\(name)", text + "\n") }
    scratch.link("P/Widget/loop", to: "..")
    let library = try project().compile(with: compiler)
    #expect(
      sources(library) == [
        "P/Shared/Answer.swift", "P/Shared/Box.swift", "P/Shared/Globals.swift",
        "P/Shared/Int+Twice.swift", "P/Shared/Operators.swift", "P/Widget/Kind.swift", "P/Widget/W.swift",
      ])
    #expect(library.notices.isEmpty)
    #expect(try answer(library) == 9)
  }

  @Test func asOnAPhone() throws {
    try scratch.write(
      "P/W.swift",
      Self.activity + """
        func answer() -> Int {
          var sum = 0
          #if os(iOS) && !os(macOS)
          sum += 1
          #endif
          #if targetEnvironment(simulator)
          sum += 2
          #endif
          #if DEBUG
          sum += 4
          #endif
          #if os(Linux) || os(watchOS)
          sum += 1000
          #endif
          if #available(iOS 99, *) { sum += 8 } else { sum += 1000 }
          if #unavailable(iOS 17.2) { sum += 1000 }
          #if canImport(WidgetKit) && !canImport(StoreKit)
          sum += 16
          #endif
          return sum + newest()
        }
        @available(iOS 99, *) func newest() -> Int { 32 }

        """)
    #expect(try answer(project().compile(with: compiler)) == 63)
  }

  @Test func namesWithTheModuleInFront() throws {
    try scratch.write("P/Shared/Sources/Shared/A.swift", "public func value() -> Int { 7 }\n")
    try scratch.write(
      "P/Widget/W.swift",
      "import Shared\n" + Self.activity + "func answer() -> Int { Shared.value() + value() }\n")
    #expect(try answer(project().compile(with: compiler)) == 14)
  }

  @Test func neededFileThatImportsWhatIsNotThere() throws {
    try scratch.write("P/W.swift", Self.activity)
    try scratch.write(
      "P/Answer.swift",
      "import StoreKit\nlet product: Product? = nil\nlet answer = { product == nil ? 1 : 2 }\n")
    let error = #expect(throws: CompileError.self) { try project().compile(with: compiler) }
    let text = "\(try #require(error))".replacing(scratch.path + "/", with: "")
    #expect(text.contains("P/W.swift:10:58: error: cannot find 'answer' in scope"))
    #expect(
      text.contains(
        "P/Answer.swift:1:1: note: left out because it imports StoreKit, which Islet does not have, "
          + "and P/W.swift uses answer"), "\(text)")
    #expect(text.contains("--module StoreKit=DIR") && text.contains("--exclude"))
  }

  /// A second activity is not lost to an import that its file can do without.
  @Test func activityWhoseFileImportsWhatIsNotThere() throws {
    try scratch.write("P/W.swift", Self.activity + "func answer() -> Int { 3 }\n")
    let other = Self.activity.replacing("Attr:", with: "Other:").replacing("Attr.self", with: "Other.self")
      .replacing("struct W:", with: "struct V:")
      .split(separator: "@_cdecl")[0]
    try scratch.write("P/V.swift", "import Intents\n" + other)
    let library = try project().compile(with: compiler)
    #expect(sources(library) == ["P/V.swift", "P/W.swift"])
    #expect(library.notices.count == 1 && library.notices[0].contains("imports Intents"))
    #expect(try answer(library) == 3)
  }

  /// What a needed file does without what it imports is there; what cannot be without it is left out, piece by
  /// piece, and the widget's own file is never touched.
  @Test func neededFileThatCanDoWithoutMostOfWhatItImports() throws {
    try scratch.write(
      "P/W.swift", Self.activity + "func number() -> Int { Stop(name: \"a\").size + answer() }\n")
    try scratch.write(
      "P/Stop.swift",
      """
      import SwiftData
      import UserNotifications
      struct Stop {
        let name: String
        var size: Int { name.count }
        func perform() { context.save() }
        func found() -> [Model] { context.fetch() }
        func stored() -> Int { context.count(of: Stop.self) }
      }
      @Model final class Row { var id = 1 }
      extension Row { var title: String { "" } }
      func answer() -> Int { 4 }
      """)
    let path = "\(scratch.path)/P/Stop.swift"
    let notices = ["SwiftData", "UserNotifications"].map {
      "\(path) imports \($0), which Islet does not have: the import is passed over, and so is what needs it"
    }
    for _ in 0..<2 {
      usleep(80_000)
      let library = try project().compile(with: compiler)
      #expect(library.notices.starts(with: notices), "\(library.notices)")
      let left = library.notices.dropFirst(notices.count).compactMap { notice in
        notice.split(separator: ", as what it uses").first?.split(separator: ": ").last.map(String.init)
      }
      #expect(
        Set(left) == [
          "perform does nothing here", "func found was left out", "stored ends the program here",
          "class Row was left out", "extension Row was left out",
        ], "\(library.notices)")
      #expect(try answer(library) == 4)
    }
  }

  /// `import Intents` is there from a template, and nothing of it is used.
  @Test func importOfWhatIsNotThereIsPassedOverWhereNothingElseIsLeft() throws {
    try scratch.write("P/W.swift", "import Intents\n" + Self.activity + "func answer() -> Int { 5 }\n")
    let notice =
      "\(scratch.path)/P/W.swift imports Intents, which Islet does not have: the import is passed over, and so is "
      + "what needs it"
    for _ in 0..<2 {
      usleep(80_000)
      let library = try project().compile(with: compiler)
      #expect(library.notices == [notice])
      #expect(try answer(library) == 5)
    }
    #expect(runs == 1)
  }

  /// What a frame does not need may use it; what it needs may not.
  @Test func useOfWhatIsNotThere() throws {
    try scratch.write(
      "P/W.swift",
      "import Intents\n" + Self.activity
        + "func answer() -> Int { 5 }\nfunc donate() { INInteraction(intent: x, response: nil).donate() }\n")
    let library = try project().compile(with: compiler)
    #expect(
      library.notices.contains { $0.contains("donate does nothing here") },
      "\(library.notices) \(library.warnings)")
    #expect(try answer(library) == 5)
    try scratch.write("P/X.swift", "let x = INIntent()\nextension Attr { static let intent = x }\n")
    unlink("\(scratch.path)/P/W.swift")
    try scratch.write(
      "P/W.swift",
      "import Intents\n" + Self.activity + "func answer() -> Int { Attr.intent == nil ? 1 : 5 }\n")
    let error = #expect(throws: WorkshopError.self) { try project().compile(with: compiler) }
    #expect(
      error?.message.hasPrefix("\(scratch.path)/P/W.swift:1:1: imports Intents, which Islet does not have.")
        == true)
  }

  // MARK: - Modules

  @Test func modulesThatDependOnOneAnother() throws {
    try scratch.write("Base/A.swift", "public struct Base { public static let one = 1 }\n")
    try scratch.write("Base/Broken.swift", "public struct Other { does not compile }\n")
    try scratch.write("Base/Map.swift", "import StoreKit\npublic struct Map {}\n")
    try scratch.write(
      "Mid/B.swift", "import Base\npublic enum Mid { public static var two: Int { Base.one + 1 } }\n")
    try scratch.write("Mid/C.swift", "struct Hidden { static let three = 3 }\n")
    try scratch.write(
      "P/W.swift",
      "import Base\n@testable import Mid\n" + Self.activity
        + "func answer() -> Int { Mid.two * 10 + Hidden.three }\n")
    settle()
    let modules = [("Base", "Base"), ("Mid", "Mid")]
    let library = try project(modules: modules).compile(with: compiler)
    #expect(try runs == 3 && answer(library) == 23)
    #expect(sources(library) == ["P/W.swift"])
    let second = try project(modules: modules).compile(with: compiler)
    #expect(try runs == 3 && second.isFromCache && answer(second) == 23)
    // A change of the first is a change of all.
    unlink("\(scratch.path)/Base/A.swift")
    try scratch.write("Base/A.swift", "public struct Base { public static let one = 2 }\n")
    let third = try project(modules: modules).compile(with: compiler)
    #expect(try runs == 6 && answer(third) == 33)
    // The compiled modules of an unchanged folder serve another widget.
    unlink("\(scratch.path)/P/W.swift")
    try scratch.write(
      "P/W.swift", "import Base\nimport Mid\n" + Self.activity + "func answer() -> Int { Mid.two }\n")
    #expect(try answer(project(modules: modules).compile(with: compiler)) == 3)
  }

  @Test func aModuleInsideTheFolder() throws {
    try scratch.write("P/Sources/A.swift", "public func value() -> Int { 5 }\n")
    try scratch.write(
      "P/W.swift", "import Core\n" + Self.activity + "func answer() -> Int { Core.value() }\n")
    let library = try project(modules: [("Core", "P/Sources")]).compile(with: compiler)
    #expect(try sources(library) == ["P/W.swift"] && answer(library) == 5)
  }

  @Test func modulesThatCannotBe() throws {
    try scratch.write("P/W.swift", Self.activity + "func answer() -> Int { 1 }\n")
    try scratch.write("note.txt", "")
    func message(_ modules: [(String, String)]) -> String {
      do {
        _ = try project(modules: modules).compile(with: compiler)
        return "compiled"
      } catch {
        return "\(error)".replacing(scratch.path + "/", with: "")
      }
    }
    #expect(message([("A", "gone")]) == "--module A=gone: no such file or folder")
    #expect(message([("A", "note.txt")]) == "--module A=note.txt: is not a folder")
    #expect(
      message([("SwiftUI", "P")])
        == "--module SwiftUI=P: Islet or Swift has a module of that name; it is imported as it is")
    #expect(message([("a-b", "P")]) == "--module a-b=P: 'a-b' cannot be the name of a Swift module")
    #expect(message([("A", "P"), ("A", "P")]) == "--module A=P: there are two modules of that name")
  }

  @Test func errorsInAModuleNameItsFile() throws {
    try scratch.write("Core/A.swift", "public func value() -> Int { wrong }\n")
    try scratch.write(
      "P/W.swift", "import Core\n" + Self.activity + "func answer() -> Int { value() }\n")
    let error = #expect(throws: CompileError.self) {
      try project(modules: [("Core", "Core")]).compile(with: compiler)
    }
    #expect(error?.errors.map(\.path) == ["\(scratch.path)/Core/A.swift"])
  }

  @Test func filesThatGoBetweenFindingAndReading() throws {
    try scratch.write("P/A.swift", "")
    try scratch.write("P/B.swift", "")
    let found = try SourceFinder().find(at: ["\(scratch.path)/P", "\(scratch.path)/P/B.swift"])
    unlink("\(scratch.path)/P/A.swift")
    #expect(try found.readSources().map(\.name) == ["B.swift"])
    unlink("\(scratch.path)/P/B.swift")
    #expect(throws: WorkshopError(.input, "\(scratch.path)/P/B.swift: no such file or folder")) {
      try found.readSources()
    }
  }
}
