import CPlatform
import Foundation
import SwiftUI

/// A library that is loaded into this process, or the program itself, and what can be found in it: the
/// records of its previews, and its types by the protocols that they conform to.
///
/// Sources need not be looked at for that: the compiler leaves tables in sections of the file.
package struct LoadedImage {
  /// Why a library cannot be loaded.
  package struct Failure: Error, Equatable, CustomStringConvertible {
    package let description: String
  }

  private let sections: ELFSections
  private let base: UInt

  /// Loads a library. It stays loaded: Swift code cannot be unloaded.
  ///
  /// - Throws: `Failure` with the linker's reason, or `ELFSections.Failure`.
  package init(path: String) throws {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw Failure(description: dlerror().map { String(cString: $0) } ?? "\(path): cannot be loaded")
    }
    base = islet_image_base(handle)
    sections = try ELFSections(contentsOf: path)
  }

  private init(programAt path: String) throws {
    base = islet_image_base(dlopen(nil, RTLD_NOW))
    sections = try ELFSections(contentsOf: path)
  }

  /// The program itself.
  ///
  /// - Throws: `ELFSections.Failure` if its file cannot be read.
  package static func program() throws -> LoadedImage {
    try LoadedImage(programAt: "/proc/self/exe")
  }

  /// The types that conform to a protocol, in the order of the compiler's table: that of the sources, and
  /// within each that in which they are written. Generic types are left out, as nobody says of what.
  ///
  /// - Parameters:
  ///   - existential: The protocol as a type: `(any Widget).self`.
  ///   - module: Only types of this module, if it is given.
  package func types(conformingTo existential: Any.Type, inModule module: String? = nil) -> [Any.Type] {
    guard let wanted = ConformanceRecord.protocolDescriptor(of: existential),
      let section = sections["swift5_protocol_conformances"],
      let start = UnsafeRawPointer(bitPattern: base &+ section.address)
    else { return [] }
    var types: [Any.Type] = []
    for offset in stride(from: 0, to: section.size, by: 4) {
      guard let record = ConformanceRecord(start + offset), record.protocolDescriptor == wanted,
        let type = record.type, module == nil || type.moduleName == module,
        let metatype = type.metatype
      else { continue }
      types.append(metatype)
    }
    return types
  }

  /// The previews that `#Preview` has left in the image, by file and line.
  @MainActor package func previews() -> [Preview] {
    guard let section = sections["islet_previews"],
      let start = UnsafeRawPointer(bitPattern: base &+ section.address)
    else { return [] }
    typealias Record = @convention(c) @MainActor (UInt) -> Void
    let collector = PreviewCollector()
    for offset in stride(from: 0, to: section.size, by: MemoryLayout<Record>.stride) {
      (start + offset).load(as: Record?.self)?(collector.token)
    }
    return collector.previews
  }
}
