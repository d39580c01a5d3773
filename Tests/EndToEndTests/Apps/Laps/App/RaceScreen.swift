import SwiftUI

/// A form and a list in a stack, longer than a screen.
struct RaceScreen: View {
  @Environment(Race.self) private var race
  @EnvironmentObject private var log: Log
  @State private var opened = "nothing"

  var body: some View {
    NavigationStack {
      List {
        Section("Race") {
          RaceRows(race: race)
          Button("Begin") { race.begin() }
        }
        Section("Pace") {
          PaceView()
        }
        Section("Log") {
          Text("Opened with \(opened)")
          ForEach(log.lines, id: \.self) { Text($0) }
          NavigationLink("About") { Text("Laps counts laps.") }
        }
        Section("Runners") {
          ForEach(1..<25) { Text("Runner \($0)") }
          Button("Last") { log.add("last") }
        }
      }
      .navigationTitle("Laps")
    }
    .onAppear { log.add("appeared") }
    .onChange(of: race.laps) { old, new in
      log.add("\(old) to \(new)")
      Task { await race.share() }
    }
    .onOpenURL { opened = $0.absoluteString }
  }
}

/// Bindings to an observable object that was handed over.
struct RaceRows: View {
  @Bindable var race: Race

  var body: some View {
    Stepper("Laps: \(race.laps)", value: $race.laps, in: 0...3)
    Toggle("Fast", isOn: $race.isFast)
    FastLine(isFast: $race.isFast)
  }
}

struct FastLine: View {
  @Binding var isFast: Bool

  var body: some View {
    Button(isFast ? "Slow down" : "Speed up") { isFast.toggle() }
  }
}

/// A view that is told the time by a task and by a publisher while it is there.
struct PaceView: View {
  @State private var isShown = false

  var body: some View {
    Button(isShown ? "Hide" : "Show") { isShown.toggle() }
    if isShown { PaceCounter(model: Pace()) }
  }
}

final class Pace: ObservableObject {
  @Published var beats = 0
}

struct PaceCounter: View {
  @ObservedObject var model: Pace
  @StateObject private var kept = Pace()
  @State private var task = "task waits"

  var body: some View {
    Text("\(kept.beats >= 2 ? "beats" : "no beat"), \(task)")
      .task {
        try? await Task.sleep(for: .milliseconds(50))
        task = "task ran"
      }
      .onReceive(Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()) { _ in kept.beats += 1 }
  }
}
