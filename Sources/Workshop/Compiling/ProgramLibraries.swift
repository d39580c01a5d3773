import Glibc

/// The libraries that this program brings along.
enum ProgramLibraries {
  /// Those among Swift's own that are in this process, by the names that the linker has for them. What is
  /// loaded into it finds them without asking, and the linker need not read them: that takes longer than
  /// all else it does.
  static let names: [String] = [
    "BlocksRuntime", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "_FoundationICU", "dispatch", "swiftDispatch", "swiftGlibc", "swiftObservation",
    "swiftSynchronization", "swift_Concurrency", "swift_RegexParser",
    "swift_StringProcessing",
  ].filter { name in
    guard let handle = dlopen("lib\(name).so", RTLD_LAZY | RTLD_NOLOAD) else { return false }
    dlclose(handle)
    return true
  }
}
