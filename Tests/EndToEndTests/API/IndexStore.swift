import Foundation
import Glibc

/// The toolchain's own reader of what its compiler indexes.
struct IndexStore {
  private typealias Opaque = UnsafeMutableRawPointer
  private typealias Open = @convention(c) (UnsafePointer<CChar>, Opaque?) -> Opaque?
  private typealias OpenRecord = @convention(c) (Opaque, UnsafePointer<CChar>, Opaque?) -> Opaque?
  private typealias Visit = @convention(c) (Opaque?, Opaque?) -> Bool
  private typealias ForEach = @convention(c) (Opaque, Opaque?, Visit) -> Bool
  private typealias Symbol = @convention(c) (Opaque) -> Opaque?
  /// An address and a length, as in the header's own type.
  private typealias Identifier = @convention(c) (Opaque) -> iovec
  private typealias Place =
    @convention(c) (
      Opaque, UnsafeMutablePointer<CUnsignedInt>, UnsafeMutablePointer<CUnsignedInt>
    ) -> Void
  private typealias Close = @convention(c) (Opaque) -> Void

  private let open: Open
  private let openRecord: OpenRecord
  private let forEach: ForEach
  private let symbol: Symbol
  private let identifier: Identifier
  private let place: Place
  private let closeRecord: Close
  private let close: Close

  init(_ library: String) throws {
    guard let handle = dlopen(library, RTLD_NOW | RTLD_LOCAL) else {
      throw CallIndex.Failure(description: "\(library) cannot be opened.")
    }
    func function<T>(_ name: String) throws -> T {
      guard let address = dlsym(handle, "indexstore_" + name) else {
        throw CallIndex.Failure(description: "\(library) has no \(name).")
      }
      // A function's address is all that the library tells; the types are those of its header.
      return unsafeBitCast(address, to: T.self)
    }
    open = try function("store_create")
    openRecord = try function("record_reader_create")
    forEach = try function("record_reader_occurrences_apply_f")
    symbol = try function("occurrence_get_symbol")
    identifier = try function("symbol_get_usr")
    place = try function("occurrence_get_line_col")
    closeRecord = try function("record_reader_dispose")
    close = try function("store_dispose")
  }

  private struct Visitor {
    var library: IndexStore
    var found: [(line: Int, identifier: String)] = []

    mutating func add(_ occurrence: Opaque) {
      guard let symbol = library.symbol(occurrence) else { return }
      let name = library.identifier(symbol)
      guard let data = name.iov_base else { return }
      var (line, column) = (CUnsignedInt(0), CUnsignedInt(0))
      library.place(occurrence, &line, &column)
      found.append(
        (Int(line), String(decoding: UnsafeRawBufferPointer(start: data, count: name.iov_len), as: UTF8.self))
      )
    }
  }

  /// Calls back with the line and the identifier of everything that a record names.
  func forEachOccurrence(
    in record: String, of store: String, _ body: (_ line: Int, _ identifier: String) -> Void
  ) throws {
    guard let opened = open(store, nil) else {
      throw CallIndex.Failure(description: "\(store) holds no index.")
    }
    defer { close(opened) }
    guard let reader = openRecord(opened, record, nil) else {
      throw CallIndex.Failure(description: "\(record) cannot be read.")
    }
    defer { closeRecord(reader) }
    var visitor = Visitor(library: self)
    withUnsafeMutablePointer(to: &visitor) { visitor in
      _ = forEach(reader, visitor) { visitor, occurrence in
        if let occurrence { visitor?.assumingMemoryBound(to: Visitor.self).pointee.add(occurrence) }
        return true
      }
    }
    visitor.found.forEach { body($0.line, $0.identifier) }
  }
}
