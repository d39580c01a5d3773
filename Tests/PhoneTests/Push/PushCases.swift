import Testing

/// A push and what is to be said of it.
struct PushCase: CustomTestStringConvertible {
  let name: String
  let json: String
  var isTyped = true
  var headers: [String] = []
  /// In seconds since 1970.
  var arrival: Double?
  var activity: String?
  /// The place, how bad it is, the path and what is wrong.
  var expected: [String] = []

  init(
    _ name: String, _ json: String, isTyped: Bool = true, headers: [String] = [], arrival: Double? = nil,
    activity: String? = nil, expecting expected: [String] = []
  ) {
    self.name = name
    self.json = json
    self.isTyped = isTyped
    self.headers = headers
    self.arrival = arrival
    self.activity = activity
    self.expected = expected
  }

  var testDescription: String { name }

  static let all: [PushCase] = [
    PushCase(
      "a start",
      #"{"aps": {"timestamp": 1767951660, "event": "start", "attributes-type": "ParcelAttributes", "attributes": {"orderID": "6F1C2B3A-0000-4000-8000-000000000001", "shop": "Fern & Co."}, "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "alert": {"title": "On its way", "body": "Two stops before yours"}}}"#
    ),
    PushCase(
      "an update",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}}}"#
    ),
    PushCase(
      "an end",
      #"{"aps": {"timestamp": 1767951660, "event": "end", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}}}"#
    ),
    PushCase(
      "an update with everything",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "stale-date": 1767955260, "relevance-score": 75.5, "alert": {"title": "Here", "body": "At the door", "sound": "bell.caf"}}}"#
    ),
    PushCase(
      "an end that goes at once",
      #"{"aps": {"timestamp": 1767951660, "event": "end", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "dismissal-date": 1767951600}}"#
    ),
    PushCase(
      "a start with a token",
      #"{"aps": {"timestamp": 1767951660, "event": "start", "attributes-type": "ParcelAttributes", "attributes": {"orderID": "6F1C2B3A-0000-4000-8000-000000000001", "shop": "Fern & Co."}, "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "alert": {"title": "On its way", "body": "Two stops before yours"}, "input-push-token": 1}}"#
    ),
    PushCase(
      "a start with a channel",
      #"{"aps": {"timestamp": 1767951660, "event": "start", "attributes-type": "ParcelAttributes", "attributes": {"orderID": "6F1C2B3A-0000-4000-8000-000000000001", "shop": "Fern & Co."}, "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "alert": {"title": "On its way", "body": "Two stops before yours"}, "input-push-channel": "dHN0LXNyY2gtY2hubA=="}}"#
    ),
    PushCase(
      "a localized alert",
      #"{"aps": {"timestamp": 1767951660, "event": "start", "attributes-type": "ParcelAttributes", "attributes": {"orderID": "6F1C2B3A-0000-4000-8000-000000000001", "shop": "Fern & Co."}, "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "alert": {"title": {"loc-key": "%@ is on its way", "loc-args": ["It"]}, "body": {"loc-key": "SOON"}}}}"#
    ),
    PushCase(
      "without types",
      #"{"aps": {"timestamp": 1767951660, "event": "start", "attributes-type": "Whatever", "attributes": {"a": 1}, "content-state": {"b": [true]}, "alert": {"title": "On its way", "body": "Two stops before yours"}}}"#,
      isTyped: false),
    PushCase(
      "with headers",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}}}"#,
      headers: [
        "apns-push-type: liveactivity", "apns-topic: com.example.parcel.push-type.liveactivity",
        "apns-priority: 5", "apns-expiration: 0",
      ]),
    PushCase(
      "no aps",
      #"{"event": "update", "timestamp": 1767951660}"#,
      expecting: [
        "1:1 error the key 'aps' is missing"
      ]),
    PushCase(
      "aps in capitals",
      #"{"APS": {"event": "update"}}"#,
      expecting: [
        "1:1 error the key 'aps' is missing; 'APS' is there"
      ]),
    PushCase(
      "aps is a list",
      #"{"aps": [1]}"#,
      expecting: [
        "1:9 error (APNs) aps: expected an object, found a list"
      ]),
    PushCase(
      "an empty object",
      "{}",
      expecting: [
        "1:1 error the key 'aps' is missing"
      ]),
    PushCase(
      "keys beside aps",
      #"{"aps": {"timestamp": 1767951660, "event": "update"}, "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}}"#,
      expecting: [
        "1:55 error content-state: 'content-state' stands beside 'aps'"
      ]),
    PushCase(
      "nothing in aps",
      #"{"aps": {}}"#,
      expecting: [
        "1:9 error aps: the key 'event' is missing",
        "1:9 error aps: the key 'timestamp' is missing",
      ]),
    PushCase(
      "no event",
      #"{"aps": {"timestamp": 1767951660, "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}}}"#,
      expecting: [
        "1:9 error aps: the key 'event' is missing"
      ]),
    PushCase(
      "an event that is none",
      #"{"aps": {"timestamp": 1767951660, "event": "updated", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}}}"#,
      expecting: [
        #"1:44 error aps.event: expected "start", "update" or "end", found "updated""#
      ]),
    PushCase(
      "an event in capitals",
      #"{"aps": {"timestamp": 1767951660, "event": "Start", "attributes-type": "ParcelAttributes", "attributes": {"orderID": "6F1C2B3A-0000-4000-8000-000000000001", "shop": "Fern & Co."}, "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "alert": {"title": "On its way", "body": "Two stops before yours"}}}"#,
      expecting: [
        #"1:44 error aps.event: expected "start", "update" or "end", found "Start""#
      ]),
    PushCase(
      "a numeric event",
      #"{"aps": {"timestamp": 1767951660, "event": 1, "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}}}"#,
      expecting: [
        #"1:44 error aps.event: expected "start", "update" or "end", found 1"#
      ]),
    PushCase(
      "no timestamp",
      #"{"aps": {"event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}}}"#,
      expecting: [
        "1:9 error aps: the key 'timestamp' is missing"
      ]),
    PushCase(
      "milliseconds",
      #"{"aps": {"timestamp": 1767951660000, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}}}"#,
      expecting: [
        "1:23 error aps.timestamp: 1767951660000 counts milliseconds; as seconds since 1970 it is the year 57994"
      ]),
    PushCase(
      "microseconds",
      #"{"aps": {"timestamp": 1767951660000000, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}}}"#,
      expecting: [
        "1:23 error aps.timestamp: 1767951660000000 counts microseconds; as seconds since 1970 it is the year 56026127"
      ]),
    PushCase(
      "a text as timestamp",
      #"{"aps": {"timestamp": "1767951660", "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}}}"#,
      expecting: [
        #"1:23 error aps.timestamp: expected a number, found "1767951660""#
      ]),
    PushCase(
      "an ISO timestamp",
      #"{"aps": {"timestamp": "2026-01-09T09:41:00Z", "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}}}"#,
      expecting: [
        #"1:23 error aps.timestamp: expected a number, found "2026-01-09T09:41:00Z""#
      ]),
    PushCase(
      "a timestamp from 2001",
      #"{"aps": {"timestamp": 789644460, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}}}"#,
      expecting: [
        "1:23 error aps.timestamp: 789644460 counts from 2001; as seconds since 1970 it is 9 Jan 1995"
      ]),
    PushCase(
      "timestamp null",
      #"{"aps": {"timestamp": null, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}}}"#,
      expecting: [
        "1:23 error aps.timestamp: expected a number, found null"
      ]),
    PushCase(
      "timestamp 0",
      #"{"aps": {"timestamp": 0, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}}}"#,
      expecting: [
        "1:23 error aps.timestamp: 0 is 1 Jan 1970"
      ]),
    PushCase(
      "parts of a second",
      #"{"aps": {"timestamp": 1767951660.25, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}}}"#,
      expecting: [
        "1:23 warning aps.timestamp: 1767951660.25 is no whole number"
      ]),
    PushCase(
      "an old update",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}}}"#,
      arrival: 1767987660,
      expecting: [
        "1:23 error aps.timestamp: Fri 9 Jan 2026, 09:41:00 UTC is 10 hours ago"
      ]),
    PushCase(
      "an update of some minutes ago",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}}}"#,
      arrival: 1767951960,
      expecting: [
        "1:23 warning aps.timestamp: Fri 9 Jan 2026, 09:41:00 UTC is 5 minutes ago"
      ]),
    PushCase(
      "an update from tomorrow",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}}}"#,
      arrival: 1767865260,
      expecting: [
        "1:23 error aps.timestamp: Fri 9 Jan 2026, 09:41:00 UTC is 1 day ahead"
      ]),
    PushCase(
      "an old end",
      #"{"aps": {"timestamp": 1767951660, "event": "end", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}}}"#,
      arrival: 1767987660),
    PushCase(
      "snake case keys",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content_state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "stale_date": 1767951720}}"#,
      expecting: [
        "1:54 error aps: the key 'content-state' is missing; 'content_state' is there",
        "1:131 error aps.stale_date: there is no key 'stale_date'; there is 'stale-date'",
      ]),
    PushCase(
      "camel case keys",
      #"{"aps": {"timestamp": 1767951660, "event": "start", "contentState": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "attributesType": "ParcelAttributes", "attributes": {"orderID": "6F1C2B3A-0000-4000-8000-000000000001", "shop": "Fern & Co."}, "alert": {"title": "On its way", "body": "Two stops before yours"}}}"#,
      expecting: [
        "1:53 error aps: the key 'content-state' is missing; 'contentState' is there",
        "1:129 error aps: the key 'attributes-type' is missing; 'attributesType' is there",
      ]),
    PushCase(
      "a misspelled key",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "stale-dat": 1767951720}}"#,
      expecting: [
        "1:131 error aps.stale-dat: there is no key 'stale-dat'; there is 'stale-date'"
      ]),
    PushCase(
      "ordinary keys",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "badge": 1, "mutable-content": 1, "sound": "default"}}"#,
      expecting: [
        "1:131 warning aps.badge: is a key of ordinary notifications",
        "1:143 warning aps.mutable-content: is a key of ordinary notifications",
        "1:165 warning aps.sound: the sound of a Live Activity's alert stands inside 'alert'",
      ]),
    PushCase(
      "an unknown key",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "colour": "red"}}"#,
      expecting: [
        "1:131 warning aps.colour: there is no key 'colour' in a Live Activity's payload"
      ]),
    PushCase(
      "a start without an alert",
      #"{"aps": {"timestamp": 1767951660, "event": "start", "attributes-type": "ParcelAttributes", "attributes": {"orderID": "6F1C2B3A-0000-4000-8000-000000000001", "shop": "Fern & Co."}, "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}}}"#,
      expecting: [
        "1:9 error aps: the key 'alert' is missing"
      ]),
    PushCase(
      "a start without a type",
      #"{"aps": {"timestamp": 1767951660, "event": "start", "attributes": {"orderID": "6F1C2B3A-0000-4000-8000-000000000001", "shop": "Fern & Co."}, "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "alert": {"title": "On its way", "body": "Two stops before yours"}}}"#,
      expecting: [
        "1:9 error aps: the key 'attributes-type' is missing"
      ]),
    PushCase(
      "a start without attributes",
      #"{"aps": {"timestamp": 1767951660, "event": "start", "attributes-type": "ParcelAttributes", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "alert": {"title": "On its way", "body": "Two stops before yours"}}}"#,
      expecting: [
        "1:9 error aps: the key 'attributes' is missing"
      ]),
    PushCase(
      "a start without a state",
      #"{"aps": {"timestamp": 1767951660, "event": "start", "attributes-type": "ParcelAttributes", "attributes": {"orderID": "6F1C2B3A-0000-4000-8000-000000000001", "shop": "Fern & Co."}, "alert": {"title": "On its way", "body": "Two stops before yours"}}}"#,
      expecting: [
        "1:9 error aps: the key 'content-state' is missing"
      ]),
    PushCase(
      "a type that does not exist",
      #"{"aps": {"timestamp": 1767951660, "event": "start", "attributes-type": "PackageAttributes", "attributes": {"orderID": "6F1C2B3A-0000-4000-8000-000000000001", "shop": "Fern & Co."}, "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "alert": {"title": "On its way", "body": "Two stops before yours"}}}"#,
      expecting: [
        "1:72 error aps.attributes-type: there is no activity with attributes of the type 'PackageAttributes'; there are RideAttributes, ParcelAttributes"
      ]),
    PushCase(
      "a type that is nearly right",
      #"{"aps": {"timestamp": 1767951660, "event": "start", "attributes-type": "ParcelAtributes", "attributes": {"orderID": "6F1C2B3A-0000-4000-8000-000000000001", "shop": "Fern & Co."}, "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "alert": {"title": "On its way", "body": "Two stops before yours"}}}"#,
      expecting: [
        "1:72 error aps.attributes-type: there is no activity with attributes of the type 'ParcelAtributes'; there are RideAttributes, ParcelAttributes"
      ]),
    PushCase(
      "a type with its module",
      #"{"aps": {"timestamp": 1767951660, "event": "start", "attributes-type": "Shop.ParcelAttributes", "attributes": {"orderID": "6F1C2B3A-0000-4000-8000-000000000001", "shop": "Fern & Co."}, "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "alert": {"title": "On its way", "body": "Two stops before yours"}}}"#,
      expecting: [
        "1:72 error aps.attributes-type: there is no activity with attributes of the type 'Shop.ParcelAttributes'; there are RideAttributes, ParcelAttributes"
      ]),
    PushCase(
      "a type without its suffix",
      #"{"aps": {"timestamp": 1767951660, "event": "start", "attributes-type": "Parcel", "attributes": {"orderID": "6F1C2B3A-0000-4000-8000-000000000001", "shop": "Fern & Co."}, "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "alert": {"title": "On its way", "body": "Two stops before yours"}}}"#,
      expecting: [
        "1:72 error aps.attributes-type: there is no activity with attributes of the type 'Parcel'; there are RideAttributes, ParcelAttributes"
      ]),
    PushCase(
      "a type that is a number",
      #"{"aps": {"timestamp": 1767951660, "event": "start", "attributes-type": 3, "attributes": {"orderID": "6F1C2B3A-0000-4000-8000-000000000001", "shop": "Fern & Co."}, "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "alert": {"title": "On its way", "body": "Two stops before yours"}}}"#,
      expecting: [
        "1:72 error aps.attributes-type: expected the name of a type, found 3"
      ]),
    PushCase(
      "an alert that is a text",
      #"{"aps": {"timestamp": 1767951660, "event": "start", "attributes-type": "ParcelAttributes", "attributes": {"orderID": "6F1C2B3A-0000-4000-8000-000000000001", "shop": "Fern & Co."}, "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "alert": "Hello"}}"#,
      expecting: [
        #"1:267 error aps.alert: expected an object, found "Hello""#
      ]),
    PushCase(
      "an alert without a title",
      #"{"aps": {"timestamp": 1767951660, "event": "start", "attributes-type": "ParcelAttributes", "attributes": {"orderID": "6F1C2B3A-0000-4000-8000-000000000001", "shop": "Fern & Co."}, "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "alert": {"body": "b"}}}"#,
      expecting: [
        "1:267 error aps.alert: the key 'title' is missing"
      ]),
    PushCase(
      "an alert without a body on an update",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "alert": {"title": "t"}}}"#,
      expecting: [
        "1:140 warning aps.alert: the key 'body' is missing"
      ]),
    PushCase(
      "keys of ordinary alerts",
      #"{"aps": {"timestamp": 1767951660, "event": "start", "attributes-type": "ParcelAttributes", "attributes": {"orderID": "6F1C2B3A-0000-4000-8000-000000000001", "shop": "Fern & Co."}, "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "alert": {"title": "t", "body": "b", "subtitle": "s", "title-loc-key": "K"}}}"#,
      expecting: [
        "1:295 warning aps.alert.subtitle: is a key of ordinary notifications' alerts",
        "1:312 warning aps.alert.title-loc-key: is a key of ordinary notifications' alerts",
      ]),
    PushCase(
      "localized texts that are wrong",
      #"{"aps": {"timestamp": 1767951660, "event": "start", "attributes-type": "ParcelAttributes", "attributes": {"orderID": "6F1C2B3A-0000-4000-8000-000000000001", "shop": "Fern & Co."}, "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "alert": {"title": {"loc-args": ["a"]}, "body": {"loc-key": "%@ and %@", "loc-args": ["one", 2]}}}}"#,
      expecting: [
        "1:277 error aps.alert.title: the key 'loc-key' is missing",
        "1:318 warning aps.alert.body.loc-args: '%@ and %@' has 2 of '%@', and there are 1 arguments",
        "1:351 error aps.alert.body.loc-args[1]: expected a text, found 2",
      ]),
    PushCase(
      "a sound that is an object",
      #"{"aps": {"timestamp": 1767951660, "event": "start", "attributes-type": "ParcelAttributes", "attributes": {"orderID": "6F1C2B3A-0000-4000-8000-000000000001", "shop": "Fern & Co."}, "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "alert": {"title": "t", "body": "b", "sound": {"critical": 1}}}}"#,
      expecting: [
        "1:304 error aps.alert.sound: expected a text, found an object"
      ]),
    PushCase(
      "an alert that says nothing",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "alert": {"title": "", "body": "b", "boddy": "c"}}}"#,
      expecting: [
        "1:150 warning aps.alert.title: is empty",
        "1:167 warning aps.alert.boddy: there is no key 'boddy' in an alert; there is 'body'",
      ]),
    PushCase(
      "stale at the start",
      #"{"aps": {"timestamp": 1767951660, "event": "start", "attributes-type": "ParcelAttributes", "attributes": {"orderID": "6F1C2B3A-0000-4000-8000-000000000001", "shop": "Fern & Co."}, "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "alert": {"title": "On its way", "body": "Two stops before yours"}, "stale-date": 1767951659}}"#,
      expecting: [
        "1:340 error aps.stale-date: Fri 9 Jan 2026, 09:40:59 UTC has passed"
      ]),
    PushCase(
      "stale at once",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "stale-date": 1767951660}}"#,
      expecting: [
        "1:145 warning aps.stale-date: Fri 9 Jan 2026, 09:41:00 UTC has passed"
      ]),
    PushCase(
      "stale after eight hours",
      #"{"aps": {"timestamp": 1767951660, "event": "start", "attributes-type": "ParcelAttributes", "attributes": {"orderID": "6F1C2B3A-0000-4000-8000-000000000001", "shop": "Fern & Co."}, "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "alert": {"title": "On its way", "body": "Two stops before yours"}, "stale-date": 1767984060}}"#,
      expecting: [
        "1:340 warning aps.stale-date: Fri 9 Jan 2026, 18:41:00 UTC is in 9 hours"
      ]),
    PushCase(
      "stale in milliseconds",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "stale-date": 1767951720000}}"#,
      expecting: [
        "1:145 error aps.stale-date: 1767951720000 counts milliseconds; as seconds since 1970 it is the year 57994"
      ]),
    PushCase(
      "stale from 2001",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "stale-date": 789644520}}"#,
      expecting: [
        "1:145 error aps.stale-date: 789644520 counts from 2001; as seconds since 1970 it is 9 Jan 1995"
      ]),
    PushCase(
      "stale as a text",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "stale-date": "2026-01-09T10:41:00.000Z"}}"#,
      expecting: [
        #"1:145 error aps.stale-date: expected a number, found "2026-01-09T10:41:00.000Z""#
      ]),
    PushCase(
      "stale null",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "stale-date": null}}"#,
      expecting: [
        "1:145 warning aps.stale-date: is null"
      ]),
    PushCase(
      "stale at the end",
      #"{"aps": {"timestamp": 1767951660, "event": "end", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "stale-date": 1767951720}}"#,
      expecting: [
        "1:142 warning aps.stale-date: an activity that has ended does not become out of date"
      ]),
    PushCase(
      "dismissed after four hours",
      #"{"aps": {"timestamp": 1767951660, "event": "end", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "dismissal-date": 1767969660}}"#,
      expecting: [
        "1:146 warning aps.dismissal-date: Fri 9 Jan 2026, 14:41:00 UTC is 5 hours after the end"
      ]),
    PushCase(
      "dismissed in milliseconds",
      #"{"aps": {"timestamp": 1767951660, "event": "end", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "dismissal-date": 1767951720000}}"#,
      expecting: [
        "1:146 error aps.dismissal-date: 1767951720000 counts milliseconds; as seconds since 1970 it is the year 57994"
      ]),
    PushCase(
      "dismissed without an end",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "dismissal-date": 1767951720}}"#,
      expecting: [
        #"1:149 warning aps.dismissal-date: is read with the event "end" only"#
      ]),
    PushCase(
      "an end without a state",
      #"{"aps": {"timestamp": 1767951660, "event": "end"}}"#,
      expecting: [
        "1:9 warning aps: the key 'content-state' is missing"
      ]),
    PushCase(
      "a relevance that is a text",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "relevance-score": "high"}}"#,
      expecting: [
        #"1:150 error aps.relevance-score: expected a number, found "high""#
      ]),
    PushCase(
      "a token that is true",
      #"{"aps": {"timestamp": 1767951660, "event": "start", "attributes-type": "ParcelAttributes", "attributes": {"orderID": "6F1C2B3A-0000-4000-8000-000000000001", "shop": "Fern & Co."}, "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "alert": {"title": "On its way", "body": "Two stops before yours"}, "input-push-token": true}}"#,
      expecting: [
        "1:346 error aps.input-push-token: expected 1, found true"
      ]),
    PushCase(
      "a channel that is none",
      #"{"aps": {"timestamp": 1767951660, "event": "start", "attributes-type": "ParcelAttributes", "attributes": {"orderID": "6F1C2B3A-0000-4000-8000-000000000001", "shop": "Fern & Co."}, "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "alert": {"title": "On its way", "body": "Two stops before yours"}, "input-push-channel": "a channel"}}"#,
      expecting: [
        #"1:348 error aps.input-push-channel: expected the id of a channel (base64), found "a channel""#
      ]),
    PushCase(
      "a token and a channel",
      #"{"aps": {"timestamp": 1767951660, "event": "start", "attributes-type": "ParcelAttributes", "attributes": {"orderID": "6F1C2B3A-0000-4000-8000-000000000001", "shop": "Fern & Co."}, "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "alert": {"title": "On its way", "body": "Two stops before yours"}, "input-push-token": 1, "input-push-channel": "dHN0LXNyY2gtY2hubA=="}}"#,
      expecting: [
        "1:349 warning aps.input-push-channel: 'input-push-token' is there too"
      ]),
    PushCase(
      "inputs on an update",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "input-push-token": 1}}"#,
      expecting: [
        #"1:131 warning aps.input-push-token: is read with the event "start" only"#
      ]),
    PushCase(
      "attributes on an update",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "attributes-type": "ParcelAttributes", "attributes": {"orderID": "6F1C2B3A-0000-4000-8000-000000000001", "shop": "Fern & Co."}}}"#,
      expecting: [
        #"1:131 warning aps.attributes-type: is read with the event "start" only"#,
        #"1:170 warning aps.attributes: is read with the event "start" only"#,
      ]),
    PushCase(
      "a key that is missing",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "stops": []}}}"#,
      expecting: [
        "1:71 error aps.content-state: the key 'arrivalDate' is missing; there are 'phase', 'stops' (ParcelAttributes.ContentState)"
      ]),
    PushCase(
      "a key with a default is missing",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660}}}"#,
      expecting: [
        "1:71 error aps.content-state: the key 'stops' is missing; there are 'phase', 'arrivalDate' (ParcelAttributes.ContentState)"
      ]),
    PushCase(
      "a key in snake case",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrival_date": 789645660, "stops": []}}}"#,
      expecting: [
        "1:71 error aps.content-state: the key 'arrivalDate' is missing; 'arrival_date' is there (ParcelAttributes.ContentState)"
      ]),
    PushCase(
      "attributes in snake case",
      #"{"aps": {"timestamp": 1767951660, "event": "start", "attributes-type": "ParcelAttributes", "attributes": {"order_id": "6F1C2B3A-0000-4000-8000-000000000001", "shop": "x"}, "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "alert": {"title": "On its way", "body": "Two stops before yours"}}}"#,
      expecting: [
        "1:106 error aps.attributes: the key 'orderID' is missing; 'order_id' is there (ParcelAttributes)"
      ]),
    PushCase(
      "a wrong type deep inside",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": [{"name": "a", "minutes": 1}, {"name": "b", "minutes": "2"}]}}}"#,
      expecting: [
        #"1:181 error aps.content-state.stops[1].minutes: expected a whole number (Int), found "2""#
      ]),
    PushCase(
      "a case that is none",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "lost", "arrivalDate": 789645660, "stops": []}}}"#,
      expecting: [
        #"1:81 error aps.content-state.phase: expected "packed", "moving" or "delivered" (Phase), found "lost""#
      ]),
    PushCase(
      "a date from 1970",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 1767952860, "stops": []}}}"#,
      expecting: [
        "1:106 error aps.content-state.arrivalDate: 1767952860 is 2057-01-09, as a Date counts seconds since 2001; counted from 1970 it would be 789645660"
      ]),
    PushCase(
      "a date in milliseconds",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 1767952860000, "stops": []}}}"#,
      expecting: [
        "1:106 error aps.content-state.arrivalDate: 1767952860000 is the year 58025, as a Date counts seconds since 2001; counted in milliseconds from 1970 it would be 789645660"
      ]),
    PushCase(
      "a date as a text",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": "2026-01-09T10:01:00Z", "stops": []}}}"#,
      expecting: [
        #"1:106 error aps.content-state.arrivalDate: expected a number (Double), found "2026-01-09T10:01:00Z"; a Date is the number of seconds since 2001-01-01T00:00:00Z, here 789645660"#
      ]),
    PushCase(
      "a UUID that is none",
      #"{"aps": {"timestamp": 1767951660, "event": "start", "attributes-type": "ParcelAttributes", "attributes": {"orderID": "12", "shop": "x"}, "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "alert": {"title": "On its way", "body": "Two stops before yours"}}}"#,
      expecting: [
        #"1:118 error aps.attributes.orderID: Attempted to decode UUID from invalid UUID string, found "12""#
      ]),
    PushCase(
      "a key that nobody reads",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": [], "notes": "left at the door", "colour": 1}}}"#,
      expecting: [
        "1:130 warning aps.content-state: key 'notes' is not used by ParcelAttributes.ContentState, which has 'note'",
        "1:159 warning aps.content-state: key 'colour' is not used by ParcelAttributes.ContentState",
      ]),
    PushCase(
      "a state as a text",
      "{\"aps\": {\"timestamp\": 1767951660, \"event\": \"update\", \"content-state\": \"{\\\"phase\\\": \\\"moving\\\"}\"}}",
      expecting: [
        #"1:71 error aps.content-state: expected an object, found "{"phase": "moving"}""#
      ]),
    PushCase(
      "a state of another activity",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"minutes": 3}}}"#),
    PushCase(
      "a state of no activity",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"minute": 3}}}"#,
      expecting: [
        "1:71 error aps.content-state: the key 'minutes' is missing; 'minute' is there (RideAttributes.ContentState)"
      ]),
    PushCase(
      "a state of another activity than is chosen",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"minutes": 3}}}"#,
      activity: "Parcel",
      expecting: [
        "1:71 error aps.content-state: the key 'phase' is missing; there are 'minutes' (ParcelAttributes.ContentState)"
      ]),
    PushCase(
      "what looks wrong without types",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"arrival_date": 1767952860, "at": "2026-01-09T10:01:00Z", "ms": 1767951660000}}}"#,
      isTyped: false,
      expecting: [
        "1:72 warning aps.content-state: a key is in snake case: 'arrival_date'",
        "1:88 warning aps.content-state.arrival_date: 1767952860 looks like Fri 9 Jan 2026, 10:01:00 UTC, in seconds since 1970",
        #"1:106 warning aps.content-state.at: "2026-01-09T10:01:00Z" looks like a date"#,
        "1:136 warning aps.content-state.ms: 1767951660000 looks like Fri 9 Jan 2026, 09:41:00 UTC, in milliseconds since 1970",
      ]),
    PushCase(
      "a state as a text without types",
      "{\"aps\": {\"timestamp\": 1767951660, \"event\": \"update\", \"content-state\": \"{\\\"phase\\\": \\\"moving\\\"}\"}}",
      isTyped: false,
      expecting: [
        "1:71 error aps.content-state: expected an object, found a text with JSON in it"
      ]),
    PushCase(
      "a state that is null without types",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": null}}"#,
      isTyped: false,
      expecting: [
        "1:71 error aps.content-state: expected an object, found null"
      ]),
    PushCase(
      "a state that is a number without types",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": 4}}"#,
      isTyped: false,
      expecting: [
        "1:71 warning aps.content-state: expected an object, found 4"
      ]),
    PushCase(
      "headers without a type",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}}}"#,
      headers: ["apns-priority: 10"],
      expecting: [
        "--header error (APNs) apns-push-type: is missing",
        "--header error (APNs) apns-topic: is missing",
      ]),
    PushCase(
      "the headers of an ordinary push",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}}}"#,
      headers: ["apns-push-type: alert", "apns-topic: com.example.parcel", "apns-priority: 7"],
      expecting: [
        "--header error (APNs) apns-push-type: expected liveactivity, found 'alert'",
        "--header error (APNs) apns-topic: expected the bundle's id and '.push-type.liveactivity', found 'com.example.parcel'",
        "--header error (APNs) apns-priority: expected 5 or 10, found '7'",
      ]),
    PushCase(
      "odd headers",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}}}"#,
      headers: [
        "apns-push-type: liveactivity", "apns-topic: com.example.parcel.push-type.liveactivity",
        "apns-priority: 1", "apns-expiration: 1767951660000", "apns-id: 12", "apns-prioriti: 5",
        "authorization: key secret",
      ],
      expecting: [
        "--header error (APNs) authorization: expected 'bearer' and a token",
        "--header warning (APNs) apns-prioriti: APNs has no such header; there is 'apns-priority'",
        "--header warning (APNs) apns-priority: is 1",
        "--header error (APNs) apns-expiration: 1767951660000 counts milliseconds; as seconds since 1970 it is the year 57994",
        "--header error (APNs) apns-id: expected a UUID, found '12'",
      ]),
    PushCase(
      "an expiration that has passed",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}}}"#,
      headers: [
        "apns-push-type: liveactivity", "apns-topic: com.example.parcel.push-type.liveactivity",
        "apns-expiration: 1767951600",
      ],
      expecting: [
        "--header warning (APNs) apns-expiration: Fri 9 Jan 2026, 09:40:00 UTC has passed"
      ]),
    PushCase(
      "an expiration that is none",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}}}"#,
      headers: [
        "apns-push-type: liveactivity", "apns-topic: com.example.parcel.push-type.liveactivity",
        "apns-expiration: soon",
      ],
      expecting: [
        "--header error (APNs) apns-expiration: expected whole seconds since 1970, found 'soon'"
      ]),
    PushCase(
      "a start to a channel",
      #"{"aps": {"timestamp": 1767951660, "event": "start", "attributes-type": "ParcelAttributes", "attributes": {"orderID": "6F1C2B3A-0000-4000-8000-000000000001", "shop": "Fern & Co."}, "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}, "alert": {"title": "On its way", "body": "Two stops before yours"}}}"#,
      headers: [
        "apns-push-type: liveactivity", "apns-channel-id: dHN0LXNyY2gtY2hubA==", "apns-priority: 5",
        "apns-expiration: 0",
      ],
      expecting: [
        "1:44 error aps.event: a broadcast cannot start an activity"
      ]),
    PushCase(
      "an incomplete broadcast",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}}}"#,
      headers: [
        "apns-push-type: liveactivity", "apns-channel-id: a channel", "apns-topic: x.push-type.liveactivity",
      ],
      expecting: [
        "--header warning (APNs) apns-topic: a broadcast has no topic",
        "--header error (APNs) apns-priority: is missing",
        "--header error (APNs) apns-expiration: is missing",
        "--header error (APNs) apns-channel-id: expected the id of a channel (base64), found 'a channel'",
      ]),
    PushCase(
      "a broadcast",
      #"{"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}}}"#,
      headers: [
        "apns-push-type: liveactivity", "apns-channel-id: dHN0LXNyY2gtY2hubA==", "apns-priority: 5",
        "apns-expiration: 0",
      ]),
    PushCase(
      "the form of simctl",
      #"{"Simulator Target Bundle": "com.example.parcel", "aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}}}"#
    ),
    PushCase(
      "the form of simctl with another topic",
      #"{"Simulator Target Bundle": "com.example.other", "aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}}}"#,
      headers: ["apns-push-type: liveactivity", "apns-topic: com.example.parcel.push-type.liveactivity"],
      expecting: [
        "--header warning (APNs) apns-topic: is not about 'com.example.other', which the file names for the simulator"
      ]),
    PushCase(
      "headers in the file",
      #"{"headers": {"apns-push-type": "liveactivity", "apns-priority": 3}, "payload": {"aps": {"timestamp": 1767951660, "event": "update", "content-state": {"phase": "moving", "arrivalDate": 789645660, "stops": []}}}}"#,
      expecting: [
        "p.json error (APNs) apns-topic: is missing",
        "1:48 error (APNs) apns-priority: expected 5 or 10, found '3'",
      ]),
    PushCase(
      "an HTTP request",
      "POST /3/device/00fc13adff HTTP/2\napns-push-type: liveactivity\napns-topic: com.example.parcel.push-type.liveactivity\napns-push-type: alert\n\n{\"aps\": {\"timestamp\": \"x\",\n \"event\": \"update\", \"content-state\": {\"phase\": \"moving\", \"arrivalDate\": 789645660, \"stops\": []}}}\n",
      expecting: [
        "4:1 error (APNs) apns-push-type: is there twice",
        "4:1 error (APNs) apns-push-type: expected liveactivity, found 'alert'",
        #"6:23 error aps.timestamp: expected a number, found "x""#,
      ]),
    PushCase(
      "a request to a wrong path",
      "GET /device/xyz HTTP/2\napns-push-type: liveactivity\napns-topic: .push-type.liveactivity\n\n{\"aps\": {\"timestamp\": 1767951660, \"event\": \"update\", \"content-state\": {\"phase\": \"moving\", \"arrivalDate\": 789645660, \"stops\": []}}}",
      expecting: [
        "1:1 error (APNs) :method: expected POST, found 'GET'",
        "1:1 error (APNs) :path: expected /3/device/TOKEN or /4/broadcasts/apps/BUNDLE",
        "3:1 error (APNs) apns-topic: the bundle's id is missing before '.push-type.liveactivity'",
      ]),
    PushCase(
      "an HTTP request with both line ends",
      "apns-push-type: liveactivity\r\napns-topic: com.example.parcel.push-type.liveactivity\r\n\r\n{\"aps\": {\"timestamp\": \"x\", \"event\": \"update\", \"content-state\": {\"phase\": \"moving\", \"arrivalDate\": 789645660, \"stops\": []}}}",
      expecting: [
        #"4:23 error aps.timestamp: expected a number, found "x""#
      ]),
  ]
}
