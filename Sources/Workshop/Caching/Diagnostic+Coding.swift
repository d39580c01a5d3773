import StageLink

extension Diagnostic {
  private static let mostNotes = 1000
  private static let longestText = 1 << 20

  /// Writes it down, with another name for its file.
  func write(to writer: inout ByteWriter, path name: (String) -> String) {
    writer.write(severity.rawValue)
    writer.write(message)
    writer.write(UInt8(path == nil ? 0 : 1))
    if let path { writer.write(name(path)) }
    writer.write(short: UInt32(line))
    writer.write(short: UInt32(column))
    writer.write(UInt8(sourceLine == nil ? 0 : 1))
    if let sourceLine { writer.write(sourceLine) }
    writer.write(short: UInt32(notes.count))
    for note in notes { note.write(to: &writer, path: name) }
  }

  /// Reads what `write` wrote.
  init(from reader: inout ByteReader, path name: (String) -> String) throws(MessageError) {
    let word = try reader.text(limit: 16)
    guard let severity = Severity(rawValue: word) else { throw .invalid("an unknown severity") }
    self.init(severity: severity, message: try reader.text(limit: Self.longestText))
    if try reader.byte() == 1 { path = name(try reader.text(limit: Self.longestText)) }
    line = Int(try reader.short())
    column = Int(try reader.short())
    if try reader.byte() == 1 { sourceLine = try reader.text(limit: Self.longestText) }
    let count = Int(try reader.short())
    guard count <= Self.mostNotes else { throw .tooLong(count, limit: Self.mostNotes) }
    for _ in 0..<count { notes.append(try Diagnostic(from: &reader, path: name)) }
  }

  /// A list of diagnostics for the record of an entry.
  static func note(for diagnostics: [Diagnostic], path name: (String) -> String) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(short: UInt32(diagnostics.count))
    for diagnostic in diagnostics { diagnostic.write(to: &writer, path: name) }
    return writer.bytes
  }

  /// The list in the record of an entry; `nil` when it is none.
  static func list(in note: ArraySlice<UInt8>, path name: (String) -> String) -> [Diagnostic]? {
    var reader = ByteReader(note)
    do {
      let count = Int(try reader.short())
      var list: [Diagnostic] = []
      for _ in 0..<count { list.append(try Diagnostic(from: &reader, path: name)) }
      try reader.finish()
      return list
    } catch {
      return nil
    }
  }
}
