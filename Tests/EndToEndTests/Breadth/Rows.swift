// The rows of the tables that one or two projects use and the other sources here leave out.
import ActivityKit
import AppIntents
import Charts
import OSLog
import SwiftUI
import UIKit
import WidgetKit

private let log = OSLog(subsystem: "org.example.rows", category: "views")

private struct Reading: Identifiable {
  let id: Int
  let value: Double
  let kind: String
}

private let readings = (0..<8).map {
  Reading(id: $0, value: Double($0 % 4) + 1, kind: $0 < 4 ? "first" : "second")
}

@ChartContentBuilder
private func marks(_ readings: [Reading]) -> some ChartContent {
  ForEach(readings) { reading in
    LineMark(x: .value("x", reading.id), y: .value("y", reading.value))
      .interpolationMethod(.catmullRom).lineStyle(StrokeStyle(lineWidth: 2)).symbol(.circle)
    PointMark(x: .value("x", reading.id), y: .value("y", reading.value)).symbolSize(20)
  }
  RuleMark(y: .value("limit", 4)).foregroundStyle(.red)
  RuleMark(xStart: .value("from", 0), xEnd: .value("to", 7), y: .value("low", 1))
}

//= Goal
//=  5
//=  0
//= █ first
#Preview("charts") {
  VStack(alignment: .leading) {
    Text("Goal")
    Chart { marks(readings) }
      .chartYScale(domain: 0...5)
      .chartXAxis {
        AxisMarks(position: .bottom) { _ in
          AxisGridLine(stroke: StrokeStyle(lineWidth: 1))
          AxisTick()
        }
      }
      .chartYAxis {
        AxisMarks { _ in
          AxisGridLine()
          AxisValueLabel()
        }
      }
      .frame(height: 96)
    Chart(readings) { reading in
      BarMark(x: .value("x", reading.id), y: .value("y", reading.value))
        .foregroundStyle(by: .value("kind", reading.kind)).position(by: .value("kind", reading.kind))
    }
    .chartYAxis(.hidden).chartXAxis(.hidden)
    .frame(height: 64)
  }
}

//= ━━━━━━━━━━━━━━━━━━━╸─────────────────────────────
//= 4 of 10
//= wide
//= lower
#Preview("frames, places, lines") {
  VStack(alignment: .leading) {
    ProgressView(value: 0.4)
    ProgressView(value: 4, total: 10) {
      EmptyView()
    } currentValueLabel: {
      Text("4 of 10").underline(true)
    }
    Text("wide").frame(maxWidth: .infinity).frame(maxHeight: 16)
      .frame(maxWidth: .infinity, maxHeight: 32, alignment: .bottom)
    Text("lower").position(CGPoint(x: 40, y: 24)).frame(height: 32)
    Image(systemName: "star").resizable().widgetAccentedRenderingMode(.accented).frame(width: 16, height: 16)
    Color(red: 1, green: 0, blue: 0, opacity: 0.5).frame(height: 16)
  }
}

private final class Download: NSObject {
  var session = URLSession.shared

  func fetch(_ address: URL) async throws -> [String: Int] {
    var request = URLRequest(url: address)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    let (data, response) = try await session.data(for: request)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else { return [:] }
    return try JSONDecoder().decode([String: Int].self, from: data)
  }
}

private final class Screen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemRed
    title = "screen"
  }
}

private func pixels() -> CGImage? { UIImage(systemName: "star")?.cgImage }

private let interval: TimeInterval = 90

//= screen 393
//= controller screen, red
//= no pixels
//= active
//= 3 of a string
//= weekday 6, en_US
//= 90 s, far true
//= note
#Preview("UIKit and Foundation") {
  VStack(alignment: .leading) {
    Text("screen \(Int(UIScreen.main.bounds.width))")
    Text(
      "controller \(shown().title ?? "none"), \(shown().view.backgroundColor == .systemRed ? "red" : "plain")"
    )
    Text(pixels() == nil ? "no pixels" : "pixels")
    Text(UIApplication.shared.applicationState == .active ? "active" : "away")
    Text("\(("abc" as NSString).length) of a string")
    Text("weekday \(Calendar.current.component(.weekday, from: .now)), \(Locale.current.identifier)")
    Text("\(Int(interval)) s, far \(Date.distantFuture > .now ? "true" : "false")")
    Text(Notification.Name("note").rawValue).fontWeight(Font.Weight.bold).imageScale(Image.Scale.large)
  }
}

@MainActor private func shown() -> Screen {
  let screen = Screen()
  _ = screen.view
  return screen
}

struct ContinueIntent: ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Continue"

  func perform() async throws -> some IntentResult { .result() }
}

struct ChoiceIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choice"
}

struct ParcelAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var stop: Int
  }

  var name: String
}

extension Activity<ParcelAttributes> {
  var isOver: Bool {
    let state: ActivityState = activityState
    return state == .ended || state == .dismissed
  }

  static func begin() throws -> Activity<ParcelAttributes> {
    try request(attributes: ParcelAttributes(name: "Box"), contentState: .init(stop: 1))
  }
}

struct ParcelWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ParcelAttributes.self) { context in
      Text(
        "\(context.attributes.name), stop \(context.state.stop), \(context.activityID.isEmpty ? "no" : "an") id"
      )
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text(context.attributes.name) }
      } compactLeading: {
        Text("p")
      } compactTrailing: {
        Text("\(context.state.stop)")
      } minimal: {
        Text("m")
      }
    }
  }
}

//= Box, stop 2, an id
#Preview("activity", as: .content, using: ParcelAttributes(name: "Box")) {
  ParcelWidget()
} contentStates: {
  ParcelAttributes.ContentState(stop: 2)
}
