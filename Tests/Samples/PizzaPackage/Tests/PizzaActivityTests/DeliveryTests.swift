import Foundation
import IsletTesting
import PizzaActivity
import SwiftUI
import Testing

@Suite struct DeliveryTests {
  @Test func previews() async {
    await assertSnapshots(ofPreviewsIn: "PizzaActivity", on: [.lockScreen, .compact])
  }

  @Test @MainActor func delivery() {
    assertSnapshots(
      of: PizzaLiveActivity(), using: PizzaAttributes(pizza: "Margherita"),
      contentStates: [
        .init(.baking, arrival: .now + 25 * 60), .init(.driving, arrival: .now + 8 * 60),
        .init(.delivered, arrival: .now),
      ],
      on: [.lockScreen, .expanded])
  }

  @Test(arguments: ["de_DE", "ja_JP"]) @MainActor func languages(locale: String) {
    assertSnapshots(
      of: PizzaLiveActivity(), using: PizzaAttributes(pizza: "Quattro formaggi"),
      contentStates: [.init(.driving, arrival: .now + 8 * 60)], on: [.lockScreen],
      settings: SnapshotSettings(
        colorScheme: .light, locale: Locale(identifier: locale), showsPhone: true),
      named: locale)
  }
}
