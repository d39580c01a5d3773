import BoxLayout
import Cells
import Combine
import SwiftUI
import Testing

/// Apps that run: what stays of their views from one lowering to the next.
@MainActor
@Suite struct RunningAppTests {
  /// What the apps below have done, in order.
  @MainActor
  private final class Diary {
    static var lines: [String] = []
  }

  private func draw(_ app: RunningApp, width: Int = 20, height: Int = 6) -> [String] {
    var view = app.lowered(
      metrics: .cells, environment: EnvironmentValues(), proposal: BoxProposal(width: width, height: height))
    _ = view.tree.layOut(view.root, proposal: BoxProposal(width: width, height: height))
    var canvas = Canvas(size: CellSize(columns: width, rows: height), manner: .outlined)
    view.tree.draw(view.root, into: &canvas, at: .zero)
    return canvas.resolve().text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  private func tap(_ title: String, _ app: RunningApp) throws {
    let view = app.lowered(
      metrics: .cells, environment: EnvironmentValues(), proposal: BoxProposal(width: 20, height: 6))
    try #require(view.controls.first { $0.title == title }).action?()
  }

  // MARK: States

  struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name)\(count)") { count += 1 } }
  }

  struct Pair: App {
    @State private var isSwapped = false

    var body: some Scene {
      WindowGroup {
        ForEach(isSwapped ? ["b", "a"] : ["a", "b"], id: \.self) { Counter(name: $0) }
        Button("swap") { isSwapped.toggle() }
      }
    }
  }

  @Test func statesFollowTheIdentifierOfTheirView() throws {
    let app = RunningApp(Pair.self) {}
    #expect(draw(app) == ["a0", "b0", "swap"])
    try tap("a0", app)
    try tap("a1", app)
    #expect(draw(app) == ["a2", "b0", "swap"])
    try tap("swap", app)
    #expect(draw(app) == ["b0", "a2", "swap"])
  }

  struct Branches: App {
    @State private var isFirst = true

    var body: some Scene {
      WindowGroup {
        if isFirst { Counter(name: "x") } else { Counter(name: "x") }
        Button("other") { isFirst.toggle() }
      }
    }
  }

  @Test func aViewThatIsGoneBeginsAnew() throws {
    let app = RunningApp(Branches.self) {}
    try tap("x0", app)
    #expect(draw(app) == ["x1", "other"])
    try tap("other", app)
    #expect(draw(app) == ["x0", "other"], "each branch is a view of its own")
    try tap("other", app)
    #expect(draw(app) == ["x0", "other"])
  }

  // MARK: Objects

  @MainActor @Observable final class Modern { var number = 1 }

  final class Older: ObservableObject { @Published var number = 1 }

  struct Objects: App {
    @State var modern = Modern()
    @StateObject var older = Older()

    var body: some Scene {
      WindowGroup {
        Numbers()
      }
      .environment(modern)
      .environmentObject(older)
    }
  }

  struct Numbers: View {
    @Environment(Modern.self) private var modern
    @EnvironmentObject private var older: Older

    var body: some View {
      Text("\(modern.number) \(older.number)")
      Button("modern") { modern.number += 1 }
      Button("older") { older.number += 1 }
    }
  }

  @Test func objectsSayThatTheyChange() throws {
    let app = RunningApp(Objects.self) {}
    #expect(draw(app).first == "1 1")
    #expect(!app.isChanged)
    try tap("modern", app)
    #expect(app.isChanged)
    #expect(draw(app).first == "2 1")
    #expect(!app.isChanged)
    try tap("older", app)
    #expect(app.isChanged)
    #expect(draw(app).first == "2 2")
  }

  // MARK: What happens

  struct Events: App {
    @State private var number = 0

    var body: some Scene {
      WindowGroup {
        Text("number \(number)")
          .onAppear { number = 1 }
          .onChange(of: number) { old, new in Diary.lines.append("\(old) to \(new)") }
          .onChange(of: number, initial: true) { Diary.lines.append("is \(number)") }
        if number < 3 {
          Text("low").onAppear { Diary.lines.append("low is there") }
            .onDisappear { Diary.lines.append("low is gone") }
        }
        Button("more") { number += 1 }
      }
    }
  }

  @Test func viewsAppearChangeAndDisappear() throws {
    Diary.lines = []
    let app = RunningApp(Events.self) {}
    #expect(draw(app) == ["number 1", "low", "more"], "what appearing changes is in the first frame")
    #expect(Diary.lines == ["is 1", "low is there", "0 to 1", "is 1"])
    Diary.lines = []
    _ = draw(app)
    #expect(Diary.lines == [], "a view appears once")
    try tap("more", app)
    try tap("more", app)
    #expect(draw(app) == ["number 3", "more"])
    #expect(Diary.lines == ["1 to 2", "is 2", "2 to 3", "is 3", "low is gone"])
  }

  struct Phases: App {
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
      WindowGroup { Text("\(phase == .active ? "here" : "away")") }
    }
  }

  @Test func theAppIsToldWhetherItIsInFront() {
    let app = RunningApp(Phases.self) {}
    #expect(draw(app) == ["here"])
    app.phase = .background
    #expect(app.isChanged)
    #expect(draw(app) == ["away"])
  }

  // MARK: Views that only an app has

  struct Rows: App {
    @State private var count = 1

    var body: some Scene {
      WindowGroup {
        NavigationStack {
          Form {
            Stepper("Count \(count)", value: $count, in: 1...2)
          }
          .navigationTitle("Settings")
        }
      }
    }
  }

  @Test func aFormIsATitleAndRows() throws {
    let app = RunningApp(Rows.self) {}
    let lines = draw(app, width: 30)
    #expect(lines.first == "Settings")
    #expect(lines.contains { $0.hasPrefix("Count 1") })
    #expect(
      app.lowered(
        metrics: .cells, environment: EnvironmentValues(), proposal: BoxProposal(width: 30, height: 6)
      ).controls.map(\.isEnabled) == [false, true], "there is nothing below the bounds")
    try tap("Increment", app)
    #expect(draw(app, width: 30).contains { $0.hasPrefix("Count 2") })
  }
}
