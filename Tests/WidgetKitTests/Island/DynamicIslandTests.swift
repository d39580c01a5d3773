import BoxLayout
import Foundation
import SwiftUI
import Testing

@testable import WidgetKit

@MainActor @Suite struct DynamicIslandTests {
  private func island(step: Int) throws -> DynamicIsland {
    let configuration = try #require(ResolvedWidgets(RideWidget()).activities.first)
    return try configuration.presentations(
      attributes: RideAttributes(driver: "Kim"),
      state: RideAttributes.ContentState(step: step, arrival: .now)
    ).island
  }

  @Test func regionsKeepTheirOrderThroughIfElseAndFor() throws {
    #expect(try island(step: 1).expandedRegions.map(\.position) == [.leading, .center, .bottom])
    #expect(
      try island(step: 2).expandedRegions.map(\.position)
        == [.leading, .leading, .trailing, .bottom, .bottom])
  }

  @Test func regionsCarryPriorityMarginsAndPlacement() throws {
    let regions = try island(step: 2).expandedRegions
    #expect(regions.map(\.priority) == [1, 0, 0, 0, 0])
    #expect(regions[0].margins.leading == 4)
    #expect(regions[0].margins.trailing == nil)
    let below = regions.map { region in
      LoweredView(region.content, metrics: .cells, environment: EnvironmentValues())
        .preferences[BelowIfTooWideKey.self]
    }
    #expect(below == [true, false, false, false, false])
  }

  @Test func theInnermostMarginCountsAtEachEdge() throws {
    let island = try island(step: 1)
    let expanded = island.margins(for: .expanded)
    #expect(expanded.trailing == 8)
    #expect(expanded.leading == 20)
    #expect(expanded.top == 20)
    #expect(expanded.bottom == 20)
    let minimal = island.margins(for: .minimal)
    #expect(minimal.leading == 6)
    #expect(minimal.bottom == nil)
    #expect(island.margins(for: .compactLeading) == DynamicIslandMargins())
  }

  @Test func urlAndKeyline() throws {
    let island = try island(step: 1)
    #expect(island.url?.absoluteString == "ride://island")
    #expect(island.keyline == .red)
  }
}
