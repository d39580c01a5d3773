/// Which libraries an object asks the linker for.
///
/// The compiler writes them into a section of the object, a C string each; the linker of Linux does not
/// know that section. See elf(5).
enum AutolinkEntries {
  private static let sectionName = Array(".swift1_autolink_entries".utf8)

  /// The linker's arguments, in order and each once; `nil` when the bytes are no object that is understood.
  static func entries(in object: [UInt8]) -> [String]? {
    object.withUnsafeBytes { bytes -> [String]? in
      func number(_ offset: Int, _ size: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - size else { return nil }
        let value = bytes[offset..<offset + size].reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
        return Int(exactly: value)
      }
      // ELF, 64 bits, little-endian.
      guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]),
        let table = number(40, 8), let size = number(58, 2), var count = number(60, 2),
        var names = number(62, 2), size >= 64
      else { return nil }
      func section(_ index: Int) -> (name: Int, offset: Int, size: Int, link: Int)? {
        let (place, overflows) = index.multipliedReportingOverflow(by: size)
        guard !overflows, table <= bytes.count, place <= bytes.count,
          let name = number(table + place, 4), let offset = number(table + place + 24, 8),
          let length = number(table + place + 32, 8), let link = number(table + place + 40, 4)
        else { return nil }
        return (name, offset, length, link)
      }
      // Where there are too many sections for the header, the first one holds the numbers.
      if count == 0 { count = section(0)?.size ?? 0 }
      if names == 0xFFFF { names = section(0)?.link ?? 0 }
      guard let strings = section(names) else { return nil }
      var found: [String] = []
      for index in 0..<count {
        guard let entry = section(index) else { return nil }
        guard strings.offset <= bytes.count, entry.name <= bytes.count else { return nil }
        let name = strings.offset + entry.name
        guard name + sectionName.count < bytes.count,
          bytes[name..<name + sectionName.count].elementsEqual(sectionName),
          bytes[name + sectionName.count] == 0
        else { continue }
        guard entry.offset <= bytes.count, entry.size <= bytes.count - entry.offset else { return nil }
        for text in bytes[entry.offset..<entry.offset + entry.size].split(separator: 0) {
          let argument = String(decoding: text, as: UTF8.self)
          if !found.contains(argument) { found.append(argument) }
        }
      }
      return found
    }
  }
}
