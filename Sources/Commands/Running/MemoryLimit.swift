import CPlatform

/// The memory that a user's code may hold.
enum MemoryLimit {
  /// Limits this process, in megabytes, for the rest of its life; what it starts inherits the limit.
  static func set(_ megabytes: Int) {
    // Where the system refuses, there is only no limit.
    _ = islet_memory_limit(UInt32(clamping: megabytes))
  }
}
