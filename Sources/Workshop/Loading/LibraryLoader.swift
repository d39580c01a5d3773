import Glibc

/// A library in this process. It is never unloaded: Swift's runtime keeps what it has seen of it.
public struct LoadedLibrary: @unchecked Sendable {
  public let path: String
  // The pointer names the library to the dynamic linker and is not read through.
  public let handle: UnsafeMutableRawPointer
}

/// Brings a compiled library into this process.
public enum LibraryLoader {
  /// Loads the library with all that it needs from this program.
  ///
  /// - Throws: `WorkshopError` that names what the library needs and the program does not have.
  public static func load(_ path: String) throws(WorkshopError) -> LoadedLibrary {
    if let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) { return LoadedLibrary(path: path, handle: handle) }
    var error = WorkshopError(
      .source, message(for: dlerror().map { String(cString: $0) } ?? "no reason given"))
    error.isAboutLoading = true
    throw error
  }

  static func message(for reason: String) -> String {
    let mark = "undefined symbol: "
    guard let range = reason.firstRange(of: mark) else { return "the library cannot be loaded: \(reason)" }
    let symbol = reason[range.upperBound...].prefix { !$0.isWhitespace && $0 != "," }
    return "the activity needs \(demangled(String(symbol))), which this Islet does not have; "
      + "if Islet was built anew since, try again"
  }

  private typealias Demangle =
    @convention(c) (
      UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  /// The Swift runtime's name for a symbol; the symbol itself when it is not Swift's.
  private static func demangled(_ symbol: String) -> String {
    guard let address = dlsym(nil, "swift_demangle") else { return symbol }
    // The runtime exports this function with the signature above.
    let demangle = unsafeBitCast(address, to: Demangle.self)
    guard let name = demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return symbol }
    defer { free(name) }
    return String(cString: name)
  }
}
