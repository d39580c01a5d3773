/// A push on its way to a running phone.
///
///     version, file, text, headers: count and texts, activity, takes the phone's time
public struct PushLetter: Hashable, Sendable, Codable {
  /// What the file is called.
  public var file: String
  /// What stands in it.
  public var text: String
  /// Of the request, beside those of the file: `NAME: VALUE`.
  public var headers: [String]
  /// The activity that is meant; empty: as the phone finds it.
  public var activity: String
  /// Its timestamp is the time at which it arrives, whatever it says; stale date and dismissal date move with it.
  public var isOfNow: Bool

  public init(
    file: String, text: String, headers: [String] = [], activity: String = "", isOfNow: Bool = false
  ) {
    self.file = file
    self.text = text
    self.headers = headers
    self.activity = activity
    self.isOfNow = isOfNow
  }
}

extension PushLetter: StageMessage {
  static let version: UInt8 = 1
  private static let mostHeaders = 64

  /// Four times what APNs takes: what is too large is judged, what is far too large is not even read.
  public static var longest: Int { 16_384 }

  public func encoded() -> [UInt8] {
    var writer = ByteWriter()
    writer.write(Self.version)
    writer.write(file)
    writer.write(text)
    writer.write(short: UInt32(headers.count))
    for header in headers { writer.write(header) }
    writer.write(activity)
    writer.write(isOfNow ? 1 : 0 as UInt8)
    return writer.bytes
  }

  public init(decoding bytes: ArraySlice<UInt8>) throws(MessageError) {
    var reader = ByteReader(bytes)
    let version = try reader.byte()
    guard version == Self.version else { throw .invalid("a push of version \(version)") }
    file = try reader.text(limit: Self.longest)
    text = try reader.text(limit: Self.longest)
    let count = Int(try reader.short())
    guard count <= Self.mostHeaders else { throw .tooLong(count, limit: Self.mostHeaders) }
    headers = []
    for _ in 0..<count { headers.append(try reader.text(limit: Self.longest)) }
    activity = try reader.text(limit: Self.longest)
    let flag = try reader.byte()
    guard flag <= 1 else { throw .invalid("a flag of \(flag)") }
    isOfNow = flag == 1
    try reader.finish()
  }
}
