import ActivityKit
import Cells
import Foundation
import StageLink
import SwiftUI
import WidgetKit

@testable import Phone

/// A session with the activities of a phone, and a clock that keys move: what a stage does, without a process.
@MainActor
struct LiveBench {
  let center = ActivityCenter()
  var session: Session
  var now = Date(timeIntervalSince1970: 1_767_951_660)
  var bells = 0
  private var traced = 0

  /// Two activities of one app, or each of an app of its own.
  init(
    manyApps: Bool = false, devices: [Device] = [.iPhone16], size: CellSize = CellSize(columns: 80, rows: 24)
  ) async throws {
    var catalog = Catalog(activities: [
      CatalogActivity(name: "Ride", previews: [try await Self.preview("Ada", [12, 3, 1])]),
      CatalogActivity(name: "Return", previews: [try await Self.preview("Bob", [40, 20])]),
    ])
    let configurations = ResolvedWidgets(RideActivity()).activities
    catalog.present = { ActivityPresenter.presenter(of: $0, among: configurations) }
    catalog.attributesTypes = [RideAttributes.self]
    catalog.configurations = configurations
    catalog.isOfManyApps = manyApps
    session = Session(
      catalog: catalog, themes: [try TestThemes.named("mono")], devices: devices, size: size)
    center.settings.foregroundApp = nil
    session.setTime(now)
    take()
  }

  private static func preview(_ driver: String, _ minutes: [Int]) async throws -> CatalogPreview {
    let preview = ActivityPreview(
      viewKind: .content, attributes: RideAttributes(driver: driver), widget: { RideActivity() },
      states: { minutes.map { .init(minutes: $0) } })
    let presenter = await ActivityPresenter(preview.configuration()!, preview)
    return CatalogPreview(name: driver, kind: .activity(.compact), presenter)
  }

  mutating func press(_ keys: Key...) {
    for key in keys { carryOut(session.handle(key)) }
  }

  private mutating func carryOut(_ effects: [Session.Effect]) {
    for effect in effects {
      switch effect {
      case .bell: bells += 1
      case .life(let step): take(sources: step.carryOut(in: center, at: now))
      case .clock(.forward): pass(60)
      case .clock(.nextEvent):
        if let date = center.nextEvent(after: now) { pass(date.timeIntervalSince(now)) }
      default: break
      }
    }
  }

  /// Lets seconds go by.
  mutating func pass(_ seconds: Double) {
    now += seconds
    session.setTime(now)
    take()
  }

  /// Hands over what has become of the activities.
  mutating func take(sources: [String: LiveSource] = [:]) {
    center.advance(to: now)
    let events = center.trace(after: traced)
    traced = events.last?.number ?? traced
    carryOut(session.take(center.records, center.settings, events: events, sources: sources))
  }

  /// Starts an activity as code does.
  @discardableResult
  func start(_ driver: String, minutes: Int, app: String = ActivitySettings.ownApp, relevance: Double = 0)
    throws -> String
  {
    try ActivityOrigin.$current.withValue(.push) {
      try center.start(
        ActivityRequest(
          app: app, RideAttributes.self,
          attributes: try ActivityCoding.encode(RideAttributes(driver: driver)),
          content: EncodedContent(
            state: try ActivityCoding.encode(RideAttributes.ContentState(minutes: minutes)),
            relevanceScore: relevance)), at: now
      ).id
    }
  }

  var text: String { mutating get { session.frame().text } }
  var states: [ActivityState] { center.records.map(\.state) }
}
