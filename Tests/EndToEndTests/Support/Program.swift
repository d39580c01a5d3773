import Foundation
import Glibc
import TerminalTestSupport

/// The built program, run once without a terminal.
enum Program {
  struct Result {
    var code: Int32
    var output: String
    var errors: String
  }

  static let path = BuiltProgram.path("islet")

  /// The home of all programs of this run of the tests, with their caches; it goes with the run.
  static let home: String = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-home-\(UUID())")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(atPath: Program.home) }
    return folder.path
  }()

  /// The variables that programs are started with.
  static let surroundings = [
    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": home, "XDG_RUNTIME_DIR": home,
  ]

  /// Runs `islet` with nothing of the surroundings but `PATH`, in a home of the tests' own.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], folder: String = "/",
    program: String = Program.path
  ) throws -> Result {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("islet-run-\(UUID())")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let (out, err) = (place.appendingPathComponent("out").path, place.appendingPathComponent("err").path)
    let variables = surroundings.merging(environment) { _, given in given }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, out, O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, err, O_WRONLY | O_CREAT, 0o600)
    var words: [UnsafeMutablePointer<CChar>?] =
      (["/usr/bin/env", "-C", folder, program] + arguments).map { strdup($0) } + [nil]
    var pairs: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + pairs { free(word) } }
    var id = pid_t()
    let error = posix_spawn(&id, "/usr/bin/env", &actions, nil, &words, &pairs)
    guard error == 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .ENOENT) }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    func text(_ file: String) -> String {
      String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
    }
    let signal = status & 0x7F
    return Result(
      code: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: text(out), errors: text(err))
  }
}
