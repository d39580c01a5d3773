// Progress, gauges, buttons, toggles, labels, links and intents.
import AppIntents
import SwiftUI
import WidgetKit

private let start = Date.now
private let later = Date.now.addingTimeInterval(10 * 60)

//= ━━━━━━━━━━━━━━━━━━━╸─────────────────────────────
//= Uploading
//= 40%
//= Timer
//= 10:00
//= 0:00
//= Closures
//= Loading
#Preview("progress") {
  VStack(alignment: .leading) {
    ProgressView(value: 0.4)
    ProgressView(value: 4, total: 10).progressViewStyle(.linear).tint(.orange)
    ProgressView(value: 0.4) {
      Text("Uploading")
    } currentValueLabel: {
      Text("40%")
    }
    ProgressView(value: 4, total: 10) { Text("Timer") }
    ProgressView(timerInterval: start...later)
    ProgressView(timerInterval: start...later, countsDown: false).labelsHidden()
    ProgressView(timerInterval: start...later, countsDown: true) {
      Text("Closures")
    } currentValueLabel: {
      Text("")
    }
    ProgressView(
      timerInterval: start...later, countsDown: true, label: { EmptyView() },
      currentValueLabel: { EmptyView() })
    ProgressView("Loading", value: 0.3).progressViewStyle(LinearProgressViewStyle(tint: .red))
  }
}

//= Spin
#Preview("circular progress") {
  HStack {
    ProgressView(value: 0.3) {
      EmptyView()
    } currentValueLabel: {
      Text("3")
    }
    .progressViewStyle(.circular).frame(width: 48, height: 48)
    ProgressView { Text("Spin") }
    ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white))
    ProgressView(timerInterval: start...later, countsDown: true).progressViewStyle(.circular)
  }
}

private struct SlimBar: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) of 100")
      configuration.currentValueLabel
    }
  }
}

//= Slim 25 of 100
//= Speed
//= 0 ━━━━━━━━━━━━━━━━━━━━━╸───────────────────── 120
//= 60
//= L
//= C
//= 50
#Preview("styles and gauges") {
  VStack(alignment: .leading) {
    ProgressView("Slim", value: 0.25).progressViewStyle(SlimBar())
    Gauge(value: 60.0, in: 0...120) {
      Text("Speed")
    } currentValueLabel: {
      Text("60")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("120")
    }
    .gaugeStyle(.automatic)
    Gauge(value: 0.5) { Text("L") }.gaugeStyle(.accessoryLinear)
    Gauge(value: 0.5) { Text("C") }.gaugeStyle(.accessoryLinearCapacity)
    Gauge(value: 0.5) {
      Text("r")
    } currentValueLabel: {
      Text("50")
    }.gaugeStyle(.accessoryCircular)
    Gauge(value: 0.5) { Text("r") }.gaugeStyle(.accessoryCircularCapacity).tint(
      Gradient(colors: [.red, .green]))
  }
}

struct PauseIntent: LiveActivityIntent {
  static var title: LocalizedStringResource = "Pause"
  static var description = IntentDescription("Pauses the timer.")
  static var openAppWhenRun: Bool = false
  static var isDiscoverable: Bool = false

  @Parameter(title: "Timer", default: "Tea") var timer: String
  @Parameter(title: "Minutes") var minutes: Int

  init() {}

  init(timer: String) {
    self.timer = timer
  }

  func perform() async throws -> some IntentResult { .result() }
}

struct AddIntent: AppIntent {
  static let title: LocalizedStringResource = "Add"

  @MainActor func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    .result(value: 3, dialog: "Added")
  }
}

struct TimerShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PauseIntent(), phrases: ["Pause \(.applicationName)"], shortTitle: "Pause",
      systemImageName: "pause.fill")
  }
}

enum Drink: String, AppEnum {
  case tea, coffee

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Drink"
  static var caseDisplayRepresentations: [Drink: DisplayRepresentation] = [
    .tea: "Tea", .coffee: DisplayRepresentation(title: "Coffee"),
  ]
}

private struct Round: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(.horizontal, 8).background(Capsule().fill(.blue))
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

//= Pause
//= Label )
//= Add
//= Action
//= (Closure)
//= (Round)
//= Titled
//= ( Prominent )
#Preview("buttons") {
  VStack(alignment: .leading) {
    Button(intent: PauseIntent(timer: "Tea")) { Text("Pause") }.buttonStyle(.plain)
    Button(intent: PauseIntent()) { Label("Label", systemImage: "pause.fill") }.buttonStyle(.bordered)
    Button(intent: AddIntent(), label: { Text("Add") }).buttonStyle(.borderless)
    Button(action: { print("acted") }) { Text("Action") }.buttonStyle(PlainButtonStyle())
    Button {
    } label: {
      Text("Closure")
    }
    .buttonBorderShape(.capsule).controlSize(.small)
    Button("Round", systemImage: "star", intent: AddIntent()).buttonStyle(Round()).labelStyle(.titleOnly)
    Button("Titled", role: .destructive) {}.buttonStyle(.plain).disabled(true)
    Button("Prominent", intent: AddIntent()).buttonStyle(.borderedProminent).tint(.orange)
  }
}

//= On                                           ( ●)
//= Intent
//= symbol
//= label
//= title
//= site
#Preview("toggles, labels, links") {
  VStack(alignment: .leading) {
    Toggle(isOn: .constant(true)) { Text("On") }
    Toggle(isOn: true, intent: AddIntent()) { Text("Intent") }.toggleStyle(.switch)
    Label("symbol", systemImage: "timer").labelStyle(.titleAndIcon)
    Label {
      Text("label")
    } icon: {
      Image(systemName: "bag.fill").foregroundColor(.red)
    }
    Label("title", systemImage: "star").labelStyle(TitleOnlyLabelStyle())
    Link(destination: URL(string: "https://example.com/ride")!) { Text("site") }
  }
}
