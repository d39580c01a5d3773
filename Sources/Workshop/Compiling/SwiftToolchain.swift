import Glibc

/// The Swift compiler on this machine.
public struct SwiftToolchain: Hashable, Sendable {
  /// The path of `swiftc`.
  public var compiler: String
  /// The folder of the modules that come with it. For a program that only passes the call on, those of the
  /// compiler in `$PATH`; `nil` when there is none.
  var library: String?

  /// The compiler that `$ISLET_SWIFTC` names, else the first `swiftc` in `$PATH`.
  ///
  /// - Throws: `WorkshopError` when there is none.
  public static func find() throws(WorkshopError) -> SwiftToolchain {
    if let given = getenv("ISLET_SWIFTC").map({ String(cString: $0) }), !given.isEmpty {
      guard isExecutable(given) else {
        throw WorkshopError(.input, "ISLET_SWIFTC is \(given), which is not a program; let it name a swiftc")
      }
      return SwiftToolchain(compiler: given)
    }
    if let compiler = searchPath().first { return SwiftToolchain(compiler: compiler) }
    throw WorkshopError(
      .input,
      "swiftc is not in PATH; Islet compiles Live Activities with it. Install Swift from swift.org, or let "
        + "ISLET_SWIFTC name the compiler.")
  }

  init(compiler: String) {
    self.compiler = compiler
    library = Self.library(beside: compiler) ?? Self.searchPath().lazy.compactMap(Self.library).first
  }

  /// The modules beside a compiler.
  private static func library(beside compiler: String) -> String? {
    let program = resolved(compiler)
    let library = "\(program[..<(program.lastIndex(of: "/") ?? program.startIndex)])/../lib/swift/linux"
    return FileStatus(library)?.isFolder == true ? library : nil
  }

  /// Every `swiftc` in `$PATH`.
  private static func searchPath() -> [String] {
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/local/bin:/usr/bin:/bin"
    return path.split(separator: ":").map { "\($0)/swiftc" }.filter(isExecutable)
  }

  func hasModule(_ name: String) -> Bool { library == nil || holdsModule(name) }

  /// Whether a module of that name certainly comes with the compiler.
  func holdsModule(_ name: String) -> Bool {
    library.map { FileStatus("\($0)/\(name).swiftmodule") != nil } ?? false
  }
}
