import Foundation
import Testing

/// `islet render` and `islet list` on sources, as a person would run them.
@Suite struct RenderTests {
  @Test func cardOfTheFirstState() throws {
    let folder = try SourceFolder.kettle()
    let result = try Program.run(["render", folder.path, "--bare", "--format", "text"])
    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(
      result.output == """
        ╭─────────────────────────────────────────────╮
        │                 Big kitchen                 │
        │                 Filling                     │
        │                                             │
        ╰─────────────────────────────────────────────╯

        """)
  }

  @Test func everyStateOnEverySurface() throws {
    let folder = try SourceFolder.kettle()
    let result = try Program.run(
      ["render", folder.path, "--state", "all", "--surface", "all", "--bare", "--format", "text"])
    #expect(result.code == 0)
    #expect(result.output.components(separatedBy: "\n\n").count == 3 * 12)
    #expect(result.output.contains("100°"))
  }

  @Test func sameBytesEverywhere() throws {
    let folder = try SourceFolder.kettle()
    let arguments = ["render", folder.path, "--format", "ansi", "--surface", "all"]
    let first = try Program.run(arguments)
    let second = try Program.run(
      arguments, environment: ["TZ": "Asia/Seoul", "LANG": "de_DE.UTF-8", "COLUMNS": "200"], folder: "/tmp")
    #expect(first.code == 0 && first.output == second.output && first.output.contains("\u{1B}["))
  }

  @Test func jsonOfOneFrame() throws {
    let folder = try SourceFolder.kettle()
    let result = try Program.run(["render", folder.path, "--state", "3", "--format", "json"])
    let frames = try #require(
      JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
    #expect(frames.count == 1)
    #expect(frames[0]["activity"] as? String == "Kettle" && frames[0]["state"] as? Int == 3)
  }

  @Test func surroundingsShow() throws {
    let folder = try SourceFolder.kettle(
      body: """
        Text(Date.now, style: .time)
        Text(context.isStale ? "old" : "new")
        Text(1234.5, format: .number)
        """)
    func render(_ options: String...) throws -> String {
      try Program.run(["render", folder.path, "--bare", "--format", "text"] + options).output
    }
    #expect(try render().contains("9:41 AM") && render().contains("new") && render().contains("1,234.5"))
    #expect(try render("--stale").contains("old"))
    #expect(try render("--time-zone", "Asia/Seoul").contains("6:41 PM"))
    #expect(try render("--at", "2026-02-01T20:15:00Z").contains("8:15 PM"))
    #expect(try render("--locale", "de_DE").contains("1.234,5"))
  }

  @Test func listTellsPreviews() throws {
    let folder = try SourceFolder.kettle()
    let result = try Program.run(["list", folder.path])
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("Kettle"))
    #expect(result.output.contains("3 states") && result.output.contains("compact"))
    let json = try Program.run(["list", folder.path, "--json"])
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.output.utf8)) }
  }

  @Test func activityWithoutPreviewGetsASample() throws {
    let folder = try SourceFolder.kettle(previews: "")
    let result = try Program.run(["list", folder.path])
    #expect(result.code == 0 && result.output.contains("Sample"))
    let frame = try Program.run(["render", folder.path, "--bare", "--format", "text"])
    #expect(frame.code == 0 && frame.output.contains("╭"))
  }

  @Test func olderPreviewsAndPlainViews() throws {
    let folder = try SourceFolder.kettle(
      previews: """
        struct Kettle_Previews: PreviewProvider {
          static var previews: some View {
            KettleAttributes(kitchen: "Old kitchen")
              .previewContext(.init(phase: "Cold", degrees: 4), isStale: true, viewKind: .content)
              .previewDisplayName("Cold one")
          }
        }

        #Preview { Text("a view alone") }
        """)
    let list = try Program.run(["list", folder.path])
    #expect(list.output.contains("Cold one"))
    let cold = try Program.run(["render", folder.path, "--bare", "--format", "text"])
    #expect(cold.output.contains("Old kitchen"))
    let all = try Program.run(
      ["render", folder.path, "--activity", "all", "--preview", "all", "--format", "text"])
    #expect(all.output.contains("a view alone"))
  }

  @Test func outputGoesToAFileWhole() throws {
    let folder = try SourceFolder.kettle()
    let file = folder.url.appendingPathComponent("frame.txt")
    let result = try Program.run(["render", folder.path, "-o", file.path, "--format", "text"])
    #expect(result.code == 0 && result.output == "")
    #expect(try String(contentsOf: file, encoding: .utf8).contains("Big kitchen"))
  }

  @Test func galleryWithoutATerminal() throws {
    let result = try Program.run([])
    #expect(result.code == 0)
    for word in ["Oat cortado", "Tempo run", "해 질 녘의", "Juniper"] { #expect(result.output.contains(word)) }
    #expect(!result.output.contains("\u{1B}"))
  }

  /// The sample apps that `ISLET_SAMPLE_APPS` names, with words that must be on their frames.
  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["ISLET_SAMPLE_APPS"] != nil),
    arguments: [
      ("WaterReminder", "Water Reminder"), ("DrinkOrder", "Flat White"),
      ("LockScreenCounter", "잠금화면에 뜨는"), ("EmojiRangers", "Power Panda"),
    ])
  func sampleApps(app: String, words: String) throws {
    let folder = ProcessInfo.processInfo.environment["ISLET_SAMPLE_APPS"]! + "/" + app
    let result = try Program.run(
      [
        "render", folder, "--activity", "all", "--preview", "all", "--state", "all", "--surface", "all",
        "--format", "text",
      ])
    #expect(result.code == 0 && result.errors == "")
    #expect(result.output.contains(words))
  }

  /// The same apps on every watch, in each size of the car and on a Mac: what is drawn there is theirs.
  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["ISLET_SAMPLE_APPS"] != nil),
    arguments: ["WaterReminder", "DrinkOrder", "LockScreenCounter", "EmojiRangers"])
  func sampleAppsBesideAnIPhone(app: String) throws {
    let folder = ProcessInfo.processInfo.environment["ISLET_SAMPLE_APPS"]! + "/" + app
    let devices = [
      "watch-40", "watch-41", "watch-44", "watch-45", "watch-49", "carplay-240x78", "carplay-240x100",
      "carplay-170x78",
    ]
    for arguments in devices.map({ ["--device", $0] }) + [["--surface", "mac"]] {
      let result = try Program.run(
        [
          "render", folder, "--activity", "all", "--preview", "all", "--state", "all", "--bare", "--format",
          "json",
        ]
          + arguments)
      #expect(result.code == 0 && result.errors == "", "\(arguments)\n\(result.errors)")
      let list = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]]
      let frames = try #require(list)
      #expect(!frames.isEmpty)
      for frame in frames {
        let text = try #require(frame["text"] as? [String]).joined()
        #expect(text.contains { $0.isLetter || $0.isNumber || $0.isEmoji }, "\(arguments)\n\(text)")
      }
    }
  }
}

extension Character {
  fileprivate var isEmoji: Bool { unicodeScalars.contains { $0.properties.isEmojiPresentation } }
}
