// What surrounds SwiftUI in projects: Foundation, UIKit, App Intents, ActivityKit and the language itself. Each
// is asked for something, and what it answers is drawn.
import ActivityKit
import AppIntents
import CoreGraphics
import CoreLocation
import Foundation
import MapKit
import OSLog
import SwiftUI
import UIKit
import WidgetKit

private let none = Text("-")
private let moment = Date(timeIntervalSinceReferenceDate: 0)

private struct Times: Codable {
  var minutes: Int
}

private func number(_ text: String) -> Int? {
  (try? JSONDecoder().decode(Times.self, from: Data(text.utf8)))?.minutes
}

private func styled(_ change: (NumberFormatter) -> Void) -> NumberFormatter {
  let formatter = NumberFormatter()
  change(formatter)
  return formatter
}

private final class Listener: NSObject {
  var heard = "nothing"
}

private struct FoundationRows1: View {
  var body: some View {
    Probes {
      Probe("Date", height: 16, none) { _ in
        Text(Date(timeIntervalSinceReferenceDate: 0).formatted(date: .numeric, time: .omitted))
      }
      Probe("Date.now", height: 16, none) { _ in Text(Date.now, style: .time) }
      Probe("Date.distantFuture", height: 16, none) { _ in Text(Date.distantFuture, style: .date) }
      Probe("Codable", height: 16, none) { _ in Text("\(number("{\"minutes\": 5}") ?? 0)") }
      Probe("JSONDecoder", height: 16, none) { _ in Text("\(number("{\"minutes\": 7}") ?? 0)") }
      Probe("Data", height: 16, none) { _ in Text("\(Data("four".utf8).count)") }
      Probe("URL", height: 16, none) { _ in
        Text(URL(string: "https://islet.example/a/b")?.lastPathComponent ?? "-")
      }
      Probe("URLComponents", height: 16, none) { _ in
        Text(URLComponents(string: "https://islet.example/?q=1")?.queryItems?.first?.value ?? "-")
      }
      Probe("URLRequest", height: 16, none) { _ in
        Text(URLRequest(url: URL(string: "https://islet.example")!).httpMethod ?? "-")
      }
      Probe("URLSession", height: 16, none) { _ in
        Text("\(Int(URLSession.shared.configuration.timeoutIntervalForRequest))")
      }
      Probe("TimeInterval", height: 16, none) { _ in
        Text(moment.addingTimeInterval(TimeInterval(3600)), style: .time)
      }
      Probe("Calendar", height: 16, none) { _ in
        Text("\(Calendar.current.dateComponents([.year], from: moment).year ?? 0)")
      }
      Probe("UserDefaults", height: 16, none) { _ in
        let defaults = UserDefaults(suiteName: "group.probes")
        defaults?.set("kept", forKey: "word")
        return Text(defaults?.string(forKey: "word") ?? "-")
      }
      Probe("Decimal", height: 16, none) { _ in Text(Decimal(string: "8.50")!, format: .currency(code: "EUR"))
      }
      Probe("DateFormatter", height: 16, none) { _ in
        let formatter = DateFormatter()
        formatter.dateFormat = "EEEE"
        return Text(formatter.string(from: moment))
      }
      Probe("NumberFormatter", height: 16, none) { _ in
        Text(styled { $0.numberStyle = .percent }.string(from: 0.25) ?? "-")
      }
      Probe("NSNumber", height: 16, none) { _ in
        Text(styled { $0.numberStyle = .decimal }.string(from: NSNumber(value: 1234)) ?? "-")
      }
      Probe("NSString", height: 16, none) { _ in Text(NSString(string: "a/b.txt").pathExtension) }
      Probe("NSObject", height: 16, none) { _ in Text(Listener().heard) }
      Probe("ByteCountFormatter", height: 16, none) { _ in
        Text(ByteCountFormatter.string(fromByteCount: 2_000_000, countStyle: .file))
      }
      Probe("DateComponentsFormatter", height: 16, none) { _ in
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute]
        formatter.unitsStyle = .abbreviated
        return Text(formatter.string(from: 3900) ?? "-")
      }
      Probe("Duration", height: 16, none) { _ in
        Text(Duration.seconds(75), format: .time(pattern: .minuteSecond))
      }
      Probe("LocalizedStringResource", height: 16, none) { _ in Text(LocalizedStringResource("said")) }
      Probe("NSLocalizedString", height: 16, none) { _ in Text(NSLocalizedString("spoken", comment: "")) }
      Probe("Locale", height: 16, none) { _ in Text(Locale.current.identifier) }
      Probe("CharacterSet", height: 16, none) { _ in
        Text("#ff".trimmingCharacters(in: CharacterSet.alphanumerics.inverted))
      }
    }
  }
}

#Preview("Foundation 1") { FoundationRows1() }

private struct FoundationRows2: View {
  var body: some View {
    Probes {
      Probe("UUID", height: 16, none) { _ in
        Text(UUID(uuidString: "11111111-2222-3333-4444-555555555555")?.uuidString.prefix(4) ?? "-")
      }
      Probe("Bundle", height: 16, none) { _ in
        Text(Bundle.main.localizedString(forKey: "key", value: "value", table: nil))
      }
      Probe("FileManager", height: 16, none) { _ in
        Text(FileManager.default.fileExists(atPath: "/") ? "there" : "-")
      }
      Probe("ProcessInfo", height: 16, none) { _ in
        Text(ProcessInfo.processInfo.isOperatingSystemAtLeast(.init()) ? "new" : "-")
      }
      Probe("Notification", height: 16, none) { _ in Text(Notification.Name("posted").rawValue) }
      Probe("Task", height: 16, none) { _ in
        Task {}.cancel()
        return Text("started")
      }
      Probe("DispatchQueue", height: 16, none) { _ in Text(DispatchQueue(label: "queue").sync { "run" }) }
      Probe("MainActor", height: 16, none) { _ in Text(MainActor.assumeIsolated { "main" }) }
      Probe("Logger", height: 16, none) { _ in
        Logger(subsystem: "probes", category: "rows").info("drawn")
        return Text("logged")
      }
      Probe("OSLog", height: 16, none) { _ in
        Text(OSLog(subsystem: "probes", category: "rows").isEnabled(type: .error) ? "enabled" : "-")
      }
    }
  }
}

#Preview("Foundation 2") { FoundationRows2() }

@MainActor private func drawn(_ color: UIColor) -> CGFloat {
  var red: CGFloat = 0
  color.getRed(&red, green: nil, blue: nil, alpha: nil)
  return red
}

private final class Screen: UIViewController {}

private struct UIKitRows: View {
  var body: some View {
    Probes {
      Probe("CGFloat", height: 16, Text("word")) { $0.padding(.leading, CGFloat(16)) }
      Probe("CGSize", height: 16, Text("word")) { $0.offset(CGSize(width: 16, height: 0)) }
      Probe("CGPoint", height: 16, Text("word")) { $0.position(CGPoint(x: 80, y: 8)) }
      Probe("CGRect", height: 16, EmptyView()) { _ in
        Path(CGRect(x: 0, y: 0, width: 80, height: 16)).fill(.red)
      }
      Probe("UIColor", height: 16, Color.mint) { _ in Color(UIColor.systemRed) }
      Probe("UIImage", height: 16, EmptyView()) { _ in Image(uiImage: UIImage(systemName: "star")!) }
      Probe("CGImage", height: 16, Text("0")) { _ in
        let image: CGImage? = UIImage(named: "Brand")?.cgImage
        return Text("\(image?.width ?? 0)")
      }
      Probe("UIFont", height: 16, Text("word")) { $0.font(Font(UIFont.boldSystemFont(ofSize: 17))) }
      Probe("UIViewController", height: 16, none) { _ in Text(Screen().title ?? "untitled") }
      Probe("UIScreen", height: 16, none) { _ in Text("\(Int(UIScreen.main.bounds.width))") }
      Probe("UIApplication", height: 16, none) { _ in
        Text(UIApplication.shared.applicationState == .active ? "active" : "-")
      }
    }
  }
}

#Preview("UIKit") { UIKitRows() }

private struct Start: LiveActivityIntent {
  static let title: LocalizedStringResource = "Start"
  static let description = IntentDescription("Starts it.")
  static let openAppWhenRun = true
  static let isDiscoverable = false

  @Parameter(title: "Minutes") var minutes: Int

  init() {}

  init(minutes: Int) { self.minutes = minutes }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    .result(value: minutes, dialog: "Started")
  }
}

private struct Plain: AppIntent {
  static let title: LocalizedStringResource = "Plain"

  func perform() async throws -> some IntentResult { .result() }
}

private struct Asking: ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Asking"

  func perform() async throws -> some IntentResult { .result() }
}

private struct Chosen: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Chosen"

  @Parameter(title: "Place", default: "home") var place: String
}

private struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Plain(), phrases: ["Do it"], shortTitle: "Short", systemImageName: "star")
  }
}

private enum Kind: String, AppEnum {
  case tea

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Drink")
  static let caseDisplayRepresentations: [Kind: DisplayRepresentation] = [
    .tea: DisplayRepresentation(title: "Tea")
  ]
}

private struct Held<Value>: View {
  let value: Value

  var body: some View { Text("held") }
}

private struct IntentRows1: View {
  var body: some View {
    Probes {
      Probe("Button(intent:){}", Text("go")) { _ in Button(intent: Start(minutes: 1)) { Text("go") } }
      Probe("Button(intent:label:)", Text("go")) { _ in
        Button(intent: Start(minutes: 1), label: { Text("go") })
      }
      Probe("Toggle(isOn:intent:){}", Toggle(isOn: false, intent: Plain()) { Text("on") }) { _ in
        Toggle(isOn: true, intent: Plain()) { Text("on") }
      }
      Probe("AppIntent", Text("go")) { _ in Button(intent: Plain()) { Text("go") } }
      Probe("LiveActivityIntent", Text("go")) { _ in Button(intent: Start(minutes: 2)) { Text("go") } }
      Probe("ForegroundContinuableIntent", Text("go")) { _ in Button(intent: Asking()) { Text("go") } }
      Probe("perform", Text("go")) { _ in Button(intent: Start(minutes: 2)) { Text("go") } }
      Probe("IntentResult", Text("go")) { _ in Button(intent: Start(minutes: 2)) { Text("go") } }
      Probe("ReturnsValue", Text("go")) { _ in Button(intent: Start(minutes: 2)) { Text("go") } }
      Probe("ProvidesDialog", Text("go")) { _ in Button(intent: Start(minutes: 2)) { Text("go") } }
      Probe("Parameter", height: 16, none) { _ in Text("\(Start(minutes: 9).minutes)") }
      Probe("@Parameter", height: 16, none) { _ in Text("\(Start(minutes: 9).minutes)") }
      Probe("openAppWhenRun", height: 16, none) { _ in Text(Start.openAppWhenRun ? "opens" : "-") }
      Probe("isDiscoverable", height: 16, none) { _ in Text(Start.isDiscoverable ? "-" : "hidden") }
      Probe("IntentDescription", height: 16, none) { _ in Text(Start.description.descriptionText) }
      Probe("WidgetConfigurationIntent", height: 16, none) { _ in Text(Chosen().place) }
    }
  }
}

#Preview("App Intents 1") { IntentRows1() }

private struct IntentRows2: View {
  var body: some View {
    Probes {
      Probe("AppShortcut", height: 16, none) { _ in Text("\(Shortcuts.appShortcuts.count) shortcuts") }
      Probe("AppShortcutsProvider", height: 16, none) { _ in Text("\(Shortcuts.appShortcuts.count) of them") }
      Probe("DisplayRepresentation", height: 16, none) { _ in
        Text(Kind.caseDisplayRepresentations[.tea]?.title ?? "-")
      }
      Probe("TypeDisplayRepresentation", height: 16, none) { _ in
        Text(Kind.typeDisplayRepresentation.name ?? "-")
      }
    }
  }
}

#Preview("App Intents 2") { IntentRows2() }

private struct RideAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
  }

  var car = "car"
}

@MainActor private func started(_ minutes: Int, staleDate: Date? = nil) -> Activity<RideAttributes>? {
  try? Activity.request(
    attributes: RideAttributes(),
    content: ActivityContent(state: RideAttributes.ContentState(minutes: minutes), staleDate: staleDate))
}

private func described(_ state: ActivityState?) -> String {
  switch state {
  case .active: "active"
  case .ended: "ended"
  case .dismissed: "dismissed"
  case .stale: "stale"
  case nil: "-"
  @unknown default: "other"
  }
}

/// Starts what is not to be waited for.
@MainActor private func begin(_ work: @escaping @MainActor () async -> Void) { Task { await work() } }

private struct ActivityRows: View {
  var body: some View {
    Probes {
      Probe("Activity.request", height: 16, none) { _ in
        Text(described(started(3)?.activityState))
      }
      Probe("ActivityState", height: 16, none) { _ in Text(described(started(3)?.activityState)) }
      Probe("ActivityContent", height: 16, none) { _ in Text("\(started(5)?.content.state.minutes ?? 0)") }
      Probe("ActivityContent(state:staleDate:)", height: 16, none) { _ in
        Text(started(5, staleDate: .distantFuture)?.content.staleDate ?? .now, style: .date)
      }
      Probe("staleDate", height: 16, none) { _ in
        Text(started(5, staleDate: .distantFuture)?.content.staleDate ?? .now, style: .date)
      }
      Probe("contentState", height: 16, none) { _ in Text("\(started(6)?.contentState.minutes ?? 0)") }
      Probe("Activity.activities", height: 16, none) { _ in
        _ = started(7)
        return Text(Activity<RideAttributes>.activities.isEmpty ? "-" : "some")
      }
      Probe("Activity.update", height: 16, Text("8")) { _ in
        let activity = started(8)
        begin { await activity?.update(ActivityContent(state: .init(minutes: 9), staleDate: nil)) }
        return Text("update \(activity?.content.state.minutes ?? 0)")
      }
      Probe("Activity.end", height: 16, none) { _ in
        let activity = started(8)
        begin { await activity?.end(nil, dismissalPolicy: .immediate) }
        return Text("end \(activity == nil ? "-" : "asked")")
      }
      Probe("dismissalPolicy", height: 16, none) { _ in
        let activity = started(8)
        begin { await activity?.end(nil, dismissalPolicy: .default) }
        return Text(described(activity?.activityState))
      }
      Probe("ActivityUIDismissalPolicy", height: 16, none) { _ in
        let policies: [ActivityUIDismissalPolicy] = [.default, .immediate, .after(.distantFuture)]
        return Text("\(policies.count) policies")
      }
    }
  }
}

#Preview("ActivityKit") { ActivityRows() }
