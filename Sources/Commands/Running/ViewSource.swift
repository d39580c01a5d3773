import CPlatform
import Glibc
import Phone
import Workshop

/// Says where in the sources a view is written whose type is in this process.
enum ViewSource {
  /// The line where the body of a type begins; `nil` for one of this program, and where nobody can say.
  ///
  /// Runs a program that comes with Swift, for two seconds at most.
  ///
  /// - Parameter descriptor: Where the runtime's description of the type stands.
  static func line(ofTypeAt descriptor: UInt) -> SourceLine? {
    var offset: UInt = 0
    guard let name = islet_image_of(descriptor, &offset) else { return nil }
    let path = String(cString: name)
    guard path.hasSuffix(".so") || path.contains("/fd/"), let path = readablePath(of: path),
      let body = BodyAddress.offset(ofTypeAt: UInt64(offset), inLibraryAt: path),
      let toolchain = try? SwiftToolchain.find(),
      let found = Symbolizer(toolchain: toolchain).places(of: [body], inLibraryAt: path)?.first
    else { return nil }
    return SourceLine(path: found.path, line: found.line)
  }

  /// Where a library can be read: of one that was removed when it was loaded, a descriptor that is still open.
  private static func readablePath(of path: String) -> String? {
    if access(path, R_OK) == 0 { return path }
    for descriptor in 3..<64 as Range<Int32> {
      let link = "/proc/\(getpid())/fd/\(descriptor)"
      let target = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
        let count = buffer.baseAddress.map { readlink(link, $0, buffer.count) } ?? 0
        return count > 0 ? String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) : ""
      }
      if target == path + " (deleted)" { return link }
    }
    return nil
  }
}
