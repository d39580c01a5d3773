import Glibc

/// Finds the code of a view's `body` in a library by the symbols that the linker leaves in it.
///
/// A type's description is a symbol such as `$s4main4CardVMn`; the getter of its body begins with the same
/// letters, whatever the body's type and wherever in the source the type is private. See elf(5) and Swift's
/// "Mangling".
public enum BodyAddress {
  /// A library's symbols are read up to so many bytes of it.
  static let mostBytes = 64 << 20

  /// The offset of the body of a view, modifier or widget in its library.
  ///
  /// - Parameter descriptor: The offset of the type's description.
  /// - Returns: `nil` when the library cannot be read or holds no such symbols.
  public static func offset(ofTypeAt descriptor: UInt64, inLibraryAt path: String) -> UInt64? {
    guard let bytes = try? readFile(path, limit: mostBytes) else { return nil }
    return offset(ofTypeAt: descriptor, in: bytes)
  }

  static func offset(ofTypeAt descriptor: UInt64, in library: [UInt8]) -> UInt64? {
    var type: String?
    forEachSymbol(of: library) { name, value in
      if value == descriptor, name.hasSuffix("Mn") { type = String(name.dropLast(2)) }
    }
    guard let type else { return nil }
    var found: UInt64?
    forEachSymbol(of: library) { name, value in
      guard name.hasPrefix(type + "4body") else { return }
      let isFunction = name.hasPrefix(type + "4body7content") && name.hasSuffix("F")
      if name.hasSuffix("vg") || isFunction { found = value }
    }
    return found
  }

  /// Calls a function with the names and values of the symbols of an ELF file; with none where it is damaged.
  private static func forEachSymbol(of file: [UInt8], _ body: (String, UInt64) -> Void) {
    file.withUnsafeBytes { bytes in
      func number(_ offset: Int, _ size: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - size else { return nil }
        let value = bytes[offset..<offset + size].reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
        return Int(exactly: value)
      }
      // ELF, 64 bits, little-endian.
      guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), let table = number(40, 8),
        let size = number(58, 2), let count = number(60, 2), size >= 64
      else { return }
      func section(_ index: Int) -> (kind: Int, offset: Int, size: Int, link: Int)? {
        let (place, overflows) = table.addingReportingOverflow(index * size)
        guard index < count, !overflows, let kind = number(place + 4, 4), let offset = number(place + 24, 8),
          let length = number(place + 32, 8), let link = number(place + 40, 4), offset <= bytes.count,
          length <= bytes.count - offset
        else { return nil }
        return (kind, offset, length, link)
      }
      for index in 0..<count {
        // Kind 2 is the table of all symbols.
        guard let symbols = section(index), symbols.kind == 2, let names = section(symbols.link) else {
          continue
        }
        for place in stride(from: symbols.offset, to: symbols.offset + symbols.size - 23, by: 24) {
          guard let name = number(place, 4), let value = number(place + 8, 8), name < names.size else {
            continue
          }
          let text = bytes[(names.offset + name)..<(names.offset + names.size)].prefix { $0 != 0 }
          // Swift's symbols alone.
          guard text.starts(with: [0x24, 0x73]) else { continue }
          body(String(decoding: text, as: UTF8.self), UInt64(value))
        }
      }
    }
  }
}
