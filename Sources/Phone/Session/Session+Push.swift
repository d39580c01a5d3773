import ActivityKit
import Foundation
import StageLink

extension Session {
  /// Takes a push to the activities, and writes into the trace what is to be said of it. What has become of the
  /// activities is for the owner to hand over.
  package mutating func deliver(
    _ letter: PushLetter, in center: ActivityCenter, at now: Date
  ) -> PushDelivery.Outcome {
    let isOfManyApps = catalog.isOfManyApps
    let delivery = PushDelivery(
      to: center, configurations: catalog.configurations,
      app: { isOfManyApps ? $0.shortName : ActivitySettings.ownApp }, chosen: life.chosenID,
      startedByHand: Set(life.entries.filter { $0.source != nil }.map(\.record.id)))
    let outcome = delivery.deliver(letter, at: now)
    trace(outcome.lines)
    if let last = outcome.lines.last { message = last.text }
    return outcome
  }
}
