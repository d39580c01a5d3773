import StageLink

extension RenderContinuation.Record {
  /// The record as it lies in its file.
  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(UInt32(bitPattern: library))
    writer.write(UInt32(bitPattern: spool))
    for document in [given?.attributes, given?.contentState] {
      writer.write(document == nil ? 0 : 1 as UInt8)
      if let document {
        writer.write(document.name)
        writer.write(document.text)
      }
    }
    writer.write(resources.name)
    writer.write(short: UInt32(resources.paths.count))
    for path in resources.paths { writer.write(path) }
    return writer.bytes
  }

  /// - Throws: `MessageError` when the file is not what `bytes` wrote.
  init(bytes: [UInt8]) throws(MessageError) {
    var reader = ByteReader(bytes[...])
    func document() throws(MessageError) -> GivenContent.Document? {
      guard try reader.byte() != 0 else { return nil }
      return try GivenContent.Document(name: reader.text(limit: .max), text: reader.text(limit: .max))
    }
    library = try Int32(bitPattern: reader.uint32())
    spool = try Int32(bitPattern: reader.uint32())
    let (attributes, contentState) = try (document(), document())
    if attributes != nil || contentState != nil {
      given = GivenContent(attributes: attributes, contentState: contentState)
    }
    resources.name = try reader.text(limit: .max)
    resources.paths = []
    for _ in 0..<(try reader.short()) { resources.paths.append(try reader.text(limit: .max)) }
    try reader.finish()
  }
}
