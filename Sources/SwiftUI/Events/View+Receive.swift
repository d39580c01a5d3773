import Combine
import Dispatch
import Foundation

nonisolated extension View {
  /// Accepted; a presentation hears nothing while it is on the screen. In an app that runs, the action gets what the
  /// publisher sends while the view is there.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    kept { node, graph, environment in
      // The publisher of a view that is made anew is often a new one that would begin from its start.
      let receiver = node.value(0) { Receiver<P.Output>() }
      receiver.action = { value in environment.whileCurrent { action(value) } }
      guard node.subscriptions[0] == nil else { return }
      node.subscriptions[0] = (receiver, publisher.sink { [weak receiver] in receiver?.receive($0) })
    }
  }
}

/// Hands what a publisher sends to the action of the view as it was made last.
private final class Receiver<Value> {
  var action: (@MainActor (Value) -> Void)?

  func receive(_ value: Value) {
    // Apple asks for publishers that send on the main thread; what comes from elsewhere is taken there.
    if Thread.isMainThread {
      MainActor.assumeIsolated { action?(value) }
    } else {
      nonisolated(unsafe) let value = value
      nonisolated(unsafe) let receiver = self
      DispatchQueue.main.async { MainActor.assumeIsolated { receiver.action?(value) } }
    }
  }
}
