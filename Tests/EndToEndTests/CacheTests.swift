import Foundation
import TerminalTestSupport
import Testing

/// `islet render` with the build cache, as a person runs it.
@Suite struct CacheTests {
  /// A compiler that notes down each time it is started, and the surroundings to use it.
  private func surroundings(in folder: SourceFolder) throws -> [String: String] {
    let swiftc = try BuiltProgram.installed("swiftc")
    let wrapper = folder.path + "/swiftc"
    try ScriptFile.write(
      "#!/bin/sh\necho run >> '\(folder.path)/runs'\nexec '\(swiftc)' \"$@\"\n", to: wrapper)
    return ["ISLET_SWIFTC": wrapper, "XDG_CACHE_HOME": folder.path + "/cache"]
  }

  private func runs(in folder: SourceFolder) -> Int {
    let text = try? String(contentsOfFile: folder.path + "/runs", encoding: .utf8)
    return text?.components(separatedBy: "\n").count { $0 == "run" } ?? 0
  }

  @Test func unchangedSourcesStartNoCompiler() throws {
    let folder = try SourceFolder([:])
    let environment = try surroundings(in: folder)
    let kettle = try SourceFolder.kettle()
    // Times tell a file of this moment from the next version of it only a little later.
    usleep(80_000)
    let first = try Program.run(["render", kettle.path], environment: environment)
    #expect(first.code == 0 && runs(in: folder) == 1)
    let second = try Program.run(["render", kettle.path], environment: environment)
    #expect(second.code == 0 && second.output == first.output && runs(in: folder) == 1)
    // By another way to the same files.
    let third = try Program.run(
      ["render", "../" + kettle.url.lastPathComponent], environment: environment, folder: kettle.path)
    #expect(third.output == first.output && runs(in: folder) == 1)
  }

  @Test func twoProcessesAtOnce() async throws {
    let folder = try SourceFolder([:])
    let environment = try surroundings(in: folder)
    let path = try SourceFolder.kettle()
    let outputs = try await withThrowingTaskGroup(of: String.self) { group in
      let source = path.path
      for _ in 0..<3 {
        group.addTask { try Program.run(["render", source], environment: environment).output }
      }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(outputs.count == 1 && outputs.first?.contains("Big kitchen") == true)
    let before = runs(in: folder)
    #expect(try Program.run(["render", path.path], environment: environment).code == 0)
    #expect(runs(in: folder) == before)
  }

  @Test func truncatedEntries() throws {
    let folder = try SourceFolder([:])
    let environment = try surroundings(in: folder)
    let kettle = try SourceFolder.kettle()
    let first = try Program.run(["render", kettle.path], environment: environment)
    let cache = folder.path + "/cache/islet/builds"
    var count = 0
    for name in try FileManager.default.subpathsOfDirectory(atPath: cache) where name.hasSuffix(".so") {
      truncate("\(cache)/\(name)", 1000)
      count += 1
    }
    let second = try Program.run(["render", kettle.path], environment: environment)
    #expect(count == 1 && second.code == 0 && second.output == first.output && second.errors.isEmpty)
    #expect(runs(in: folder) == 2)
  }

  @Test func noticesAreShownEachTime() throws {
    let folder = try SourceFolder([:])
    let environment = try surroundings(in: folder)
    let kettle = try SourceFolder.kettle()
    try
      ("import StoreKit\nimport ActivityKit\nimport SwiftUI\nimport WidgetKit\nstruct Map: Widget {\n"
      + "  var body: some WidgetConfiguration { ActivityConfiguration(for: KettleAttributes.self) }\n}\n")
      .write(toFile: kettle.path + "/Map.swift", atomically: true, encoding: .utf8)
    usleep(80_000)
    let first = try Program.run(["render", "."], environment: environment, folder: kettle.path)
    #expect(first.code == 0)
    #expect(
      first.errors == "islet: ./Map.swift was left out: it imports StoreKit, which Islet does not have\n")
    let compiled = runs(in: folder)
    let second = try Program.run(["render", "."], environment: environment, folder: kettle.path)
    #expect(second.code == 0 && second.errors == first.errors && second.output == first.output)
    #expect(runs(in: folder) == compiled)
  }

  /// Whoever may make name spaces of their own can have a disk of a certain size.
  private static let canMount: Bool = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["unshare", "--mount", "--map-root-user", "true"]
    process.standardError = FileHandle.nullDevice
    try? process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  /// A disk that is full while an entry is written means a slow run, and no half an entry.
  @Test(.enabled(if: canMount, "no name spaces can be made"))
  func fullDisk() throws {
    let folder = try SourceFolder(["cache/keep": ""])
    var environment = try surroundings(in: folder)
    environment["CACHE"] = folder.path + "/cache"
    let kettle = try SourceFolder.kettle()
    let script = """
      mount -t tmpfs -o size=64k tmpfs "$CACHE" && head -c 40000 /dev/zero > "$CACHE/filler"
      "$1" render "$2" --bare --format text && "$1" render "$2" --bare --format text
      echo "left: $(find "$CACHE" -name 'new-*' -o -name '*.so' | grep -c .)"
      """
    let result = try Program.run(
      ["--mount", "--map-root-user", "sh", "-c", script, "sh", Program.path, kettle.path],
      environment: environment, program: "unshare")
    #expect(result.code == 0 && result.errors == "", "\(result.errors)")
    #expect(result.output.components(separatedBy: "Filling").count == 3)
    #expect(result.output.hasSuffix("left: 0\n") && runs(in: folder) >= 2, "\(result.output)")
  }

  /// Neither the compiler's own files nor a folder in the current one are left behind.
  @Test(arguments: [
    ["XDG_CACHE_HOME": "relative"], ["XDG_CACHE_HOME": "", "HOME": ""], ["HOME": "relative"],
  ])
  func nothingIsLeftBehind(variables: [String: String]) throws {
    let folder = try SourceFolder(["tmp/keep": "", "here/keep": ""])
    var environment = try surroundings(in: folder)
    environment["TMPDIR"] = folder.path + "/tmp"
    environment["XDG_CACHE_HOME"] = nil
    environment.merge(variables) { $1 }
    let kettle = try SourceFolder.kettle()
    let result = try Program.run(
      ["render", kettle.path], environment: environment, folder: folder.path + "/here")
    #expect(result.code == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/tmp") == ["keep"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/here") == ["keep"])
  }

  @Test func nowhereToKeepAnything() throws {
    let folder = try SourceFolder([:])
    var environment = try surroundings(in: folder)
    let kettle = try SourceFolder.kettle()
    environment["XDG_CACHE_HOME"] = "/dev/full"
    #expect(try Program.run(["render", kettle.path], environment: environment).errors.isEmpty)
    environment["XDG_CACHE_HOME"] = nil
    environment["HOME"] = ""
    #expect(try Program.run(["render", kettle.path], environment: environment).errors.isEmpty)
    // The compiler too wants a cache, and is started once more without it.
    #expect(runs(in: folder) == 3)
  }
}
