import Foundation
import Testing

/// What `islet list --json` prints can be given back, and shows the same frames.
@Suite struct ListJSONTests {
  private func list(_ arguments: String...) throws -> [[String: Any]] {
    let result = try Program.run(["list", "--json"] + arguments)
    #expect(result.code == 0)
    return try #require(
      JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
  }

  private func write(_ value: Any?, _ name: String, in folder: SourceFolder) throws -> String {
    let file = folder.url.appendingPathComponent(name)
    let value = try #require(value)
    try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed).write(to: file)
    return file.path
  }

  /// What was drawn, without the lines that say of which preview it is.
  private func frames(_ result: Program.Result) -> String {
    result.output.replacing(#/, preview '[^']*', state \d+ on /#, with: " on ")
  }

  @Test func everyGalleryStateMakesItsOwnFrame() throws {
    let folder = try SourceFolder(["x.swift": ""])
    for activity in try list() {
      let name = try #require(activity["name"] as? String)
      let preview = try #require((activity["previews"] as? [[String: Any]])?.first)
      let states = try #require(preview["contentStates"] as? [Any])
      #expect(states.count == preview["states"] as? Int)
      let attributes = try write(preview["attributes"], "a.json", in: folder)
      let last = try write(states.last, "s.json", in: folder)
      let own = try Program.run([
        "render", "--activity", name, "--state", "\(states.count)", "--surface", "all", "--format", "text",
      ])
      let given = try Program.run([
        "render", "--activity", name, "--attributes", attributes, "--content-state", last, "--surface", "all",
        "--format", "text",
      ])
      #expect(given.code == 0 && given.errors == "" && frames(given) == frames(own), "\(name)")
    }
  }

  @Test func sampleMakesItsOwnFrame() throws {
    let sources = try SourceFolder.kettle(previews: "")
    let activity = try #require(try list(sources.path).first)
    #expect(activity["attributesType"] as? String == "KettleAttributes")
    #expect(activity["expandedRegions"] as? [String] == ["leading", "trailing", "bottom"])
    let sample = try #require(activity["sample"] as? [String: Any])
    let files = try SourceFolder(["x.swift": ""])
    let own = try Program.run(["render", sources.path, "--format", "text"])
    let given = try Program.run([
      "render", sources.path, "--format", "text",
      "--attributes", try write(sample["attributes"], "a.json", in: files),
      "--content-state", try write(sample["contentState"], "s.json", in: files),
    ])
    #expect(own.code == 0 && given.output == own.output)
  }

  /// What a type writes and does not read again, or does not write at all, is told.
  @Test func whatCannotBeEncoded() throws {
    let folder = try SourceFolder.kettle(
      previews: """
        struct UnevenAttributes: ActivityAttributes {
          struct ContentState: Codable, Hashable {
            var heat: Double
          }
        }

        struct UnevenActivity: Widget {
          var body: some WidgetConfiguration {
            ActivityConfiguration(for: UnevenAttributes.self) { context in
              Text("\\(context.state.heat)")
            } dynamicIsland: { context in
              DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { EmptyView() }
              } compactLeading: { EmptyView() } compactTrailing: { Text("!") } minimal: { EmptyView() }
            }
          }
        }

        #Preview("Hot", as: .content, using: UnevenAttributes()) { UnevenActivity() } contentStates: {
          UnevenAttributes.ContentState(heat: 1)
          UnevenAttributes.ContentState(heat: .infinity)
        }
        """)
    let activities = try list(folder.path, "--activity", "Uneven")
    #expect(activities.count == 1)
    #expect(activities[0]["presentations"] as? [String] == ["lockScreen", "compactTrailing", "expanded"])
    let preview = try #require((activities[0]["previews"] as? [[String: Any]])?.first)
    let states = try #require(preview["contentStates"] as? [Any])
    #expect(states.count == 2 && states[1] is NSNull)
    let problem = try #require((preview["problems"] as? [String])?.first)
    #expect(problem.hasPrefix("state 2: heat: ") && problem.contains("inf"))
  }
}
