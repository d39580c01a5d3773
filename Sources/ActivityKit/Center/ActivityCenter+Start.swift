extension ActivityCenter {
  /// Starts or schedules an activity.
  ///
  /// - Throws: `ActivityAuthorizationError` if the device would refuse it; the trace says why.
  @discardableResult
  package func start(_ request: ActivityRequest, at now: Date) throws -> ActivityRecord {
    advance(to: now)
    let origin = ActivityOrigin.current
    return try change { contents in
      if let (error, why) = contents.refusal(of: request, by: origin) {
        contents.trace.add(
          .dropped, "request refused: \(error)", why, about: nil,
          named: ActivityRecord.name(of: request.attributesType), at: now)
        throw error
      }
      let start = request.start ?? now
      var record = ActivityRecord(
        id: contents.newID(), app: request.app, attributesType: request.attributesType,
        attributes: request.attributes, contentState: request.content.state,
        staleDate: request.content.staleDate, relevanceScore: request.content.relevanceScore,
        state: start > now ? .pending : .active, pushType: request.pushType, style: request.style,
        startDate: max(start, now))
      if record.state == .pending {
        record.startAlert = request.alert
        contents.note(.done, "scheduled for \(Self.time(start))", origin.description, record, at: now)
      } else {
        contents.note(.done, "started", origin.description, record, at: now, alert: request.alert)
        if request.start != nil, start < now {
          contents.note(
            .warning, "started at once", "its start, \(Self.time(start)), is past", record, at: now)
        }
        Self.begin(&record, in: &contents, at: now)
      }
      contents.positions[record.id] = contents.records.count
      contents.records.append(record)
      contents.announce(record, .all, alert: record.state == .pending ? nil : request.alert)
      return record
    }
  }

  /// An activity whose content is out of date from the beginning is stale, and never shown at all.
  static func begin(_ record: inout ActivityRecord, in contents: inout Contents, at now: Date) {
    guard let stale = record.staleDate, stale <= now else { return }
    record.state = .stale
    record.isPresented = false
    contents.note(
      .dropped, "never presented", "its stale date, \(time(stale)), was past when it started", record, at: now
    )
  }

  /// A date as the trace writes it.
  static func time(_ date: Date) -> String {
    date.formatted(.iso8601.dateSeparator(.dash).timeSeparator(.colon))
  }
}

extension ActivityCenter.Contents {
  /// An identifier that no other activity has.
  fileprivate func newID() -> String {
    guard hasStableIDs else { return UUID().uuidString }
    let bytes = Array(PushTokenBytes("activity \(records.count)").prefix(16))
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)).uuidString }
  }

  /// Why the system would refuse a request, if it would.
  fileprivate func refusal(
    of request: ActivityRequest, by origin: ActivityOrigin
  ) -> (ActivityAuthorizationError, why: String)? {
    // Before anything else: what the message says depends on it.
    RefusedSize.last = nil
    if let switched = ActivityAuthorizationError.all.first(where: settings.refusals.contains) {
      return (switched, "switched on")
    }
    if !settings.activitiesEnabled { return (.denied, "Live Activities are turned off in Settings") }
    if settings.foregroundApp != request.app, !origin.startsInBackground {
      if case .intent(let name, _) = origin {
        return (
          .visibility, "\(name) is no LiveActivityIntent, and the app is not in front"
        )
      }
      return (.visibility, "the app is not in front")
    }
    let size = request.size
    if size.attributes + size.contentState > ActivityLimits.payload {
      RefusedSize.last = size
      return (.attributesTooLarge, size.description)
    }
    // Scheduled ones count, as Apple's article says.
    let present = records.lazy.filter { $0.isOngoing || $0.state == .pending }
    let (device, app) = (settings.mostOnDevice, settings.mostOfApp)
    if let app, present.count(where: { $0.app == request.app }) >= app {
      return (.targetMaximumExceeded, "the app has \(app) already")
    }
    if let device, present.count(where: { _ in true }) >= device {
      return (.globalMaximumExceeded, "the device has \(device) already")
    }
    return nil
  }
}
