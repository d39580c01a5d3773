import Foundation

/// What stands for a value of a simple type, by the name of the field that it is for.
struct SampleHint {
  /// The words of the name: `driverName` has two.
  private let words: [String]

  init(_ name: String) {
    words = Self.words(of: name)
  }

  /// A value, or `nil` if the type is not a simple one.
  func value<Value>(of type: Value.Type) -> Value? {
    let value: Any? =
      switch type {
      case is Bool.Type: false
      case is String.Type: text
      case is Character.Type: Character("A")
      case is Date.Type: date
      case is ClosedRange<Date>.Type: Self.now...Self.ahead
      case is Range<Date>.Type: Self.now..<Self.ahead
      case is DateInterval.Type: DateInterval(start: Self.now, end: Self.ahead)
      case is URL.Type: Self.url
      case is UUID.Type: UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1))
      case is Data.Type: Data()
      case is Decimal.Type: Decimal(whole)
      case is Duration.Type: Duration.seconds(Self.quarter)
      case is Double.Type: fraction
      case is Float.Type: Float(fraction)
      case is CGFloat.Type: CGFloat(fraction)
      default: (type as? any FixedWidthInteger.Type).map { integer($0) }
      }
    return value as? Value
  }

  private static let quarter: TimeInterval = 15 * 60
  /// The current second.
  private static var now: Date {
    Date(timeIntervalSinceReferenceDate: Date.now.timeIntervalSinceReferenceDate.rounded(.down))
  }
  private static var ahead: Date { now.addingTimeInterval(quarter) }
  private static let url = URL(string: "https://example.com")

  private func has(_ candidates: String...) -> Bool {
    words.contains { word in candidates.contains(word) }
  }

  /// What has begun lies at the current time, everything else ahead of it.
  private var date: Date { has("start", "started", "begin", "began", "since") ? Self.now : Self.ahead }

  private func integer<Value: FixedWidthInteger>(_ type: Value.Type) -> Any { Value(whole) }

  /// Small, but never nothing: it could be what others are divided by.
  private var whole: Int {
    if has("total", "goal", "max", "maximum", "target", "limit", "capacity") { return 10 }
    if has("percent", "percentage") { return 50 }
    if has("step", "index", "level", "stage") { return 1 }
    return 3
  }

  private var fraction: Double {
    if has("duration", "interval", "seconds", "elapsed", "remaining") { return Self.quarter }
    if has("total", "goal", "max", "maximum", "target", "limit", "capacity") { return 10 }
    return 0.5
  }

  private var text: String {
    if has("symbol", "icon", "image", "glyph") { return "star.fill" }
    if has("emoji", "avatar") { return "🙂" }
    if has("color", "colour", "hex", "tint") { return "#3478F6" }
    if has("url", "link") { return "https://example.com" }
    if has("id", "identifier", "uuid") { return "1" }
    if words.isEmpty { return "Text" }
    return words.map(\.capitalized).joined(separator: " ")
  }

  /// Cuts a name at capitals and at what is neither letter nor digit: `orderID_next` is order, id, next.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasCapital = false
    for character in name {
      guard character.isLetter || character.isNumber else {
        words.append(word)
        word = ""
        continue
      }
      if character.isUppercase && !wasCapital {
        words.append(word)
        word = ""
      }
      wasCapital = character.isUppercase
      word.append(character)
    }
    words.append(word)
    return words.filter { !$0.isEmpty }.map { $0.lowercased() }
  }
}
