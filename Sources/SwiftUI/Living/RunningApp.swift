import BoxLayout
import Foundation

/// An app that runs: its first window, with the states of its views, and what they wait for.
@MainActor
package final class RunningApp {
  private let graph: ViewGraph
  private let root: AppRoot
  /// The name of the app's type.
  package let name: String

  /// Whether the app is in front, as its views are told.
  package var phase = ScenePhase.active {
    didSet { if phase != oldValue { graph.invalidation.mark() } }
  }

  /// How often the views are made anew for what their actions change, before what comes next waits for the next
  /// frame: two actions may answer each other for ever.
  private static let mostPasses = 20

  /// Starts an app.
  ///
  /// - Parameter didChange: Called, later and on the main actor, when there is something new to show.
  package init<Main: App>(_ type: Main.Type, didChange: @escaping @MainActor () -> Void) {
    name = "\(type)"
    graph = ViewGraph(
      invalidation: Invalidation {
        DispatchQueue.main.async { MainActor.assumeIsolated { didChange() } }
      })
    SettingsMemory.didChange = { [invalidation = graph.invalidation] in invalidation.mark() }
    let app = Main()
    root = AppRoot { lowering in
      lowering.graph?.link(app)
      lowering.makeEnvironmentCurrent()
      Main.Body._lower(app.body, into: &lowering)
    }
  }

  /// Whether there is something new to show.
  package var isChanged: Bool { graph.invalidation.isThere || graph.hasPending }

  /// Makes the views of the first window, lays them out and does what they want done: what appears, disappears or
  /// changes may have actions, whose changes are in what is answered.
  package func lowered(
    metrics: Metrics, environment: EnvironmentValues, proposal: BoxProposal
  ) -> LoweredView {
    var environment = environment
    environment.scenePhase = phase
    var view: LoweredView?
    for _ in 0..<Self.mostPasses {
      let isChanged = graph.invalidation.take()
      func pass() -> LoweredView { self.pass(metrics, environment, proposal) }
      // What is observed stays so until it changes: observing it anew for each frame would only add to it.
      view =
        isChanged
        ? withObservationTracking(pass) { [invalidation = graph.invalidation] in invalidation.mark() }
        : pass()
      graph.runPending()
      if !self.isChanged { break }
    }
    return view ?? pass(metrics, environment, proposal)
  }

  private func pass(
    _ metrics: Metrics, _ environment: EnvironmentValues, _ proposal: BoxProposal
  ) -> LoweredView {
    graph.beginPass()
    var view = LoweredView(root, metrics: metrics, environment: environment, graph: graph)
    _ = view.tree.layOut(view.root, proposal: proposal)
    graph.endPass()
    return view
  }

  /// What a screen reader would say of the window.
  package func spoken(
    metrics: Metrics, environment: EnvironmentValues, proposal: BoxProposal
  ) -> [SpokenElement] {
    graph.beginPass()
    defer { graph.endPass() }
    var environment = environment
    environment.scenePhase = phase
    return LoweredView.spoken(
      root, metrics: metrics, environment: environment, proposal: proposal, graph: graph)
  }

  /// Hands a URL to the views that wait for one.
  package func open(_ url: URL) {
    for action in graph.openers { action(url) }
  }
}

/// What an app shows: its first window.
private struct AppRoot: PrimitiveView {
  let lower: @MainActor (inout _Lowering) -> Void

  static func _lower(_ view: AppRoot, into lowering: inout _Lowering) { view.lower(&lowering) }
}
