import BoxLayout
import Foundation
import SwiftUI
import Testing

@testable import WidgetKit

@MainActor @Suite struct ResolvedWidgetsTests {
  @Test func aBundleIsResolvedInItsOrder() {
    let resolved = ResolvedWidgets(bundle: TestBundle())
    #expect(resolved.activities.map(\.name) == ["ParcelAttributes", "RideAttributes"])
    #expect(resolved.activities.map(\.widgetName) == ["ParcelWidget", "RideWidget"])
    #expect(resolved.ordinary.map(\.kind) == ["Count"])
  }

  @Test func theOutermostModifierCounts() throws {
    let count = try #require(ResolvedWidgets(CountWidget()).ordinary.first)
    #expect(count.traits.displayName == "Counter")
    #expect(count.traits.description == "Counts")
    #expect(count.traits.supportedFamilies == [.systemSmall, .accessoryCircular])
  }

  @Test func supplementalFamilies() throws {
    let ride = try #require(ResolvedWidgets(RideWidget()).activities.first)
    #expect(ride.supportsSmallFamily)
    #expect(try !#require(ResolvedWidgets(ParcelWidget()).activities.first).supportsSmallFamily)
  }

  @Test func theLockScreenTellsItsTintAndURL() throws {
    let ride = try #require(ResolvedWidgets(RideWidget()).activities.first)
    let presentations = try ride.presentations(
      attributes: RideAttributes(driver: "Kim"),
      state: RideAttributes.ContentState(step: 1, arrival: .now))
    let lowered = LoweredView(
      presentations.lockScreen, metrics: .cells, environment: EnvironmentValues())
    #expect(lowered.preferences[ActivityBackgroundTintKey.self] == .some(.some(.orange)))
    #expect(lowered.preferences[ActivitySystemActionForegroundKey.self] == .some(.some(.white)))
    #expect(lowered.preferences[WidgetURLKey.self]?.absoluteString == "ride://card")
  }

  @Test func valuesOfOtherTypesAreRefused() throws {
    let ride = try #require(ResolvedWidgets(RideWidget()).activities.first)
    #expect(throws: AnyActivityConfiguration.Failure.self) {
      try ride.presentations(attributes: ParcelAttributes(number: 1), state: 3)
    }
  }
}
