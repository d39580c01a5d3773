import Glibc

/// Which compiler, which Islet and which surroundings make a library: other ones make another.
struct BuildIdentity {
  let digest: Digest

  /// What the compiler and the linker read of the environment.
  private static let variables = [
    "CPATH", "C_INCLUDE_PATH", "LD_LIBRARY_PATH", "LIBRARY_PATH", "SDKROOT", "SOURCE_DATE_EPOCH",
    "SWIFT_DRIVER_SWIFT_FRONTEND_EXEC", "SWIFT_EXEC", "TOOLCHAINS",
  ]

  init(toolchain: SwiftToolchain, layout: IsletLayout) {
    var key = CacheKey("identity")
    let compiler = resolved(toolchain.compiler)
    let folder = compiler[..<(compiler.lastIndex(of: "/") ?? compiler.startIndex)]
    // `swiftc` is a driver that starts the compiler beside it.
    for path in [toolchain.compiler, compiler, "\(folder)/swift-frontend", "\(folder)/clang"] {
      Self.add(path, to: &key)
    }
    // Islet's modules, its plug-in and the program itself, whose symbols a library needs.
    Self.add(layout.plugin, to: &key)
    Self.add(resolved("/proc/self/exe"), to: &key)
    for name in (namesInFolder(layout.modules) ?? []).sorted() where name.hasSuffix(".swiftmodule") {
      Self.add("\(layout.modules)/\(name)", to: &key)
    }
    for name in Self.variables {
      key.add(name)
      key.add(getenv(name).map { String(cString: $0) } ?? "")
    }
    digest = key.digest
  }

  private static func add(_ path: String, to key: inout CacheKey) {
    key.add(path)
    guard let status = FileStatus(path) else { return }
    key.add(status.size)
    key.add(status.writtenAt)
  }
}
