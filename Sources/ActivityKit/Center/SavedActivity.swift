/// A running activity as text: what one process hands to the next one, which has other types of the same names.
package struct SavedActivity: Codable, Equatable, Sendable {
  private var id: String
  private var app: String
  /// The name of the attributes' type, without its module.
  private var type: String
  private var attributes: Data
  private var contentState: Data
  private var staleDate: Date?
  private var relevanceScore: Double
  private var state: ActivityState
  private var style: ActivityStyle
  private var hasToken: Bool
  private var channel: String?
  private var startDate: Date
  private var endDate: Date?
  private var dismissalDate: Date?
  private var timestamp: Date?
  private var isPresented: Bool
  /// Title and body of the alert of a pending one.
  private var alert: [String]?

  package init(_ record: ActivityRecord) {
    id = record.id
    app = record.app
    type = String(describing: record.attributesType)
    attributes = record.attributes
    contentState = record.contentState
    staleDate = record.staleDate
    relevanceScore = record.relevanceScore
    state = record.state
    style = record.style
    hasToken = record.pushType == .token
    if case .channel(let name) = record.pushType?.kind { channel = name }
    startDate = record.startDate
    endDate = record.endDate
    dismissalDate = record.dismissalDate
    timestamp = record.timestamp
    isPresented = record.isPresented
    alert = record.startAlert.map { [String(localized: $0.title), String(localized: $0.body)] }
  }

  /// The activity with one of the types that there are now; `nil` if there is none of its name.
  func record(among types: [any ActivityAttributes.Type]) -> ActivityRecord? {
    guard let type = types.first(where: { String(describing: $0) == self.type }) else { return nil }
    var record = ActivityRecord(
      id: id, app: app, attributesType: type, attributes: attributes, contentState: contentState,
      staleDate: staleDate, relevanceScore: relevanceScore, state: state,
      pushType: hasToken ? .token : channel.map { .channel($0) }, style: style, startDate: startDate,
      endDate: endDate, dismissalDate: dismissalDate, timestamp: timestamp, isPresented: isPresented)
    if let alert, alert.count == 2 {
      record.startAlert = AlertConfiguration(title: "\(alert[0])", body: "\(alert[1])", sound: .default)
    }
    return record
  }
}

extension ActivityCenter {
  /// Takes over activities that ran in another process, as far as their types still read them.
  package func restore(_ saved: [SavedActivity], types: [any ActivityAttributes.Type], at now: Date) {
    change { contents in
      for record in saved.compactMap({ $0.record(among: types) }) where contents.positions[record.id] == nil {
        if let why = record.problem {
          contents.note(.dropped, "lost with the new build", why, record, at: now)
          continue
        }
        contents.positions[record.id] = contents.records.count
        contents.records.append(record)
        contents.announce(record, .all)
      }
    }
  }
}

extension ActivityRecord {
  /// Why its type cannot read it, if it cannot: what happens on a device when an update of the app has changed it.
  fileprivate var problem: String? {
    func read<Attributes: ActivityAttributes>(_ type: Attributes.Type) -> String? {
      do {
        _ = try ActivityCoding.decode(Attributes.self, from: attributes)
        _ = try ActivityCoding.decode(Attributes.ContentState.self, from: contentState)
        return nil
      } catch { return "its content cannot be read: \(error)" }
    }
    return read(attributesType)
  }
}
