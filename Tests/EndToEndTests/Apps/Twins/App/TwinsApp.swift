import ActivityKit
import SwiftUI

@main
struct TwinsApp: App {
  var body: some Scene {
    WindowGroup {
      Button("Start") {
        _ = try? Activity.request(
          attributes: TwinAttributes(name: "Castor"),
          content: ActivityContent(state: TwinAttributes.ContentState(count: 7), staleDate: nil))
      }
    }
  }
}
