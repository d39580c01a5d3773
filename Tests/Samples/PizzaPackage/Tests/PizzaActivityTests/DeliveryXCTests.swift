import IsletTesting
import PizzaActivity
import XCTest

final class DeliveryXCTests: XCTestCase {
  func testPreviews() async {
    await assertSnapshots(ofPreviewsIn: "PizzaActivity", on: [.minimal])
  }

  @MainActor func testDelivery() async {
    assertSnapshots(
      of: PizzaLiveActivity(), using: PizzaAttributes(pizza: "Marinara"),
      contentStates: [.init(.baking, arrival: .now + 25 * 60)], on: [.compact, .minimalDetached])
  }
}
