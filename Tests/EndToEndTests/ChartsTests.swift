import Foundation
import Testing

/// A chart in a person's own source, compiled against the module alone and drawn by the program.
@Suite struct ChartsTests {
  /// The compact island is one row: a chart has it, and a text that is too long for its frame says so.
  @Test func aChartOfOneRow() throws {
    let folder = try SourceFolder([
      "Pour.swift": """
      import ActivityKit
      import Charts
      import SwiftUI
      import WidgetKit

      struct PourAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var grams = 150 }
      }

      struct PourActivity: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: PourAttributes.self) { context in
            Text("\\(context.state.grams) g")
          } dynamicIsland: { context in
            DynamicIsland {
              DynamicIslandExpandedRegion(.bottom) { Text("pour") }
            } compactLeading: {
              Text("Next: Pour to \\(context.state.grams) g").lineLimit(1).frame(maxWidth: 80)
            } compactTrailing: {
              Chart {
                BarMark(x: .value("Minute", "1"), y: .value("Grams", 2))
                BarMark(x: .value("Minute", "2"), y: .value("Grams", 4))
              }
              .chartXAxis(.hidden).chartYAxis(.hidden).frame(width: 40, height: 20)
            } minimal: {
              Text("100%").frame(maxWidth: 24)
            }
          }
        }
      }

      #Preview("Pour", as: .content, using: PourAttributes()) {
        PourActivity()
      } contentStates: {
        PourAttributes.ContentState()
      }
      """
    ])
    let compact = try Program.run(
      ["render", folder.path, "--bare", "--format", "text", "--surface", "compact"])
    #expect(compact.code == 0 && compact.errors == "")
    #expect(compact.output.contains("│ Next: Pou…") && compact.output.contains("█"), "\(compact.output)")
    let minimal = try Program.run(
      ["render", folder.path, "--bare", "--format", "text", "--surface", "minimal-detached"])
    #expect(minimal.output.contains("10…"), "\(minimal.output)")
  }

  @Test func aChartIsCompiledAndDrawn() throws {
    let folder = try SourceFolder([
      "Steps.swift": """
      import ActivityKit
      import Charts
      import SwiftUI
      import WidgetKit

      struct StepsAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var hours: [Int] }
      }

      struct StepsActivity: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: StepsAttributes.self) { context in
            Chart {
              ForEach(Array(context.state.hours.enumerated()), id: \\.offset) { hour, steps in
                BarMark(x: .value("Hour", "\\(hour + 8)"), y: .value("Steps", steps))
                  .foregroundStyle(steps < 3 ? .gray : .green)
              }
              if let most = context.state.hours.max() {
                RuleMark(y: .value("Most", most)).lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
              }
            }
            .chartYAxis { AxisMarks(position: .leading, values: [0, 4]) { _ in AxisValueLabel() } }
            .frame(height: 80)
            .padding()
          } dynamicIsland: { _ in
            DynamicIsland {
              DynamicIslandExpandedRegion(.bottom) { Text("steps") }
            } compactLeading: { Text("s") } compactTrailing: { Text("s") } minimal: { Text("s") }
          }
        }
      }

      #Preview("Steps", as: .content, using: StepsAttributes()) {
        StepsActivity()
      } contentStates: {
        StepsAttributes.ContentState(hours: [1, 2, 4, 3])
      }
      """
    ])
    let result = try Program.run(["render", folder.path, "--bare", "--format", "text"])
    #expect(result.code == 0 && result.errors == "")
    #expect(
      result.output == """
        ╭─────────────────────────────────────────────╮
        │ 4 ⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁████████⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁ │
        │                        ████████  ████████   │
        │              ████████  ████████  ████████   │
        │ 0  ████████  ████████  ████████  ████████   │
        │        8         9        10        11      │
        ╰─────────────────────────────────────────────╯

        """)
  }
}
