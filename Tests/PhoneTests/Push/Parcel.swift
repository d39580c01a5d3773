import ActivityKit
import Foundation
import SwiftUI
import WidgetKit

/// An activity whose content has what payloads get wrong: dates, lists, cases, a UUID, what may be missing.
struct ParcelAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    enum Phase: String, Codable { case packed, moving, delivered }

    struct Stop: Codable, Hashable {
      var name: String
      var minutes: Int
    }

    var phase: Phase
    var arrivalDate: Date
    var stops: [Stop] = []
    var note: String?
  }

  var orderID: UUID
  var shop: String
}

struct ParcelActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ParcelAttributes.self) { context in
      Text(context.attributes.shop)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Text(context.state.phase.rawValue) }
      } compactLeading: {
        Text("P")
      } compactTrailing: {
        Text(context.state.arrivalDate, style: .timer)
      } minimal: {
        Text("P")
      }
    }
  }
}
