import Foundation
import Testing

/// `islet push`: a payload, judged with a user's own types.
@Suite struct PushTests {
  private static let judgedAlone = "islet: no phone runs that could get it: it is judged alone\n"
  private static let update =
    #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "Singing", "degrees": 99}}}"#

  private func folder(_ payload: String) throws -> SourceFolder {
    let folder = try SourceFolder.kettle()
    try payload.write(
      to: folder.url.appendingPathComponent("p.json"), atomically: true, encoding: .utf8)
    return folder
  }

  private func push(_ folder: SourceFolder, _ arguments: String...) throws -> Program.Result {
    try Program.run(["push"] + arguments, folder: folder.path)
  }

  @Test func whatThePhoneWouldDo() throws {
    let folder = try folder(Self.update)
    let result = try push(folder, "p.json", "Kettle")
    #expect(result.code == 0 && result.errors == Self.judgedAlone)
    #expect(try push(folder, "p.json", "Kettle", "--to", "none").errors == "")
    #expect(
      result.output == """
        p.json: nothing is wrong with it
          Fri 9 Jan 2026, 09:41:00 UTC: the phone shows the new state in a running activity of KettleAttributes. \
        Nothing lights up or sounds.
          It is active, and does not become out of date.
          Size: content state 32 of 4096 bytes, which the attributes share; the whole payload 98 of 4096 bytes.

        """)
    // The same bytes each time, and from standard input.
    #expect(try push(folder, "p.json", "Kettle").output == result.output)
    let piped = try Program.run(
      ["-c", "\"$0\" push - Kettle < p.json", Program.path], folder: folder.path, program: "/bin/sh")
    #expect(piped.code == 0 && piped.output == result.output.replacing("p.json:", with: "standard input:"))
  }

  @Test func whatWouldFail() throws {
    let folder = try folder(
      """
      {"aps": {"timestamp": 1767951660, "event": "start", "attributes-type": "KettlesAttributes",
        "attributes": {"kitchen": "Small"}, "alert": {"title": "t", "body": "b"},
        "content-state": {"phase": "Singing", "degree": 99}}}
      """)
    let result = try push(folder, "p.json", "Kettle")
    #expect(result.code == 1 && result.errors == Self.judgedAlone)
    #expect(
      result.output == """
        p.json:1:72: error: aps.attributes-type: there is no activity with attributes of the type \
        'KettlesAttributes'; there is KettleAttributes
            The phone looks for a type of exactly this name, and starts nothing.
            -> write "KettleAttributes"
        p.json:3:20: error: aps.content-state: the key 'degrees' is missing; 'degree' is there \
        (KettleAttributes.ContentState)
            The phone cannot make KettleAttributes of it, and starts nothing.
            -> spell it 'degrees'

        p.json: 2 errors: it fails, and nobody is told

        """)
  }

  @Test func json() throws {
    let folder = try folder(Self.update.replacing("99", with: "null"))
    let result = try push(folder, "p.json", "Kettle", "--json", "--to", "none")
    #expect(result.code == 1 && result.errors == "")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(object["fails"] as? Bool == true && object["event"] as? String == "update")
    #expect(object["errors"] as? Int == 1 && object["warnings"] as? Int == 0)
    let finding = try #require((object["findings"] as? [[String: Any]])?.first)
    #expect(finding["line"] as? Int == 1 && finding["column"] as? Int == 103)
    #expect(finding["path"] as? String == "aps.content-state.degrees")
    #expect(finding["judge"] as? String == "phone" && finding["severity"] as? String == "error")
  }

  @Test func arrival() throws {
    let folder = try folder(Self.update)
    #expect(try push(folder, "p.json", "--at", "2026-01-09T09:41:30Z").code == 0)
    let late = try push(folder, "p.json", "--at", "2026-01-10")
    #expect(late.code == 1 && late.output.contains("Fri 9 Jan 2026, 09:41:00 UTC is 14 hours 19 minutes ago"))
  }

  @Test func headers() throws {
    let folder = try folder(Self.update)
    let result = try push(
      folder, "p.json", "--header", "apns-push-type: liveactivity", "--header",
      "apns-topic: com.example.kettle")
    #expect(result.code == 1)
    #expect(
      result.output.hasPrefix(
        "--header: error: apns-topic: expected the bundle's id and '.push-type.liveactivity', found "
          + "'com.example.kettle'\n"))
    let wrong = try push(folder, "p.json", "--header", "liveactivity")
    #expect(wrong.code == 2 && wrong.errors.contains("--header: expected 'NAME: VALUE'"))
  }

  /// Bad input is one message, and no judgement.
  @Test(arguments: [
    ("", "p.json: is empty; expected a payload such as {\"aps\": {...}}"),
    (
      "{\"aps\": {\"event\": \"update\",}}", "p.json:1:28: is not JSON: expected a key in quotes, found \"}\""
    ),
    ("{\"aps\": {},\n \"aps\": {}}", "p.json:2:2: is not JSON: the key \"aps\" is there twice"),
    ("[]", "p.json:1:1: expected an object such as {\"aps\": {...}}, found a list"),
    ("{\"aps\": {\"timestamp\": 1e999}}", "p.json:1:23: is not JSON: expected a number, found \"1e999\""),
    (
      "POST /3/device/00 HTTP/2\napns-priority: 5\n",
      "p.json:3:1: no payload follows the headers; put a blank line and {\"aps\": {...}} after them"
    ),
    (
      "apns-priority: 5\nwhat is this\n\n{}",
      "p.json:2:1: expected a header such as 'apns-priority: 10', or a blank line and then the payload"
    ),
    (
      "{\"headers\": {\"apns-priority\": [5]}, \"aps\": {}}",
      "p.json:1:31: headers.apns-priority: expected a text or a number, found a list"
    ),
  ])
  func badInput(payload: String, message: String) throws {
    let result = try push(folder(payload), "p.json")
    #expect(result.code == 2 && result.output == "")
    #expect(result.errors == "islet: \(message)\n")
  }

  @Test func unreadableFiles() throws {
    let folder = try folder(String(repeating: "[", count: 200_000))
    #expect(try push(folder, "p.json").errors.contains("nested too deeply"))
    try Data([0x7B, 0xFF]).write(to: folder.url.appendingPathComponent("bad.json"))
    try String(repeating: " ", count: 1_048_577)
      .write(to: folder.url.appendingPathComponent("large.json"), atomically: true, encoding: .utf8)
    for (name, words) in [
      ("gone.json", "No such file"), (".", "directory"), ("bad.json", "is not UTF-8"),
      ("large.json", "larger than 1 MB"),
    ] {
      let result = try push(folder, name)
      #expect(result.code == 2 && result.output == "" && result.errors.hasPrefix("islet: \(name): "))
      #expect(result.errors.contains(words) && result.errors.split(separator: "\n").count == 1)
    }
    #expect(try Program.run(["push"]).errors.hasPrefix("islet: islet push needs a FILE"))
    let other = try push(folder, "p.json", "--activity", "Kettle", "--to", "none")
    #expect(other.code == 2 && other.errors.contains("--activity chooses among the activities of PATHs"))
  }

  @Test func otherActivities() throws {
    let folder = try folder(Self.update)
    let unknown = try push(folder, "p.json", "Kettle", "--activity", "Teapot")
    #expect(unknown.code == 2)
    #expect(unknown.errors == "islet: no activity is named 'Teapot'; there are Kettle\n")
    let none = try push(folder, "p.json", "nowhere")
    #expect(none.code == 2 && none.errors.contains("nowhere"))
  }

  /// Nothing that a payload says steers the terminal.
  @Test func controlCharacters() throws {
    let folder = try folder(
      #"{"aps": {"event": "up\u001b[2J", "time\u009bstamp": "\u0007", "alert": {"title": "\u001b]0;x\u0007"}}}"#
    )
    for arguments in [["p.json"], ["p.json", "--json"], ["p.json", "Kettle", "--header", "x\u{1B}: y"]] {
      let result = try Program.run(["push"] + arguments, folder: folder.path)
      let text = result.output + result.errors
      #expect(!text.isEmpty)
      #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    }
  }

  /// A type that crashes when it is read is told, as elsewhere.
  @Test func crash() throws {
    let folder = try folder(Self.update)
    try folder.letStatesCrash()
    let result = try Program.run(
      ["push", "p.json", "Kettle"], environment: ["SWIFT_BACKTRACE": "enable=no"], folder: folder.path)
    #expect(result.code == 1 && result.output == "")
    #expect(result.errors.contains("no water") && result.errors.contains("crashed: a trap"))
  }

  /// The sample of each activity, sent as the start of one, an update and the end.
  private func samples(at path: String) throws {
    let list = try Program.run(["list", path, "--json"])
    let activities = try #require(
      try JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [[String: Any]])
    let real = activities.filter { $0["attributesType"] != nil }
    #expect(!real.isEmpty)
    for activity in real {
      let sample = try #require(activity["sample"] as? [String: Any])
      for event in ["start", "update", "end"] {
        var aps: [String: Any] = ["timestamp": 1_767_951_660, "event": event]
        aps["content-state"] = sample["contentState"]
        if event == "start" {
          aps["attributes-type"] = activity["attributesType"]
          aps["attributes"] = sample["attributes"]
          aps["alert"] = ["title": "Title", "body": "Body"]
        }
        let data = try JSONSerialization.data(withJSONObject: ["aps": aps])
        let folder = try SourceFolder(["p.json": String(decoding: data, as: UTF8.self)])
        let name = try #require(activity["name"] as? String)
        let result = try Program.run(["push", folder.path + "/p.json", path, "--activity", name])
        #expect(result.code == 0 && result.output.contains(": nothing is wrong with it\n"), "\(result)")
        #expect(result.output.contains(try #require(activity["attributesType"] as? String)))
      }
    }
  }

  @Test func gallery() throws {
    try samples(at: SamplePackage.root.path + "/Sources/Gallery")
  }

  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["ISLET_SAMPLE_APPS"] != nil),
    arguments: ["WaterReminder", "DrinkOrder", "LockScreenCounter", "EmojiRangers"])
  func sampleApps(app: String) throws {
    try samples(at: ProcessInfo.processInfo.environment["ISLET_SAMPLE_APPS"]! + "/" + app)
  }

  /// What goes wrong in the field, with the types of a real app.
  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["ISLET_SAMPLE_APPS"] != nil),
    arguments: [
      (#"{"phase": "ready", "estimatedReadyDate": 1767951960}"#, "it would be 789644760"),
      (#"{"phase": "ready", "estimated_ready_date": 789644760}"#, "'estimated_ready_date' is there"),
      (#"{"phase": "ready", "estimatedReadyDate": "2026-01-09T09:46:00Z"}"#, "here 789644760"),
    ])
  func faultsOfTheField(state: String, words: String) throws {
    let app = ProcessInfo.processInfo.environment["ISLET_SAMPLE_APPS"]! + "/DrinkOrder"
    let folder = try folder(Self.update.replacing(#"{"phase": "Singing", "degrees": 99}"#, with: state))
    let result = try push(folder, "p.json", app)
    #expect(result.code == 1 && result.output.contains(words), "\(result)")
  }

  /// The example of the document that fails, word by word.
  @Test func documentedFailure() throws {
    let result = try Program.run(
      ["push", "docs/examples/push-silent.json", "Sources/Gallery/CoffeeOrder"],
      folder: SamplePackage.root.path)
    #expect(result.code == 1)
    let document = try String(contentsOfFile: SamplePackage.root.path + "/docs/push.md", encoding: .utf8)
    #expect(document.contains("```text\n\(result.output)```"))
  }
}
