import ActivityKit
import Foundation
import SwiftUI
import Testing

@testable import WidgetKit

@MainActor @Suite struct ActivityCatalogTests {
  private let catalog: ActivityCatalog

  init() throws {
    catalog = ActivityCatalog(try .program(), module: "WidgetKitTests")
  }

  private func entry(_ name: String) throws -> ActivityCatalog.Entry {
    try #require(catalog.entries.first { $0.configuration.name == name })
  }

  @Test func activitiesHaveTheirPreviewsOfBothForms() throws {
    let previews = try entry("RideAttributes").previews
    #expect(previews.map(\.name) == ["Ride", nil, "Compact", "Stale"])
    #expect(previews.map(\.preview.isStale) == [false, false, false, true])
    #expect(previews[2].preview.viewKind == .dynamicIsland(.compact))
    #expect(!previews.contains { $0.isSample })
  }

  @Test func anActivityWithoutPreviewsGetsASample() async throws {
    let previews = try entry("ParcelAttributes").previews
    #expect(previews.map(\.name) == ["Sample"])
    let preview = try #require(previews.first)
    #expect(preview.isSample)
    #expect((preview.preview.attributes as? ParcelAttributes)?.number == 3)
    let states = await preview.preview.states()
    #expect(states.compactMap { ($0 as? ParcelAttributes.ContentState)?.place } == ["Place"])
  }

  @Test func samplesAreMadeWhereTheyAreWanted() throws {
    let plain = ActivityCatalog(try .program(), module: "WidgetKitTests", makesSamples: false)
    let parcel = try #require(plain.entries.first { $0.configuration.name == "ParcelAttributes" })
    #expect(parcel.previews.isEmpty && parcel.problem == nil)
    #expect(try !entry("RideAttributes").previews.isEmpty)
  }

  @Test func anotherModuleHasNothing() throws {
    let other = ActivityCatalog(try .program(), module: "NoSuchModule")
    #expect(other.entries.isEmpty && other.views.isEmpty && other.ordinary.isEmpty)
  }

  @Test func viewsAndWidgetsAreListed() {
    let names = catalog.views.compactMap(\.preview.name)
    #expect(Set(names).isSuperset(of: ["Alone", "OldViews", "OldPreviews"]))
    #expect(catalog.ordinary.map(\.kind) == ["Count"])
  }

  @Test func previewsCanBeMadeOfJSON() async throws {
    let ride = try entry("RideAttributes").configuration
    let preview = try ride.preview(
      attributes: Data(#"{"driver":"Park"}"#.utf8), contentState: Data(#"{"step":9,"arrival":0}"#.utf8))
    #expect(preview.attributes as? RideAttributes == RideAttributes(driver: "Park"))
    let steps = await preview.states().map { ($0 as? RideAttributes.ContentState)?.step }
    #expect(steps == [9])
    #expect(throws: DecodingError.self) {
      try ride.preview(attributes: Data("{}".utf8), contentState: Data("{}".utf8))
    }
  }
}
