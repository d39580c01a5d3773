import Glibc

/// A program that was started in a session of its own: what it runs cannot open the terminal.
struct SpawnedProcess {
  let id: pid_t

  /// `POSIX_SPAWN_SETSID`: a GNU extension, so the header does not show it to Swift.
  private static let setSession: Int32 = 0x80

  /// Starts a program.
  ///
  /// Its signals are as a shell would give them; standard input is empty; every descriptor but those
  /// given is closed if it is marked so.
  ///
  /// - Parameters:
  ///   - descriptors: Which descriptors of ours it finds under which numbers.
  ///   - environment: `NAME=VALUE`; `nil` for ours.
  static func start(
    _ executable: String, arguments: [String], environment: [String]? = nil,
    descriptors: [(ours: Int32, theirs: Int32)]
  ) throws(SystemError) -> SpawnedProcess {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    // One of ours may have the number that another one gets.
    var copies: [Int32] = []
    defer { for copy in copies { close(copy) } }
    for (ours, theirs) in descriptors {
      let copy = fcntl(ours, F_DUPFD_CLOEXEC, 16)
      guard copy >= 0 else { throw SystemError(code: errno) }
      copies.append(copy)
      posix_spawn_file_actions_adddup2(&actions, copy, theirs)
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGTSTP, SIGTTIN, SIGTTOU, SIGCHLD, SIGWINCH] {
      sigaddset(&signals, number)
    }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // A session's first process leads a process group too.
    posix_spawnattr_setflags(
      &attributes, Int16(Self.setSession | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    let words = CStrings([executable] + arguments)
    let variables = environment.map(CStrings.init)
    defer {
      words.free()
      variables?.free()
    }
    var id = pid_t()
    let code = posix_spawn(
      &id, executable, &actions, &attributes, words.pointers, variables?.pointers ?? environ)
    guard code == 0 else { throw SystemError(code: code) }
    OpenResources.add(group: id)
    return SpawnedProcess(id: id)
  }

  /// How it ended, or `nil` while it runs. To be asked until the first answer and not again.
  func ending(waits: Bool = false) -> ProcessEnding? {
    var status: Int32 = 0
    while true {
      let answer = waitpid(id, &status, waits ? 0 : WNOHANG)
      if answer == id { return ProcessEnding(waitStatus: status) }
      if answer == 0 { return nil }
      // Somebody else took its status: it is gone, and nobody can say how.
      if errno != EINTR { return .exited(-1) }
    }
  }

  /// Kills it and all that it started.
  func killGroup() {
    kill(-id, SIGKILL)
    OpenResources.remove(group: id)
  }
}

/// Strings as C programs take them, to be freed.
private struct CStrings {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ strings: [String]) {
    count = strings.count
    pointers = .allocate(capacity: count + 1)
    for (index, string) in strings.enumerated() { pointers[index] = strdup(string) }
    pointers[count] = nil
  }

  func free() {
    for index in 0..<count { Glibc.free(pointers[index]) }
    pointers.deallocate()
  }
}

/// Makes a pipe whose ends are closed in programs started later.
func makePipe() throws(SystemError) -> (reading: Int32, writing: Int32) {
  var ends: [Int32] = [0, 0]
  guard pipe(&ends) == 0 else { throw SystemError(code: errno) }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}
