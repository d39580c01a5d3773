import Cells
import Foundation

/// A private terminfo entry that shows 24 bits where a terminal's own shows 256 colours.
///
/// Most terminals say `xterm-256color` and tell in `COLORTERM` that they can do more. The entry takes
/// everything from the terminal's own and changes the colours: the form with semicolons, which every
/// such terminal reads. `tic` compiles it once into the user's cache folder.
enum DirectColorEntry {
  /// The name of the entry beside the terminal's own.
  static func name(for terminal: String) -> String { "islet-\(terminal)" }

  /// The source for `tic`.
  static func source(for terminal: String) -> String {
    let channels = "%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d"
    return """
      \(name(for: terminal))|\(terminal) with direct colours for Islet,
      \tRGB, colors#0x1000000, pairs#0x7FFF,
      \tccc@, initc@, initp@, oc@, setf@, setb@,
      \tsetaf=\\E[38;2;\(channels)m,
      \tsetab=\\E[48;2;\(channels)m,
      \tuse=\(terminal),

      """
  }

  /// Whether a name can stand in a terminfo source and in a path.
  static func isPlain(_ terminal: String) -> Bool {
    !terminal.isEmpty && terminal.first != "." && terminal.first != "-"
      && terminal.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
          || "+-._".utf8.contains(byte)
      }
  }

  /// The folder the entry is kept in, by the XDG rules; `nil` without a home.
  static func folder(for terminal: String, environment: [String: String]) -> URL? {
    let cache: URL
    if let path = environment["XDG_CACHE_HOME"], path.hasPrefix("/") {
      cache = URL(fileURLWithPath: path, isDirectory: true)
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      cache = URL(fileURLWithPath: home, isDirectory: true).appendingPathComponent(".cache")
    } else {
      return nil
    }
    return cache.appendingPathComponent("islet/terminfo-1/\(terminal)", isDirectory: true)
  }

  /// The folder with the compiled entry, made when it is not there; `nil` when that cannot be.
  ///
  /// A second Islet may make it at the same time: the folder appears whole or not at all.
  static func prepare(for terminal: String, environment: [String: String]) -> String? {
    guard isPlain(terminal), let folder = folder(for: terminal, environment: environment) else { return nil }
    let files = FileManager.default
    if files.fileExists(atPath: folder.path) { return folder.path }
    let draft = folder.deletingLastPathComponent()
      .appendingPathComponent("draft-\(getpid())", isDirectory: true)
    defer { try? files.removeItem(at: draft) }
    do {
      try files.createDirectory(at: draft, withIntermediateDirectories: true)
      let source = draft.appendingPathComponent("entry.ti")
      try Data(Self.source(for: terminal).utf8).write(to: source)
      let compiled = draft.appendingPathComponent("compiled", isDirectory: true)
      try files.createDirectory(at: compiled, withIntermediateDirectories: true)
      let command = ["tic", "-x", "-o", compiled.path, source.path]
      guard Self.run(command, environment: environment) else { return nil }
      try? files.moveItem(at: compiled, to: folder)
    } catch {
      return nil
    }
    return files.fileExists(atPath: folder.path) ? folder.path : nil
  }

  /// Runs a program found in `PATH` without input and output and says whether it ended well.
  private static func run(_ arguments: [String], environment: [String: String]) -> Bool {
    var actions = posix_spawn_file_actions_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { return false }
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in Int32(0)...2 {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    let words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    let variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var child: pid_t = 0
    guard posix_spawnp(&child, arguments[0], &actions, nil, words, variables) == 0 else { return false }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      if errno != EINTR { return false }
    }
    return status == 0
  }
}
