import Foundation

/// A folder of sources that a test makes; it goes with the value.
final class SourceFolder {
  let url: URL

  var path: String { url.path }

  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("islet-sources-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// A small activity in two files, with a bundle that is `@main` and a preview of three states.
  static func kettle(
    body: String = "Text(context.state.phase)", previews: String = kettlePreview
  ) throws -> SourceFolder {
    try SourceFolder([
      "Kettle/KettleAttributes.swift": """
      import ActivityKit

      struct KettleAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable {
          var phase: String
          var degrees: Int
        }

        var kitchen: String
      }
      """,
      "Kettle/KettleActivity.swift": """
      import ActivityKit
      import SwiftUI
      import WidgetKit

      @main
      struct KettleBundle: WidgetBundle {
        var body: some Widget { KettleActivity() }
      }

      struct KettleActivity: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: KettleAttributes.self) { context in
            VStack(alignment: .leading) {
              Text(context.attributes.kitchen).font(.headline)
              \(body)
            }
            .padding()
          } dynamicIsland: { context in
            DynamicIsland {
              DynamicIslandExpandedRegion(.leading) { Text(context.attributes.kitchen) }
              DynamicIslandExpandedRegion(.trailing) { Text("\\(context.state.degrees)°") }
              DynamicIslandExpandedRegion(.bottom) { Text(context.state.phase) }
            } compactLeading: {
              Image(systemName: "flame.fill")
            } compactTrailing: {
              Text("\\(context.state.degrees)°")
            } minimal: {
              Text("\\(context.state.degrees)")
            }
          }
        }
      }

      \(previews)
      """,
    ])
  }

  /// Lets the kettle's code end the process that reads a state of it.
  func letStatesCrash() throws {
    let file = path + "/Kettle/KettleAttributes.swift"
    let text = try String(contentsOfFile: file, encoding: .utf8).replacing(
      "var degrees: Int",
      with: """
        var degrees: Int
        enum CodingKeys: CodingKey { case phase, degrees }
        init(phase: String, degrees: Int) { (self.phase, self.degrees) = (phase, degrees) }
        init(from decoder: any Decoder) throws { fatalError("no water") }
        """)
    try text.write(toFile: file, atomically: true, encoding: .utf8)
  }

  static let kettlePreview = """
    #Preview("Kettle", as: .content, using: KettleAttributes(kitchen: "Big kitchen")) {
      KettleActivity()
    } contentStates: {
      KettleAttributes.ContentState(phase: "Filling", degrees: 15)
      KettleAttributes.ContentState(phase: "Heating", degrees: 60)
      KettleAttributes.ContentState(phase: "Boiling", degrees: 100)
    }

    #Preview("Island", as: .dynamicIsland(.compact), using: KettleAttributes(kitchen: "Big kitchen")) {
      KettleActivity()
    } contentStates: {
      KettleAttributes.ContentState(phase: "Heating", degrees: 60)
    }
    """
}
