import ActivityKit
import WidgetKit

/// The activities that can be shown, each with its previews.
public struct Catalog {
  public var activities: [CatalogActivity]
  /// What a reader should know about content that was given, a line each.
  public var notices: [String] = []
  /// Makes the presentations of a running activity.
  var present: @MainActor (ActivityRecord) -> RecordPresenter = { _ in { _, _ in nil } }
  /// The types of the attributes of all activities.
  var attributesTypes: [any ActivityAttributes.Type] = []
  /// The activities themselves, whether they have previews or not.
  var configurations: [AnyActivityConfiguration] = []
  /// Whether each activity is of an app of its own, as in the gallery, or all are of one.
  package var isOfManyApps = false

  public init(activities: [CatalogActivity]) {
    self.activities = activities
  }

  /// Whether there is nothing to show.
  public var isEmpty: Bool { activities.allSatisfy { $0.previews.isEmpty } }
}

/// One activity with its previews.
public struct CatalogActivity {
  public var name: String
  public var previews: [CatalogPreview]
  /// `nil` for views that are no activity.
  public var facts: ActivityFacts?

  public init(name: String, previews: [CatalogPreview], facts: ActivityFacts? = nil) {
    self.name = name
    self.previews = previews
    self.facts = facts
  }
}

/// One preview: an activity's attributes with one or more states, or an ordinary view.
public struct CatalogPreview {
  /// What it shows first.
  public enum Kind: Hashable, Sendable {
    case activity(Surface)
    case view
  }

  public var name: String
  public var kind: Kind
  /// The number of states, 1 for a view.
  public var stateCount: Int
  /// Makes a presentation in a state, counted from 0; `nil` when the activity has none of it.
  public var present: @MainActor (Presentation, Int, PresentationSetting) -> PresentedContent?
  /// Its content as JSON; `nil` for a view, which has none.
  public var encode: (@MainActor () -> EncodedPreview)?
  /// What it takes to start the activity in a state; `nil` for a view.
  package var request: (@MainActor (Int) throws -> ActivityRequest)?

  public init(
    name: String, kind: Kind, stateCount: Int,
    encode: (@MainActor () -> EncodedPreview)? = nil,
    present: @escaping @MainActor (Presentation, Int, PresentationSetting) -> PresentedContent?
  ) {
    self.name = name
    self.kind = kind
    self.stateCount = stateCount
    self.encode = encode
    self.present = present
  }
}
