import Cells

extension Frame {
  /// The bytes of a frame, as they go between processes of one version.
  package var bytes: [UInt8] {
    var writer = ByteWriter()
    FrameCoding.encode(self, to: &writer)
    return writer.bytes
  }

  /// Reads what ``bytes`` made.
  package init(bytes: some Collection<UInt8>) throws(MessageError) {
    var reader = ByteReader(Array(bytes)[...])
    self = try FrameCoding.decode(from: &reader)
    try reader.finish()
  }
}
