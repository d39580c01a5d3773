import Foundation
import Testing

/// `islet snapshot record` and `verify`, as CI runs them.
@Suite struct SnapshotTests {
  /// A kettle and a folder for its snapshots.
  private struct Kitchen {
    let sources: SourceFolder
    var folder: URL { sources.url.appendingPathComponent("Snapshots") }

    init(body: String = "Text(context.state.phase).foregroundStyle(.red)") throws {
      sources = try SourceFolder.kettle(body: body)
    }

    func run(_ action: String, _ arguments: [String] = [], environment: [String: String] = [:]) throws
      -> Program.Result
    {
      try Program.run(
        ["snapshot", action, sources.path + "/Kettle", "--dir", folder.path] + arguments,
        environment: environment)
    }

    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    /// Changes a file on purpose.
    func edit(_ name: String, _ change: (String) -> String) throws {
      let old = try text(name)
      let new = change(old)
      #expect(old != new)
      try new.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }

    /// Every file with its bytes and the time when it was written.
    func contents() throws -> [String: String] {
      var found: [String: String] = [:]
      for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)!
      {
        guard file.pathExtension == "txt" else { continue }
        let date = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate]
        found[String(file.path.dropFirst(folder.path.count + 1))] =
          try String(contentsOf: file, encoding: .utf8) + "\(date ?? "")"
      }
      return found
    }
  }

  private static let card = "kettle/kettle-2-lock-screen.txt"

  @Test func whatWasRecordedIsVerified() throws {
    let kitchen = try Kitchen()
    let recorded = try kitchen.run("record")
    #expect(recorded.code == 0, "\(recorded)")
    #expect(recorded.output.hasSuffix("24 snapshots: 24 new\n"))
    let text = try kitchen.text(Self.card)
    #expect(
      text.hasPrefix("islet snapshot 1\nactivity: Kettle\npreview: Kettle\nstate: 2\nsurface: lock-screen\n"))
    #expect(text.contains("Heating"))
    #expect(text.contains("\nlegend\n"))
    let before = try kitchen.contents()
    #expect(before.count == 24)
    let verified = try kitchen.run("verify")
    #expect(verified.code == 0, "\(verified)")
    #expect(verified.output == "24 snapshots: 24 as recorded\n")
    #expect(verified.errors.isEmpty)
    // Neither command writes what is right already.
    #expect(try kitchen.run("record").output == "24 snapshots: 24 as recorded\n")
    #expect(try kitchen.contents() == before)
  }

  @Test func everyChangeOnPurposeIsTold() throws {
    let kitchen = try Kitchen()
    #expect(try kitchen.run("record").code == 0)
    // A letter, a colour, a size, a missing file, a new file, and one that is damaged.
    try kitchen.edit(Self.card) { $0.replacing("Heating", with: "Heatinp") }
    try kitchen.edit("kettle/kettle-1-lock-screen.txt") { $0.replacing("#FF453A", with: "#FF0000") }
    try kitchen.edit("kettle/kettle-1-compact.txt") { text in
      text.replacing(/size: (\d+)x3/) { "size: \($0.1)x4" }.replacing(
        "colours\n", with: "colours\n  " + String(repeating: ".", count: 29) + "\n")
    }
    try FileManager.default.removeItem(
      at: kitchen.folder.appendingPathComponent("kettle/kettle-3-expanded.txt"))
    try kitchen.text(Self.card).write(
      to: kitchen.folder.appendingPathComponent("kettle/gone-1-compact.txt"), atomically: true,
      encoding: .utf8)
    try "a note".write(
      to: kitchen.folder.appendingPathComponent("kettle/note.txt"), atomically: true, encoding: .utf8)
    try kitchen.edit("kettle/island-1-compact.txt") { $0.replacing("state: 1", with: "<<<<<<< HEAD") }
    let before = try kitchen.contents()
    let (junit, page) = (kitchen.sources.path + "/junit.xml", kitchen.sources.path + "/report.html")
    let result = try kitchen.run("verify", ["--junit", junit, "--report", page])
    #expect(result.code == 1)
    #expect(try kitchen.contents() == before, "verify writes nothing")
    let output = result.output
    #expect(
      output.contains(
        "changed  kettle/kettle-2-lock-screen.txt\n    Kettle, preview 'Kettle', state 2 on lock-screen\n    1 cell of text\n    old "
      ))
    #expect(output.contains("······#·"))
    #expect(output.contains("in colour alone\n"))
    #expect(output.contains("#FF0000 on #"))
    #expect(output.contains("the size was 29x4 and is 29x3"))
    #expect(output.contains("not recorded  kettle/kettle-3-expanded.txt\n"))
    #expect(output.contains("orphan  kettle/gone-1-compact.txt\n"))
    #expect(output.contains("kettle/island-1-compact.txt:4: two versions of the file were not merged"))
    #expect(
      output.contains("25 snapshots: 19 as recorded, 3 changed, 1 not recorded, 1 unreadable, 1 orphan\n"))
    try checkJUnit(junit)
    try checkPage(page)
    // Recording again mends them; only --prune removes, and only snapshots.
    let recorded = try kitchen.run("record")
    #expect(recorded.output.contains("25 snapshots: 19 as recorded, 1 new, 4 updated, 1 orphan\n"))
    #expect(recorded.code == 0)
    #expect(try kitchen.run("record", ["--prune"]).output.contains("removed  kettle/gone-1-compact.txt\n"))
    #expect(try kitchen.contents().keys.contains("kettle/note.txt"))
    #expect(try kitchen.run("verify").code == 0)
  }

  /// Holds a report against the schema, and what must be in it.
  private func checkJUnit(_ path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("tests=\"25\" failures=\"5\" errors=\"1\""))
    #expect(text.contains("<testcase classname=\"kettle\" name=\"kettle-3-lock-screen\"/>"))
    for words in [
      "<failure type=\"changed\" message=\"1 cell of text\">",
      "<failure type=\"not recorded\" message=\"there is no snapshot of it yet\">",
      "<failure type=\"orphan\"", "<error type=\"unreadable\"", "the size was 29x4 and is 29x3",
      "#FF0000 on #1A1B20 is now #FF453A on #1A1B20", "······#·",
    ] { #expect(text.contains(words), "\(words)") }
    let schema = path + ".xsd"
    try Self.junitSchema.write(toFile: schema, atomically: true, encoding: .utf8)
    let checked = try Program.run(["--noout", "--schema", schema, path], program: "xmllint")
    #expect(checked.code == 0, "\(checked)")
    // The schema refuses what is none.
    try text.replacing(" name=\"kettle-3-lock-screen\"", with: "").write(
      toFile: path, atomically: true, encoding: .utf8)
    #expect(try Program.run(["--noout", "--schema", schema, path], program: "xmllint").code != 0)
  }

  private func checkPage(_ path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.components(separatedBy: "<section class=\"finding\"").count == 7)
    for words in [
      "25 snapshots: 19 as recorded, 3 changed, 1 not recorded, 1 unreadable, 1 orphan",
      "kettle/kettle-2-lock-screen.txt", "1 cell of text", "<rect class=\"text\"", "<rect class=\"style\"",
      "the size was 29x4 and is 29x3", "#FF0000 on #1A1B20 is now #FF453A on #1A1B20",
      "there is no snapshot of it yet", "kettle/gone-1-compact.txt", "were not merged",
    ] { #expect(text.contains(words), "\(words)") }
    for scalar in text.unicodeScalars where scalar.value < 0x20 { #expect(scalar == "\n") }
  }

  /// What CI servers agree on, after the schema that Jenkins' xUnit plug-in holds JUnit's reports against:
  /// which elements stand where, and which attributes they must and may have.
  private static let junitSchema = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
      <xs:simpleType name="seconds">
        <xs:restriction base="xs:string"><xs:pattern value="[0-9]+(\\.[0-9]+)?"/></xs:restriction>
      </xs:simpleType>
      <xs:attributeGroup name="counts">
        <xs:attribute name="tests" type="xs:nonNegativeInteger" use="required"/>
        <xs:attribute name="failures" type="xs:nonNegativeInteger" use="required"/>
        <xs:attribute name="errors" type="xs:nonNegativeInteger" use="required"/>
        <xs:attribute name="time" type="seconds"/>
      </xs:attributeGroup>
      <xs:complexType name="fault">
        <xs:simpleContent>
          <xs:extension base="xs:string">
            <xs:attribute name="type" type="xs:string" use="required"/>
            <xs:attribute name="message" type="xs:string" use="required"/>
          </xs:extension>
        </xs:simpleContent>
      </xs:complexType>
      <xs:element name="testsuites">
        <xs:complexType>
          <xs:sequence>
            <xs:element name="testsuite" minOccurs="0" maxOccurs="unbounded">
              <xs:complexType>
                <xs:sequence>
                  <xs:element name="testcase" minOccurs="0" maxOccurs="unbounded">
                    <xs:complexType>
                      <xs:choice minOccurs="0">
                        <xs:element name="failure" type="fault"/>
                        <xs:element name="error" type="fault"/>
                      </xs:choice>
                      <xs:attribute name="classname" type="xs:string"/>
                      <xs:attribute name="name" type="xs:string" use="required"/>
                    </xs:complexType>
                  </xs:element>
                </xs:sequence>
                <xs:attribute name="name" type="xs:string" use="required"/>
                <xs:attributeGroup ref="counts"/>
                <xs:attribute name="skipped" type="xs:nonNegativeInteger"/>
              </xs:complexType>
            </xs:element>
          </xs:sequence>
          <xs:attribute name="name" type="xs:string"/>
          <xs:attributeGroup ref="counts"/>
        </xs:complexType>
      </xs:element>
    </xs:schema>
    """

  /// `| head -1` is about the lines alone.
  /// Whoever may send a change may name a file, and a user any folder.
  @Test func namesOfFilesDoNotSteerTheTerminal() throws {
    let kitchen = try Kitchen()
    #expect(try kitchen.run("record").code == 0)
    let evil = kitchen.folder.appendingPathComponent("kettle/x\u{1B}]0;evil\u{7}\n-1-compact.txt")
    try kitchen.text(Self.card).write(to: evil, atomically: true, encoding: .utf8)
    for (action, arguments) in [("verify", []), ("record", ["--prune"])] {
      let result = try kitchen.run(action, arguments)
      #expect(result.output.contains("kettle/x\u{FFFD}]0;evil\u{FFFD}\u{FFFD}-1-compact.txt\n"), "\(result)")
      let printed = (result.output + result.errors).unicodeScalars
      #expect(!printed.contains { $0 != "\n" && ($0.value < 0x20 || $0.value == 0x7F) })
    }
    let odd = kitchen.sources.path + "/o\u{1B}[31m"
    let result = try Program.run([
      "snapshot", "verify", kitchen.sources.path + "/Kettle", "--dir", odd, "--surface", "compact",
    ])
    #expect(result.output.contains("--dir '\(kitchen.sources.path)/o\u{FFFD}[31m'"), "\(result)")
    #expect(!result.output.contains("\u{1B}"))
  }

  /// What is no snapshot costs its own, and nothing waits for it.
  @Test func whatIsNoSnapshotIsTold() throws {
    let kitchen = try Kitchen()
    #expect(try kitchen.run("record").code == 0)
    func path(_ name: String) -> String { kitchen.folder.appendingPathComponent(name).path }
    try FileManager.default.removeItem(atPath: path(Self.card))
    #expect(mkfifo(path(Self.card), 0o600) == 0)
    try FileManager.default.removeItem(atPath: path("kettle/kettle-1-compact.txt"))
    #expect(symlink("/dev/zero", path("kettle/kettle-1-compact.txt")) == 0)
    try Data([0xFF, 0xFE, 0x00]).write(to: URL(filePath: path("kettle/kettle-1-expanded.txt")))
    try Data().write(to: URL(filePath: path("kettle/kettle-1-minimal.txt")))
    let junit = kitchen.sources.path + "/junit.xml"
    let result = try kitchen.run("verify", ["--junit", junit])
    #expect(result.code == 1)
    #expect(result.output.contains("24 snapshots: 20 as recorded, 4 unreadable\n"), "\(result.output)")
    #expect(result.output.contains("kettle-2-lock-screen.txt: is no file but a folder, a pipe or a device\n"))
    #expect(result.output.contains("kettle-1-compact.txt: is no file but a folder, a pipe or a device\n"))
    #expect(
      result.output.contains("kettle-1-expanded.txt:1: is no text in UTF-8; remove it and record again"))
    #expect(result.output.contains("kettle-1-minimal.txt:1: the file is empty; record it again\n"))
    #expect(FileManager.default.fileExists(atPath: junit))
    // Only what holds nothing is written over; the rest is told with what helps.
    let recorded = try kitchen.run("record")
    #expect(recorded.code == 1)
    #expect(
      recorded.output.contains("24 snapshots: 20 as recorded, 1 updated, 3 unreadable\n"),
      "\(recorded.output)")
    for name in [Self.card, "kettle/kettle-1-compact.txt", "kettle/kettle-1-expanded.txt"] {
      try FileManager.default.removeItem(atPath: path(name))
    }
    #expect(try kitchen.run("record").code == 0)
    #expect(try kitchen.run("verify").code == 0)
  }

  @Test func aReaderThatLeavesKeepsTheReports() throws {
    let kitchen = try Kitchen()
    try """
    "$1" snapshot verify "$2/Kettle" --dir "$2/Snapshots" --junit "$2/junit.xml" --report "$2/report.html" |
      head -n 1
    """.write(to: kitchen.sources.url.appendingPathComponent("run.sh"), atomically: true, encoding: .utf8)
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.environment = Program.surroundings
    shell.arguments = [kitchen.sources.path + "/run.sh", Program.path, kitchen.sources.path]
    shell.standardOutput = FileHandle.nullDevice
    shell.standardError = FileHandle.nullDevice
    try shell.run()
    shell.waitUntilExit()
    for name in ["junit.xml", "report.html"] {
      let text = try String(contentsOf: kitchen.sources.url.appendingPathComponent(name), encoding: .utf8)
      #expect(text.contains("kettle-3-minimal-detached"), "\(name)")
      #expect(text.contains(name == "junit.xml" ? "</testsuites>" : "</html>"))
    }
  }

  @Test func aStateThatCrashesCostsItsOwnSnapshotsOnly() throws {
    let kitchen = try Kitchen(
      body: "Text(context.state.degrees == 60 ? \"\\([1][context.state.degrees])\" : \"fine\")")
    let recorded = try kitchen.run("record", ["--surface", "lock-screen", "--surface", "compact"])
    #expect(recorded.code == 1)
    #expect(recorded.output.contains("crashed  kettle/kettle-2-lock-screen.txt\n"), "\(recorded)")
    #expect(
      recorded.output.components(separatedBy: "Index out of range").count == 3, "each with its own message")
    #expect(recorded.output.contains("8 snapshots: 6 new, 2 crashed\n"))
    let verified = try kitchen.run(
      "verify", ["--surface", "lock-screen", "--surface", "compact", "--jobs", "1"])
    #expect(verified.code == 1)
    #expect(verified.output.contains("8 snapshots: 6 as recorded, 2 crashed\n"))
  }

  @Test func whatEditorsDoChangesNothing() throws {
    let kitchen = try Kitchen()
    #expect(try kitchen.run("record").code == 0)
    for name in try kitchen.contents().keys {
      try kitchen.edit(name) { text in
        text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().joined(separator: "\r\n")
      }
    }
    #expect(try kitchen.run("verify").output == "24 snapshots: 24 as recorded\n")
  }

  @Test func shardsMakeUpTheWhole() throws {
    let kitchen = try Kitchen()
    #expect(try kitchen.run("record", ["--no-styles"]).code == 0)
    #expect(try !kitchen.text(Self.card).contains("legend"))
    var total = 0
    for index in 1...3 {
      let result = try kitchen.run("verify", ["--shard", "\(index)/3"])
      #expect(result.code == 0, "\(result)")
      total += Int(result.output.prefix { $0.isNumber }) ?? 0
    }
    #expect(total == 24)
  }

  @Test func wrongUseIsToldBeforeAnythingIsDone() throws {
    func errors(_ arguments: String...) throws -> String {
      let result = try Program.run(["snapshot"] + arguments)
      #expect(result.code == 2)
      return result.errors
    }
    #expect(try errors().contains("expected record, verify or review"))
    #expect(try errors("check", "--dir", "x").contains("found 'check'"))
    #expect(try errors("verify").contains("--dir DIR is missing"))
    #expect(try errors("verify", "--dir", "x", "--prune").contains("islet snapshot record' only"))
    #expect(try errors("verify", "--dir", "x", "--shard", "3/2").contains("--shard"))
    #expect(try errors("verify", "--dir", "x", "--device", "fridge").contains("no device is named 'fridge'"))
  }
}
