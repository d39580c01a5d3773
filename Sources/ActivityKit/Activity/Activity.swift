/// A Live Activity: a handle for the one of its identifier, of which the system knows the rest.
///
/// It is `Sendable`, as all it holds never changes after it was made.
public final class Activity<Attributes: ActivityAttributes>: Identifiable {
  public typealias ContentState = Attributes.ContentState
  /// See `activityStateUpdates`.
  public typealias ActivityStateUpdates = _UpdateSequence<ActivityState>
  /// See `contentUpdates`.
  public typealias ContentUpdates = _UpdateSequence<ActivityContent<Attributes.ContentState>>
  /// See `contentStateUpdates`.
  public typealias ContentStateUpdates = _UpdateSequence<Attributes.ContentState>
  /// See `pushTokenUpdates`.
  public typealias PushTokenUpdates = _UpdateSequence<Data>
  /// See `activityUpdates`.
  public typealias ActivityUpdates = _UpdateSequence<Activity<Attributes>>
  /// See `pushToStartTokenUpdates`.
  public typealias PushToStartTokenUpdates = _UpdateSequence<Data>

  /// A name that no other activity has.
  public let id: String
  /// What does not change as long as the activity lives.
  public let attributes: Attributes

  let center: ActivityCenter
  /// The content with which the handle was made: it stands in for content that is gone.
  let initialContent: ActivityContent<Attributes.ContentState>

  init(
    id: String, attributes: Attributes, content: ActivityContent<Attributes.ContentState>,
    center: ActivityCenter
  ) {
    self.id = id
    self.attributes = attributes
    initialContent = content
    self.center = center
  }

  /// The handle for a record, or `nil` if its attributes are of another type or cannot be read.
  convenience init?(_ record: ActivityRecord, in center: ActivityCenter) {
    guard AttributesName.areSame(record.attributesType, Attributes.self),
      let attributes = try? ActivityCoding.decode(Attributes.self, from: record.attributes),
      let content = Self.content(of: record)
    else { return nil }
    self.init(id: record.id, attributes: attributes, content: content, center: center)
  }

  /// The content in a record, or `nil` if it is of another type.
  static func content(of record: ActivityRecord) -> ActivityContent<Attributes.ContentState>? {
    (try? ActivityCoding.decode(Attributes.ContentState.self, from: record.contentState)).map {
      ActivityContent(state: $0, staleDate: record.staleDate, relevanceScore: record.relevanceScore)
    }
  }
}

// The attributes of a user need not be Sendable. These are a value that was decoded or handed over at
// the request, and nothing changes it.
extension Activity: @unchecked Sendable {}

extension Activity {
  /// Where the activity is in its life.
  public var activityState: ActivityState { record?.state ?? .dismissed }

  /// The newest content.
  public var content: ActivityContent<Attributes.ContentState> {
    record.flatMap(Self.content(of:)) ?? initialContent
  }

  /// The changing part of the newest content.
  public var contentState: Attributes.ContentState { content.state }

  /// The token with which a server updates the activity, if it was started with `PushType.token`.
  public var pushToken: Data? { record.flatMap(Self.pushToken) }

  /// How long the activity stays without anyone's doing.
  public var style: ActivityStyle { record?.style ?? .standard }

  private var record: ActivityRecord? {
    center.advance(to: .now)
    return center.record(id)
  }

  static func pushToken(_ record: ActivityRecord) -> Data? { record.pushToken }
}

extension ActivityRecord {
  /// A simulated device has no server to give a token, so one is made from the identifier: 32 bytes, and
  /// the same for the same activity.
  package var pushToken: Data? {
    guard pushType == .token else { return nil }
    return Data(PushTokenBytes(id).prefix(32))
  }
}
