extension Activity {
  /// All activities of this type that are not dismissed, in the order in which they were asked for.
  public static var activities: [Activity<Attributes>] { activities(in: .shared) }

  /// The activities of this type that are there, and then each that starts.
  public static var activityUpdates: ActivityUpdates { activityUpdates(in: .shared) }

  /// The token with which a server starts activities of this type.
  public static var pushToStartToken: Data? {
    Data(PushTokenBytes(String(reflecting: Attributes.self)).prefix(32))
  }

  /// The token with which a server starts activities of this type. A simulated device never changes it.
  public static var pushToStartTokenUpdates: PushToStartTokenUpdates {
    PushToStartTokenUpdates {
      AsyncStream { continuation in
        if let token = pushToStartToken { continuation.yield(token) }
      }
    }
  }

  /// The state that the activity is in, and then every other that it comes to. The sequence ends when
  /// the activity is dismissed.
  public var activityStateUpdates: ActivityStateUpdates {
    ActivityStateUpdates { [center, id] in
      center.changes(of: id).compactMap { $0.aspects.contains(.state) ? $0.record.state : nil }
    }
  }

  /// The content, and then every update of it. The sequence ends when the activity is dismissed.
  public var contentUpdates: ContentUpdates {
    ContentUpdates { [center, id] in
      center.changes(of: id).compactMap { $0.aspects.contains(.content) ? Self.content(of: $0.record) : nil }
    }
  }

  /// The changing part of the content, and then every update of it.
  public var contentStateUpdates: ContentStateUpdates {
    ContentStateUpdates { [contentUpdates] in contentUpdates.map(\.state) }
  }

  /// The token with which a server updates the activity, if it was started with `PushType.token`.
  public var pushTokenUpdates: PushTokenUpdates {
    PushTokenUpdates { [center, id] in
      center.changes(of: id).compactMap { $0.aspects.contains(.token) ? Self.pushToken($0.record) : nil }
    }
  }

  static func activities(in center: ActivityCenter) -> [Activity<Attributes>] {
    center.advance(to: .now)
    return center.records.compactMap { Activity($0, in: center) }
  }

  static func activityUpdates(in center: ActivityCenter) -> ActivityUpdates {
    ActivityUpdates {
      center.changes().compactMap { $0.aspects.contains(.started) ? Activity($0.record, in: center) : nil }
    }
  }
}
