import Foundation
import TerminalTestSupport
import Testing

/// `islet doctor` on this machine, and on one where something is missing.
@Suite struct DoctorTests {
  private func checks(_ environment: [String: String] = [:]) throws -> (Int32, [String: [String: Any]]) {
    let result = try Program.run(["doctor", "--json"], environment: environment)
    #expect(result.errors == "")
    let list = try #require(
      JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
    let pairs = list.map { ($0["name"] as? String ?? "", $0) }
    return (result.code, Dictionary(pairs) { first, _ in first })
  }

  @Test func allIsWell() throws {
    let (code, checks) = try checks(["TERM": "xterm-256color", "COLORTERM": "truecolor"])
    #expect(code == 0)
    #expect(checks.values.allSatisfy { $0["isWell"] as? Bool == true })
    func found(_ name: String) -> String { checks[name]?["found"] as? String ?? "" }
    #expect(found("compiler").contains("Swift version "))
    #expect(found("trial").contains("compiles") && found("themes").contains("midnight"))
    #expect(found("terminal").contains("terminfo entry found, 256 colours"))
    #expect(found("colours") == "24 bits (COLORTERM=truecolor)")
    #expect(found("characters").hasPrefix("UTF-8") && found("ncurses").hasPrefix("ncurses "))
    #expect(found("fonts").contains("DejaVuSansMono.ttf, emoji ") && found("fonts").contains("Emoji"))
    let table = try Program.run(["doctor"])
    #expect(table.code == 0 && table.output.hasSuffix("\nEverything is well.\n"))
  }

  @Test func otherCompiler() throws {
    let folder = try SourceFolder([:])
    let file = folder.url.appendingPathComponent("swiftc").path
    try ScriptFile.write("#!/bin/sh\necho 'Swift version 5.0 (swift-5.0-RELEASE)'\n", to: file)
    let (code, checks) = try checks(["ISLET_SWIFTC": file])
    #expect(code == 1)
    let fault = checks["compiler"]?["fault"] as? String ?? ""
    #expect(fault.contains("Islet was built with Swift version ") && fault.contains("ISLET_SWIFTC"))
    let missing = try self.checks(["ISLET_SWIFTC": "/nowhere"])
    #expect(missing.0 == 1 && (missing.1["compiler"]?["fault"] as? String)?.contains("/nowhere") == true)
  }

  @Test func noFonts() throws {
    let folder = try SourceFolder(["fonts.conf": "<?xml version=\"1.0\"?><fontconfig></fontconfig>"])
    let (code, checks) = try checks(["FONTCONFIG_FILE": folder.path + "/fonts.conf"])
    #expect(code == 1)
    #expect((checks["fonts"]?["fault"] as? String)?.contains("fonts-dejavu-core") == true)
  }

  @Test func badTheme() throws {
    let folder = try SourceFolder(["bad.json": "{"])
    let (code, checks) = try checks(["ISLET_THEMES": folder.path])
    #expect(code == 1 && (checks["themes"]?["fault"] as? String)?.contains("bad.json") == true)
  }

  @Test func cacheThatCannotBeWritten() throws {
    let (code, checks) = try checks(["XDG_CACHE_HOME": "/proc/islet"])
    #expect(code == 1)
    let fault = checks["cache"]?["fault"] as? String ?? ""
    #expect(fault.hasPrefix("cannot be made: ") && fault.contains("XDG_CACHE_HOME"))
  }

  @Test func cache() throws {
    let folder = try SourceFolder(["note": ""])
    let kettle = try SourceFolder.kettle()
    let environment = ["XDG_CACHE_HOME": folder.path]
    func found(_ arguments: [String] = []) throws -> String {
      let result = try Program.run(["doctor"] + arguments, environment: environment)
      return result.output.components(separatedBy: "\n").first { $0.contains("  cache ") } ?? ""
    }
    #expect(try found().contains("\(folder.path)/islet/builds, 0.0 of 512 MB"))
    #expect(try Program.run(["render", kettle.path], environment: environment).code == 0)
    #expect(try !found().contains(" 0.0 of 512 MB"))
    #expect(try found(["--clear-cache"]).contains(" 0.0 of 512 MB"))
    #expect(try found().contains(" 0.0 of 512 MB"))
  }
}
