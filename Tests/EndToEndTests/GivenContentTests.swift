import Foundation
import Testing

/// `--attributes` and `--content-state`: a user's own JSON, read with the user's own types.
@Suite struct GivenContentTests {
  private func folder(_ files: [String: String]) throws -> SourceFolder {
    let folder = try SourceFolder.kettle(
      body: """
        Text("\\(context.state.phase) at \\(context.state.degrees)")
        """)
    for (name, text) in files {
      try text.write(to: folder.url.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    return folder
  }

  private func render(_ folder: SourceFolder, _ options: String...) throws -> Program.Result {
    try Program.run(
      ["render", folder.path, "--bare", "--format", "text"] + options, folder: folder.path)
  }

  @Test func bothHalves() throws {
    let folder = try folder([
      "a.json": #"{"kitchen": "Small kitchen"}"#, "s.json": #"{"phase": "Singing", "degrees": 99}"#,
    ])
    let result = try render(folder, "--attributes", "a.json", "--content-state", "s.json")
    #expect(result.code == 0 && result.errors == "")
    #expect(result.output.contains("Small kitchen") && result.output.contains("Singing at 99"))
    let list = try Program.run(
      ["list", folder.path, "--content-state", "s.json"], folder: folder.path)
    #expect(list.output.contains("1  File") && list.output.contains("2  Kettle"))
    // Previews are still there by their names.
    let own = try render(folder, "--content-state", "s.json", "--preview", "Kettle")
    #expect(own.output.contains("Filling at 15"))
  }

  @Test func oneHalfIsMadeUp() throws {
    let folder = try folder(["s.json": #"{"phase": "Singing", "degrees": 99}"#])
    let result = try render(folder, "--content-state", "s.json")
    #expect(result.code == 0 && result.output.contains("Kitchen") && result.output.contains("Singing at 99"))
    let other = try render(folder, "--attributes", "/dev/null")
    #expect(other.code == 1 && other.errors.contains("/dev/null:1:1: is not JSON"))
  }

  @Test(arguments: [
    (
      #"{"phase": "Singing", "degrees": "hot"}"#,
      "s.json:1:33: degrees: expected a whole number (Int), found \"hot\""
    ),
    (
      #"{"phase": "Singing", "degrees": 4.5}"#,
      "s.json:1:33: degrees: expected a whole number (Int), found 4.5"
    ),
    (
      #"{"phase": null, "degrees": 4}"#, "s.json:1:11: phase: expected a text (String), found null"
    ),
    (
      "{\n  \"Phase\": \"Singing\", \"degrees\": 4}",
      "s.json:1:1: the key 'phase' is missing; 'Phase' is there (KettleAttributes.ContentState)"
    ),
    ("[]", "s.json:1:1: expected an object, found a list"),
    (
      "{\n  \"phase\": \"Singing\"\n  \"degrees\": 4\n}",
      "s.json:3:3: is not JSON: expected \",\" or \"}\", found a string"
    ),
    (
      "{\"phase\": \"\", \"degrees\": 4}\0",
      "s.json:1:28: is not JSON: expected the end of the file, found a control character"
    ),
  ])
  func whatDoesNotDecode(json: String, message: String) throws {
    let folder = try folder(["s.json": json])
    let result = try render(folder, "--content-state", "s.json")
    #expect(result.code == 1 && result.output == "")
    #expect(result.errors == "islet: \(message)\n")
  }

  @Test func unusedKeysAreToldOnce() throws {
    let folder = try folder(["s.json": "{\"phase\": \"\", \"degrees\": 4,\n \"degree\": 3, \"x\\u009b\": 1}"])
    let result = try render(folder, "--content-state", "s.json", "--surface", "all")
    #expect(result.code == 0)
    #expect(
      result.errors == """
        islet: s.json:2:2: key 'degree' is not used by KettleAttributes.ContentState, which has 'degrees'
        islet: s.json:2:15: key 'x\u{FFFD}' is not used by KettleAttributes.ContentState

        """)
  }

  /// An enumeration's cases are told, whether it lists them itself or not.
  @Test func noSuchCase() throws {
    let folder = try folder([
      "s.json": #"{"phase": "melting", "degrees": 4}"#, "n.json": #"{"phase": "boiling", "degrees": 9}"#,
    ])
    let file = folder.path + "/Kettle/KettleAttributes.swift"
    let text = try String(contentsOfFile: file, encoding: .utf8)
      .replacing(
        "var phase: String",
        with: "enum Phase: String, Codable { case filling, heating, boiling }\nvar phase: Phase"
      )
      .replacing(
        "var degrees: Int",
        with: "enum Step: Int, Codable, CaseIterable { case low = 4, high = 7 }\nvar degrees: Step")
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    let activity = folder.path + "/Kettle/KettleActivity.swift"
    let views = try String(contentsOfFile: activity, encoding: .utf8)
      .replacing(/phase: "(\w+)", degrees: \d+/) { "phase: .\($0.output.1.lowercased()), degrees: .low" }
      .replacing("Text(context.state.phase)", with: "Text(context.state.phase.rawValue)")
    try views.write(toFile: activity, atomically: true, encoding: .utf8)
    #expect(
      try render(folder, "--content-state", "s.json").errors
        == "islet: s.json:1:11: phase: expected \"filling\", \"heating\" or \"boiling\" (Phase), found \"melting\"\n"
    )
    #expect(
      try render(folder, "--content-state", "n.json").errors
        == "islet: n.json:1:33: degrees: expected 4 or 7 (Step), found 9\n")
  }

  @Test func pipes() throws {
    let folder = try folder(["s.json": #"{"phase": "Piped", "degrees": 1}"#])
    mkfifo(folder.path + "/pipe", 0o600)
    let nobody = try render(folder, "--content-state", "pipe")
    #expect(nobody.code == 2)
    #expect(
      nobody.errors.hasPrefix(
        "islet: --content-state: pipe: is a pipe that nobody has written to in 3 seconds"))
    let writer = Process()
    writer.executableURL = URL(fileURLWithPath: "/bin/sh")
    writer.arguments = ["-c", "cat \"$1/s.json\" > \"$1/pipe\"", "sh", folder.path]
    try writer.run()
    let result = try render(folder, "--content-state", "pipe")
    writer.waitUntilExit()
    #expect(result.code == 0 && result.output.contains("Piped at 1"), "\(result.errors)")
  }

  @Test func unreadableFiles() throws {
    let folder = try folder([:])
    try Data([0x7B, 0xFF]).write(to: folder.url.appendingPathComponent("bad.json"))
    try String(repeating: " ", count: 1_048_577)
      .write(to: folder.url.appendingPathComponent("large.json"), atomically: true, encoding: .utf8)
    for (name, words) in [
      ("gone.json", "No such file"), (".", "directory"), ("bad.json", "is not UTF-8"),
      ("large.json", "larger than 1 MB"),
    ] {
      let result = try render(folder, "--attributes", name)
      #expect(result.code == 2 && result.errors.hasPrefix("islet: --attributes: \(name): "))
      #expect(result.errors.contains(words))
    }
  }

  @Test func severalActivities() throws {
    let folder = try folder(["s.json": #"{"phase": "Singing", "degrees": 99}"#])
    let file = folder.url.appendingPathComponent("s.json").path
    let first = try Program.run(["render", "--content-state", file])
    #expect(first.code == 1 && first.errors.contains("--activity chooses another: FoodDelivery, "))
    let named = try Program.run(["render", "--content-state", file, "--activity", "MatchScore"])
    #expect(named.code == 1 && named.errors.contains("MatchScoreAttributes.ContentState"))
    #expect(!named.errors.contains("--activity"))
  }

  @Test func standardInput() throws {
    let folder = try folder(["s.json": #"{"phase": "Piped", "degrees": 1}"#])
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.environment = Program.surroundings
    shell.arguments = [
      "-c", "\"$1\" render \"$2\" --bare --format text --content-state - < \"$2/s.json\"", "sh", Program.path,
      folder.path,
    ]
    let output = Pipe()
    shell.standardOutput = output
    try shell.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0 && text.contains("Piped at 1"))
  }
}
