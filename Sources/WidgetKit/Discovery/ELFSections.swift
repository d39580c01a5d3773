import Foundation

/// Where the sections of an ELF file stand in memory: its section headers, read from the file.
///
/// Only the headers are read, not the file, so it costs a few system calls whatever the size.
package struct ELFSections: Sendable {
  /// Why a file cannot be read as an ELF file of this machine.
  package struct Failure: Error, Equatable, CustomStringConvertible {
    package let path: String
    package let reason: String
    package var description: String { "\(path): \(reason)" }
  }

  /// One section, relative to where the file is loaded.
  package struct Section: Equatable, Sendable {
    package let address: UInt
    /// In bytes.
    package let size: Int
  }

  /// A few dozen, in the order of the file.
  private let sections: [(name: String, section: Section)]

  /// - Throws: `Failure` if the file cannot be read or is not a 64-bit little-endian ELF file.
  package init(contentsOf path: String) throws {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw Failure(path: path, reason: String(cString: strerror(errno)))
    }
    defer { close(descriptor) }

    func read(_ count: Int, at offset: Int) throws -> [UInt8] {
      guard (0...(1 << 26)).contains(count), offset >= 0 else {
        throw Failure(path: path, reason: "the section headers are damaged")
      }
      var bytes = [UInt8](repeating: 0, count: count)
      guard pread(descriptor, &bytes, count, off_t(offset)) == count else {
        throw Failure(path: path, reason: "the file ends before its section headers do")
      }
      return bytes
    }

    let header = try read(64, at: 0)
    guard header.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]) else {
      throw Failure(path: path, reason: "not a 64-bit little-endian ELF file")
    }
    let table = header.integer(at: 0x28, UInt64.self)
    let entrySize = Int(header.integer(at: 0x3a, UInt16.self))
    let count = Int(header.integer(at: 0x3c, UInt16.self))
    let names = Int(header.integer(at: 0x3e, UInt16.self))
    guard entrySize >= 64, names < count, let offset = Int(exactly: table) else {
      throw Failure(path: path, reason: "the file has no section headers")
    }
    let headers = try read(entrySize * count, at: offset)
    func field(_ section: Int, _ place: Int) -> Int {
      Int(truncatingIfNeeded: headers.integer(at: section * entrySize + place, UInt64.self))
    }
    let text = try read(field(names, 0x20), at: field(names, 0x18))

    sections = (0..<count).compactMap { section in
      let name = Int(headers.integer(at: section * entrySize, UInt32.self))
      guard name < text.count else { return nil }
      let bytes = text[name...].prefix { $0 != 0 }
      return (
        String(decoding: bytes, as: UTF8.self),
        Section(address: UInt(bitPattern: field(section, 0x10)), size: field(section, 0x20))
      )
    }
  }

  /// The section of a name, or `nil` if the file has none or it is not loaded.
  package subscript(name: String) -> Section? {
    sections.last { $0.name == name && $0.section.address != 0 }?.section
  }
}

extension [UInt8] {
  /// The little-endian integer that begins at a byte.
  fileprivate func integer<Value: FixedWidthInteger>(at place: Int, _ type: Value.Type) -> Value {
    self[place..<place + MemoryLayout<Value>.size].reversed().reduce(0) { $0 << 8 | Value($1) }
  }
}
