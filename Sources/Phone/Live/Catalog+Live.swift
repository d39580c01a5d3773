import ActivityKit
import StageLink
import SwiftUI
import WidgetKit

/// Makes a presentation of a running activity; `nil` where there is none.
package typealias RecordPresenter = @MainActor (Presentation, PresentationSetting) -> PresentedContent?

extension ActivityPresenter {
  /// What is asked of the system to start an activity in a state of the preview.
  ///
  /// - Throws: What encoding the attributes or the state throws.
  func request(_ state: Int) throws -> ActivityRequest {
    ActivityRequest(
      type(of: attributes), attributes: try ActivityCoding.encode(attributes),
      content: EncodedContent(state: try ActivityCoding.encode(states[state])))
  }

  /// Makes the presentations of a running activity; none if it cannot be read.
  static func presenter(
    of record: ActivityRecord, among configurations: [AnyActivityConfiguration]
  ) -> RecordPresenter {
    guard
      let configuration = configurations.first(where: {
        AttributesName.areSame($0.attributesType, record.attributesType)
      }),
      let preview = try? configuration.preview(
        attributes: record.attributes, contentState: record.contentState),
      let content = try? configuration.decode(record.attributes, record.contentState)
    else { return { _, _ in nil } }
    let presenter = ActivityPresenter(
      configuration, preview, states: [content.state], activityID: record.id)
    return { presentation, setting in
      var setting = setting
      setting.isStale = record.isOutOfDate
      return presenter.content(presentation, 0, setting)
    }
  }
}

extension ActivityRecord {
  /// What `isStale` says to its views: also after the end, if it was before.
  package var isOutOfDate: Bool {
    state == .stale || (endDate ?? .distantPast) >= (staleDate ?? .distantFuture)
  }
}
