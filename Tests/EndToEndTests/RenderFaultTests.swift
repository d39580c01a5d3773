import Foundation
import Testing

/// A state that a user's code does not survive costs its own frame, and no other.
@Suite struct RenderFaultTests {
  /// An intent that speaks to what Islet does not have is left out, not the activity.
  @Test func bodiesThatNoFrameNeeds() throws {
    var files = [
      "App/Store.swift":
        "import CoreData\nfinal class Store { static let shared = Store(); func empty() {} }",
      "App/Keeper.swift": """
      final class Keeper {
        static let shared = Keeper()
        func stop() async {
          Store.shared.empty()
        }
      }
      """,
      "Widget/Stop.swift": """
      import AppIntents
      struct StopIntent: LiveActivityIntent {
        static let title: LocalizedStringResource = "Stop"
        func perform() async throws -> some IntentResult {
          Store.shared.empty()
          await Keeper.shared.stop()
          return .result()
        }
      }
      """,
      "Widget/Tea.swift": """
      import ActivityKit
      import SwiftUI
      import WidgetKit
      struct TeaAttributes: ActivityAttributes { struct ContentState: Codable, Hashable { var cups = 2 } }
      struct Tea: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: TeaAttributes.self) { context in
            HStack { Text("cups"); Button(intent: StopIntent()) { Text("Stop") } }
          } dynamicIsland: { _ in
            DynamicIsland { DynamicIslandExpandedRegion(.bottom) { Text("tea") } } compactLeading: {
              Text("l")
            } compactTrailing: {
              Text("t")
            } minimal: {
              Text("m")
            }
          }
        }
      }
      """,
    ]
    let folder = try SourceFolder(files)
    // The second run takes what the first has kept.
    for _ in 1...2 {
      let result = try Program.run(["render", folder.path, "--bare", "--format", "text"])
      #expect(result.code == 0)
      #expect(result.output.contains("cups ( Stop )"))
      #expect(
        result.errors.contains("Stop.swift:5:5: perform does nothing here, as what it uses was left out: "))
      #expect(result.errors.contains("Keeper.swift:4:5: stop does nothing here"))
    }
    // Where nothing was left out, a mistake is a mistake.
    files["App/Store.swift"] = nil
    let faulty = try SourceFolder(files)
    let wrong = try Program.run(["render", faulty.path, "--bare", "--format", "text"])
    #expect(wrong.code == 1)
    #expect(wrong.errors.contains("cannot find 'Store' in scope"))
  }

  /// The compiler says of every other preview too that it is no constant then.
  @Test func aMistakeInAPreviewIsToldAlone() throws {
    let folder = try SourceFolder([
      "Two.swift": """
      import SwiftUI
      #Preview("one") { Text("one") }
      #Preview("two") {
        var numbers = [0, 1]
        swap(&numbers[0], &numbers[1])
        return Text("\\(numbers[0])")
      }
      """
    ])
    let result = try Program.run(["render", folder.path, "--bare", "--plain"])
    #expect(result.code == 1 && result.errors.contains("overlapping accesses"), "\(result.errors)")
    #expect(!result.errors.contains("@section") && result.errors.contains("1 error"), "\(result.errors)")
  }

  /// An activity of five states of which the second and the last do something bad.
  private func folder(_ expression: String) throws -> SourceFolder {
    try SourceFolder.kettle(
      body: "Text(told(context.state.degrees))",
      previews: """
        @MainActor var hoard: [[UInt8]] = []
        @MainActor func told(_ degrees: Int) -> String {
          guard degrees % 10 == 1 else { return "state \\(degrees)" }
          \(expression)
          return "never"
        }

        #Preview("Five", as: .content, using: KettleAttributes(kitchen: "Here")) {
          KettleActivity()
        } contentStates: {
          KettleAttributes.ContentState(phase: "", degrees: 10)
          KettleAttributes.ContentState(phase: "", degrees: 21)
          KettleAttributes.ContentState(phase: "", degrees: 30)
          KettleAttributes.ContentState(phase: "", degrees: 40)
          KettleAttributes.ContentState(phase: "", degrees: 51)
        }
        """)
  }

  static let loop = "var number = degrees\n  while number > 0 { number = 1 + number % 7 }"
  static let hoarding =
    "while hoard.count < 100_000 { hoard.append([UInt8](repeating: 1, count: 1 << 20)) }"

  @Test(arguments: [
    ("fatalError(\"no water\")", "crashed: a trap"), ("exit(0)", "ended the process itself"),
    (loop, "did not finish in 10 seconds"),
    (hoarding, "needed more than 300 MB of memory and was ended; --memory-limit allows more"),
  ])
  func otherStatesAreDrawn(expression: String, reason: String) throws {
    let folder = try folder(expression)
    let result = try Program.run(
      ["render", folder.path, "--state", "all", "--bare", "--format", "text", "--memory-limit", "300"])
    #expect(result.code == 1)
    let frames = result.output.components(separatedBy: "\n\n")
    #expect(frames.count == 3)
    for (frame, number) in zip(frames, [10, 30, 40]) { #expect(frame.contains("state \(number)")) }
    // Of several frames a line says which each is.
    for (frame, number) in zip(frames, [1, 3, 4]) {
      #expect(frame.hasPrefix("Kettle, preview 'Five', state \(number) on lock-screen:\n"))
    }
    let own = result.errors.split(separator: "\n").filter { $0.hasPrefix("islet: ") }
    #expect(own.count == 2)
    for (line, number) in zip(own, [2, 5]) {
      #expect(line.hasPrefix("islet: Kettle, preview 'Five', state \(number) on lock-screen "))
      #expect(line.contains(reason))
    }
  }

  @Test func filesAndJSONHoldWhatWasDrawn() throws {
    let folder = try folder("fatalError()")
    let file = folder.url.appendingPathComponent("frames.json").path
    let result = try Program.run(
      ["render", folder.path, "--state", "all", "--format", "json", "-o", file])
    #expect(result.code == 1 && result.output == "")
    let data = try #require(FileManager.default.contents(atPath: file))
    let frames = try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(frames.map { $0["state"] as? Int } == [1, 3, 4])
    // Where nothing could be drawn, nothing is written.
    let none = try Program.run(
      ["render", folder.path, "--state", "2", "--format", "json", "-o", "\(file).2"])
    #expect(none.code == 1 && !FileManager.default.fileExists(atPath: "\(file).2"))
  }

  @Test func contentFromStandardInputIsKept() throws {
    let folder = try folder("fatalError()")
    try #"{"phase": "", "degrees": 61}"#
      .write(to: folder.url.appendingPathComponent("s.json"), atomically: true, encoding: .utf8)
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.environment = Program.surroundings
    shell.arguments = [
      "-c",
      "cat \"$2/s.json\" | \"$1\" render \"$2\" --bare --format text --content-state - --surface lock-screen "
        + "--surface compact 2>&1",
      "sh", Program.path, folder.path,
    ]
    let output = Pipe()
    shell.standardOutput = output
    try shell.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 1)
    #expect(
      text.contains("islet: Kettle, preview 'File', state 1 on lock-screen crashed") && text.contains("61°"))
  }

  @Test func printingIsBounded() throws {
    let folder = try SourceFolder.kettle(
      body: """
        let _ = (1...200_000).forEach { print("line \\($0) 물") }
        Text("fine")
        """)
    let result = try Program.run(["render", folder.path, "--bare", "--format", "text"])
    #expect(result.code == 0 && result.output.contains("fine"))
    let notice = "\nislet: more than 1 MB was printed; the rest is left out\n"
    #expect(result.errors.hasSuffix(notice) && !result.errors.contains("\u{FFFD}"))
    #expect((1_048_570...1_048_576).contains(result.errors.utf8.count - notice.utf8.count))
  }
}
