import Foundation
import Glibc
import TerminalTestSupport
import Testing

@testable import Workshop

@Suite struct CompilerTests {
  func compile(_ scratch: Scratch, compiler: Compiler? = nil) throws -> CompiledLibrary {
    let compiler = try compiler ?? Compiler.find()
    var paths: [String] = []
    for folder in [scratch.path] + (namesInFolder(scratch.path) ?? []).map({ "\(scratch.path)/\($0)" }) {
      paths += (namesInFolder(folder) ?? []).filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    }
    return try compiler.compile(
      WidgetSelection(files: SourceFinder().files(at: paths), isAvailable: compiler.hasModule))
  }

  /// What the compiler says, with paths below the folder.
  func message(_ scratch: Scratch, compiler: Compiler? = nil) -> String {
    do {
      _ = try compile(scratch, compiler: compiler)
      return "compiled"
    } catch {
      return "\(error)".replacing(scratch.path + "/", with: "")
    }
  }

  /// A compiler that is a shell script.
  func fakeCompiler(_ script: String, in scratch: Scratch, timeLimit: Duration = .seconds(20)) throws
    -> Compiler
  {
    try ScriptFile.write("#!/bin/sh\n\(script)\n", to: "\(scratch.path)/swiftc")
    var compiler = try Compiler.find()
    compiler.toolchain = SwiftToolchain(compiler: "\(scratch.path)/swiftc")
    compiler.timeLimit = timeLimit
    return compiler
  }

  @Test func compilesAndLoads() throws {
    let scratch = try Scratch()
    try scratch.write(
      "App.swift",
      """
      import Foundation
      @main struct App { static func main() { fatalError() } }
      #if os(iOS) && !os(Linux)
      @_cdecl("workshop_test_answer") public func answer() -> Int { file().hasSuffix("/App.swift") ? 42 : 0 }
      func file() -> String { #filePath }
      #else
      func file() -> Missing { 1 }
      #endif
      """)
    let before = namesInFolder(scratch.path)
    let library = try compile(scratch)
    #expect(library.warnings.isEmpty)
    let loaded = try LibraryLoader.load(library.path)
    let symbol = try #require(dlsym(loaded.handle, "workshop_test_answer"))
    let answer = unsafeBitCast(symbol, to: (@convention(c) () -> Int).self)
    #expect(answer() == 42)
    #expect(namesInFolder(scratch.path) == before)
    library.remove()
    #expect(FileStatus(library.path) == nil)
    #expect(answer() == 42)
  }

  @Test func errorsNameThePlaceInTheUsersFile() throws {
    let scratch = try Scratch()
    try scratch.write("A.swift", "@main struct A {\n\tlet 이름 = 1; let b = missing\u{7}\n}\n")
    try scratch.write(
      "B.swift", "@main struct B { static func main() {} }\nfunc f(x: Int) {}\nlet c: Void = f(y: 1)\n")
    let text = message(scratch)
    #expect(
      text.contains(
        """
        A.swift:2:26: error: cannot find 'missing' in scope
          let 이름 = 1; let b = missing\u{FFFD}
                                ^
        """), "\(text)")
    #expect(text.contains("B.swift:3:16: error: incorrect argument label in call (have 'y:', expected 'x:')"))
    // The line is the user's own, not the changed copy.
    #expect(!text.contains("\u{7}"))
    #expect(text.hasSuffix(" errors"))
  }

  @Test func mistakesInMacrosAreSaidOnlyByThemselves() throws {
    let expansion = "/tmp/swift-generated-sources/@__swiftmacro_1A7PreviewfMf_.swift:2:5: error: no constant"
    let scratch = try Scratch()
    try scratch.write("A.swift", "let a = missing\n")
    let own = "echo '\(scratch.path)/A.swift:1:9: error: no such thing'"
    var compiler = try fakeCompiler("\(own); echo '\(expansion)'; exit 1", in: scratch)
    #expect(message(scratch, compiler: compiler).split(separator: "\n").last == "1 error")
    #expect(!message(scratch, compiler: compiler).contains("swiftmacro"))
    let other = try Scratch()
    try other.write("A.swift", "")
    compiler = try fakeCompiler("echo '\(expansion)'; exit 1", in: other)
    #expect(message(other, compiler: compiler).contains("no constant"))
  }

  @Test func filesOfOneName() throws {
    let scratch = try Scratch()
    try scratch.write("A/Same.swift", "func one() { two() }\n")
    try scratch.write("B/Same.swift", "func two() { three() }\n")
    #expect(
      message(scratch) == """
        B/Same.swift:1:14: error: cannot find 'three' in scope
        func two() { three() }
                     ^
        1 error
        """)
  }

  @Test func generatedSourcesAreCompiledWithTheUsers() throws {
    let scratch = try Scratch()
    try scratch.write("A.swift", "func use() -> Int { generatedAnswer + own }\n")
    let compiler = try Compiler.find()
    let selection = try WidgetSelection(
      files: SourceFinder().files(at: ["\(scratch.path)/A.swift"]), isAvailable: compiler.hasModule)
    do {
      // The user's own file of that name stays apart from it.
      _ = try compiler.compile(
        selection,
        generated: [
          GeneratedSource(name: "A.swift", text: "let generatedAnswer = 42\n"),
          GeneratedSource(name: "B.swift", text: "let other: Int = \"x\"\n"),
        ])
      Issue.record("compiled")
    } catch let error as CompileError {
      #expect(
        Set(error.errors.map { "\($0.path ?? "-"):\($0.line): \($0.message)" }) == [
          "\(scratch.path)/A.swift:1: cannot find 'own' in scope",
          "(generated) B.swift:1: cannot convert value of type 'String' to specified type 'Int'",
        ])
    }
    #expect(namesInFolder(scratch.path) == ["A.swift"])
  }

  @Test(arguments: ["a b", "quote\"s", "back\\slash", "new\nline", "it's", "two: error: x", "\u{2028}"])
  func foldersWithOddNames(name: String) throws {
    let scratch = try Scratch()
    try scratch.write("\(name)/\(name).swift", "let a = missing\nfunc path() -> String { #filePath }\n")
    let compiler = try Compiler.find()
    func compiled() throws -> CompiledLibrary {
      try compiler.compile(
        WidgetSelection(
          files: SourceFinder().files(at: ["\(scratch.path)/\(name)/\(name).swift"]),
          isAvailable: compiler.hasModule))
    }
    let error = #expect(throws: CompileError.self) { try compiled() }
    #expect(
      error?.errors.map { "\($0.path ?? "-"):\($0.line):\($0.column): \($0.message)" } == [
        "\(scratch.path)/\(name)/\(name).swift:1:9: cannot find 'missing' in scope"
      ])
    unlink("\(scratch.path)/\(name)/\(name).swift")
    try scratch.write("\(name)/\(name).swift", "func path() -> String { #filePath }\n")
    _ = try compiled()
  }

  @Test func whatWasReadIsCompiled() throws {
    let scratch = try Scratch()
    try scratch.write("Sub/A.swift", "let a = 1\n")
    let compiler = try Compiler.find()
    let selection = try WidgetSelection(
      files: SourceFinder().files(at: ["\(scratch.path)/Sub/A.swift"]), isAvailable: compiler.hasModule)
    unlink("\(scratch.path)/Sub/A.swift")
    rmdir("\(scratch.path)/Sub")
    _ = try compiler.compile(selection)
  }

  @Test func compilerThatDoesNotEnd() throws {
    let scratch = try Scratch()
    try scratch.write("A.swift", "")
    let compiler = try fakeCompiler("sleep 100 & sleep 100", in: scratch, timeLimit: .milliseconds(200))
    #expect(message(scratch, compiler: compiler) == "the compiler did not finish in 0 seconds and was ended")
  }

  @Test func compilerOfAnotherVersion() throws {
    let scratch = try Scratch()
    try scratch.write("A.swift", "")
    let compiler = try fakeCompiler(
      "echo \"A.swift:1:1: error: module compiled with Swift 6.3.1 cannot be imported by the Swift 6.1 compiler: X\"; exit 1",
      in: scratch)
    #expect(message(scratch, compiler: compiler).hasPrefix("swiftc is another version of Swift than the one"))
  }

  @Test func compilerThatCrashes() throws {
    let scratch = try Scratch()
    try scratch.write("A.swift", "")
    let compiler = try fakeCompiler("echo broken; kill -11 $$", in: scratch)
    #expect(
      message(scratch, compiler: compiler) == "swiftc failed with signal 11 (Segmentation fault):\nbroken")
  }

  @Test func temporaryFoldersGo() throws {
    let scratch = try Scratch()
    try scratch.write("A.swift", "")
    let compiler = try fakeCompiler("echo \"$1\" >&2; exit 1", in: scratch)
    let text = message(scratch, compiler: compiler)
    let list = try #require(text.split(separator: "\n").last).dropFirst()
    #expect(list.hasSuffix("/arguments.resp"))
    #expect(FileStatus(String(list)) == nil)
  }

  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["ISLET_SAMPLE_APPS"] != nil),
    arguments: ["DrinkOrder", "EmojiRangers", "LockScreenCounter", "WaterReminder"])
  func sampleApps(name: String) throws {
    let folder = try #require(ProcessInfo.processInfo.environment["ISLET_SAMPLE_APPS"]) + "/" + name
    let compiler = try Compiler.find()
    let library = try compiler.compile(
      WidgetSelection(files: SourceFinder().files(at: [folder]), isAvailable: compiler.hasModule))
    #expect(library.warnings.isEmpty)
  }

  @Test func moduleNames() throws {
    let compiler = try Compiler.find()
    func name(_ path: String) -> String {
      let file = SourceFile(path: path, displayPath: path, isExplicit: true, text: "")
      return compiler.moduleName(for: [file])
    }
    #expect(name("/a/My App-2/x.swift") == "Activity_My_App_2")
    #expect(name("/한글/x.swift") == "Activity___")
    #expect(name("/x.swift") == "Activity_")
  }

  @Test func whatIsMissingInTheProgram() {
    #expect(
      LibraryLoader.message(for: "/x.so: undefined symbol: $s5Cells4RGBAV3hexSSvg")
        == "the activity needs Cells.RGBA.hex.getter : Swift.String, which this Islet does not have; "
        + "if Islet was built anew since, try again")
    #expect(throws: WorkshopError.self) { try LibraryLoader.load("/nowhere/lib.so") }
  }
}
