import BoxLayout
import Foundation
import SwiftUI
import Synchronization
import Testing

@testable import AppIntents

struct SwitchIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Switch"
  static let received = Mutex<[Bool]>([])

  @Parameter(title: "On", default: false) var value: Bool

  func perform() async throws -> some IntentResult {
    Self.received.withLock { [value] in $0.append(value) }
    return .result()
  }
}

@MainActor @Suite(.serialized) struct IntentControlTests {
  private func controls(_ view: some View) -> [Control] {
    LoweredView(view, metrics: .cells, environment: EnvironmentValues()).controls
  }

  @Test func aTapOnAButtonDoesItsIntent() async {
    let order = UUID().uuidString
    let buttons = controls(
      VStack {
        Button(intent: RateIntent(orderID: order + "1")) { Text("First") }
        Button("Second", intent: RateIntent(orderID: order + "2"))
        Button(role: .destructive, intent: RateIntent(orderID: order + "3")) { Text("Third") }
      })
    #expect(buttons.map(\.title) == ["First", "Second", "Third"])
    #expect(buttons.map(\.kind) == [.button, .button, .button])
    for button in buttons { button.action?() }
    await IntentRunner.shared.waitUntilIdle()
    let done = RateIntent.done.withLock { $0.filter { $0.hasPrefix(order) } }
    #expect(done.sorted() == [order + "1", order + "2", order + "3"])
  }

  @Test func aTapOnAToggleSetsTheOtherValue() async {
    let toggles = controls(
      VStack {
        Toggle("First", isOn: false, intent: SwitchIntent())
        Toggle(isOn: true, intent: SwitchIntent()) { Text("Second") }
      })
    #expect(toggles.map(\.kind) == [.toggle(isOn: false), .toggle(isOn: true)])
    for toggle in toggles {
      toggle.action?()
      await IntentRunner.shared.waitUntilIdle()
    }
    #expect(SwitchIntent.received.withLock { $0 } == [true, false])
  }
}
