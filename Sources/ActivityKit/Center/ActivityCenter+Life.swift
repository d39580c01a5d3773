extension ActivityCenter {
  /// Replaces the content of an activity. Nothing happens if it is over, if the content is too large, or
  /// if a newer update was there first: a device says nothing either, but the trace does.
  ///
  /// - Returns: Whether the content was taken.
  @discardableResult
  package func update(
    _ id: String, content: EncodedContent, alert: AlertConfiguration? = nil, timestamp: Date? = nil,
    at now: Date
  ) -> Bool {
    advance(to: now)
    let origin = ActivityOrigin.current
    return change { contents in
      guard let index = contents.positions[id] else { return false }
      var record = contents.records[index]
      if let why = record.reasonToDrop(content, timestamp: timestamp) {
        contents.note(.dropped, "update dropped", why, record, at: now)
        return false
      }
      let isEqual = record.contentState == content.state
      record.take(content, at: timestamp ?? now)
      var aspects: ActivityChange.Aspects = .content
      let isStale = content.staleDate.map { $0 <= now } ?? false
      if record.isOngoing, record.state != (isStale ? .stale : .active) {
        record.state = isStale ? .stale : .active
        aspects.insert(.state)
      }
      contents.records[index] = record
      contents.note(
        .done, aspects.contains(.state) ? "updated, now \(record.state)" : "updated", origin.description,
        record, at: now, alert: alert)
      if isEqual {
        contents.note(
          .warning, "equal update", "the content state is as it was: a device may not draw it again", record,
          at: now)
      }
      if isStale, let date = content.staleDate {
        contents.note(
          .warning, "stale at once", "the stale date, \(Self.time(date)), is past", record, at: now)
      }
      contents.announce(record, aspects, alert: alert)
      return true
    }
  }

  /// Ends an activity, with last content if there is some. Only a push draws attention to an end.
  package func end(
    _ id: String, content: EncodedContent? = nil, policy: ActivityUIDismissalPolicy = .default,
    alert: AlertConfiguration? = nil, timestamp: Date? = nil, at now: Date
  ) {
    advance(to: now)
    let origin = ActivityOrigin.current
    change { contents in
      guard let index = contents.positions[id] else { return }
      var record = contents.records[index]
      guard record.state != .dismissed else {
        contents.note(.dropped, "end dropped", "it was dismissed before", record, at: now)
        return
      }
      var aspects: ActivityChange.Aspects = []
      let wasOver = record.state == .ended
      if !wasOver {
        if let content {
          if let why = record.reasonToDrop(content, timestamp: timestamp) {
            contents.note(.dropped, "last content dropped", why, record, at: now)
          } else {
            record.take(content, at: timestamp ?? now)
            aspects.insert(.content)
          }
        }
        record.state = .ended
        record.endDate = now
        aspects.insert(.state)
      } else if content != nil {
        contents.note(.dropped, "last content dropped", "it has ended already", record, at: now)
      }
      // An activity that has ended can still be ended with another policy, to remove it sooner.
      let dismissal = policy.dismissalDate(endedAt: record.endDate ?? now)
      record.dismissalDate = dismissal
      contents.records[index] = record
      contents.note(
        .done,
        wasOver
          ? "dismissal set to \(Self.time(dismissal))"
          : "ended, off the island; gone at \(Self.time(dismissal))",
        policy.wasCutShort(endedAt: record.endDate ?? now)
          ? "\(origin.description); the date given is later than 4 h after the end" : origin.description,
        record, at: now, alert: wasOver ? nil : alert)
      contents.announce(record, aspects, alert: wasOver ? nil : alert)
      Self.pass(index, to: now, in: &contents)
    }
  }

  /// Says that content could not be encoded, or not be read back.
  func noteUnreadable(_ what: String, _ error: any Error, of id: String, at now: Date) {
    change { contents in
      guard let index = contents.positions[id] else { return }
      contents.note(.dropped, what, "its state cannot be encoded: \(error)", contents.records[index], at: now)
    }
  }

  /// Removes an activity as a person does who swipes it away: it is over and gone.
  package func dismiss(_ id: String, at now: Date = .now) {
    change { contents in
      guard let index = contents.positions[id], contents.records[index].state != .dismissed else { return }
      Self.remove(
        index, "ended and dismissed", "swiped away; later updates are dropped", at: now, in: &contents)
    }
  }

  /// The device is locked: activities of the transient style end.
  package func deviceWasLocked(at now: Date = .now) {
    endTransient("the device was locked", at: now) { _ in true }
  }

  /// The expanded island was collapsed, or somebody tapped outside of it: a transient activity in it ends.
  package func islandWasCollapsed(_ id: String, at now: Date = .now) {
    endTransient("the expanded island was left", at: now) { $0.id == id }
  }

  private func endTransient(_ why: String, at now: Date, where isMeant: (ActivityRecord) -> Bool) {
    let isNeeded = contents.withLock { contents in
      contents.records.contains { $0.isTransientNow && isMeant($0) }
    }
    guard isNeeded else { return }
    change { contents in
      for index in contents.records.indices
      where contents.records[index].isTransientNow && isMeant(contents.records[index]) {
        contents.records[index].endDate = now
        contents.records[index].state = .ended
        contents.records[index].dismissalDate = now
        contents.note(
          .system, "ended", "\(why), and its style is transient", contents.records[index], at: now)
        contents.announce(contents.records[index], .state)
        Self.pass(index, to: now, in: &contents)
      }
    }
  }

  /// Lets time pass: pending activities start, content becomes stale, activities end and are dismissed.
  package func advance(to now: Date) {
    guard contents.withLock({ $0.due <= now }) else { return }
    change { contents in
      for index in contents.records.indices { Self.pass(index, to: now, in: &contents) }
      contents.due = contents.records.lazy.compactMap(\.nextEvent).min() ?? .distantFuture
    }
  }

  /// Applies what is due to one activity, one event after another.
  private static func pass(_ index: Int, to now: Date, in contents: inout Contents) {
    while let due = contents.records[index].nextEvent, due <= now {
      var record = contents.records[index]
      var alert: AlertConfiguration?
      switch record.state {
      case .pending:
        record.state = .active
        alert = record.startAlert
        contents.note(.system, "started", "its start has come", record, at: due, alert: alert)
        begin(&record, in: &contents, at: due)
      case .active where due == record.staleDate:
        record.state = .stale
        contents.note(.system, "stale", "its stale date has come", record, at: due)
      case .active, .stale:
        record.state = .ended
        record.endDate = due
        record.dismissalDate = due.addingTimeInterval(ActivityLimits.afterEnd)
        contents.note(
          .system, "ended, off the island", "it was active for 8 h; it stays on the Lock Screen for 4 h more",
          record, at: due)
      case .ended:
        remove(index, "dismissed", "its time on the Lock Screen is over", at: due, in: &contents)
        return
      case .dismissed:
        return
      }
      contents.records[index] = record
      contents.announce(record, .state, alert: alert)
    }
  }

  private static func remove(
    _ index: Int, _ what: String, _ why: String, at now: Date, in contents: inout Contents
  ) {
    contents.records[index].state = .dismissed
    contents.records[index].endDate = contents.records[index].endDate ?? now
    contents.records[index].dismissalDate = now
    contents.note(.system, what, why, contents.records[index], at: now)
    contents.announce(contents.records[index], .state)
  }
}

extension ActivityRecord {
  fileprivate var isTransientNow: Bool { style == .transient && isOngoing }

  /// Why new content is not taken, if it is not.
  fileprivate func reasonToDrop(_ content: EncodedContent, timestamp: Date?) -> String? {
    switch state {
    case .dismissed: return "it was dismissed"
    case .ended: return "it has ended"
    case .pending, .active, .stale: break
    }
    if let timestamp, let newest = self.timestamp, timestamp < newest {
      return "its timestamp \(ActivityCenter.time(timestamp)) is older than \(ActivityCenter.time(newest)) "
        + "of the newest update"
    }
    let size = RefusedSize(attributes: attributes.count, contentState: content.state.count)
    return size.attributes + size.contentState > ActivityLimits.payload ? size.description : nil
  }

  fileprivate mutating func take(_ content: EncodedContent, at time: Date) {
    contentState = content.state
    staleDate = content.staleDate
    relevanceScore = content.relevanceScore
    timestamp = time
  }
}

extension ActivityUIDismissalPolicy {
  /// Whether the date that was given is later than the system allows.
  fileprivate func wasCutShort(endedAt end: Date) -> Bool {
    if case .date(let date) = rule { date > end.addingTimeInterval(ActivityLimits.afterEnd) } else { false }
  }
}
