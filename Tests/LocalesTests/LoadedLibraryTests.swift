import Foundation
import Testing

/// A library that is loaded at run time and links against nothing of ours sees the clock and the
/// locale of the program that loads it. This builds such a program from the sources of the two
/// modules, since what a whole process sees cannot be changed inside the test process.
@Suite struct LoadedLibraryTests {
  @Test func aLoadedLibrarySeesTheClockAndTheLocale() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "islet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources").standardized.path

    try Self.library.write(to: folder.appending(path: "user.swift"), atomically: true, encoding: .utf8)
    try Self.program.write(to: folder.appending(path: "main.swift"), atomically: true, encoding: .utf8)
    let clock = ["-Xcc", "-fmodule-map-file=\(folder.path)/module.modulemap", "-I", folder.path]
    try """
    module CPlatform { header "\(sources)/CPlatform/include/CPlatform.h" export * }
    """.write(to: folder.appending(path: "module.modulemap"), atomically: true, encoding: .utf8)
    try run(
      [
        "clang", "-c", "-O1", "-I", "\(sources)/CPlatform/include", "-o", "clock.o",
        "\(sources)/CPlatform/clock.c",
      ], in: folder)
    try run(["swiftc", "-emit-library", "-parse-as-library", "user.swift", "-o", "libuser.so"], in: folder)
    try run(
      ["swiftc", "-swift-version", "6"] + clock + [
        "main.swift", "\(sources)/Locales/ProcessLocale.swift", "\(sources)/Locales/FoundationSymbols.swift",
        "clock.o", "-Xlinker", "-export-dynamic", "-o", "program",
      ], in: folder)
    let output = try run(["\(folder.path)/program", "\(folder.path)/libuser.so"], in: folder)
    #expect(
      output == """
        2026-01-09T09:41:00Z real no
        standing 1/9/2026, 9:41\u{202F}AM | Friday 09:41 | 1,234.5 | GMT 9 | Fri Jan  9 09:41:00 2026
        standing 2026. 1. 9. 오후 6:41 | 금요일 18:41 | 1,234.5 | Asia/Seoul 18 | Fri Jan  9 18:41:00 2026
        running forward yes, at the moment yes
        standing 9.1.2026, 9:41 | Freitag 09:41 | 1.234,5 | GMT 9 | Fri Jan  9 09:41:00 2026
        real again yes

        """)
  }

  private static let library = """
    import Foundation

    @_cdecl("describe") public func describe() {
      let dates = DateFormatter()
      dates.dateFormat = "EEEE HH:mm"
      let numbers = NumberFormatter()
      numbers.numberStyle = .decimal
      let hour = Calendar(identifier: .gregorian).component(.hour, from: .now)
      var seconds = time(nil)
      var parts = tm()
      localtime_r(&seconds, &parts)
      print(
        Date.now.formatted(), dates.string(from: Date()), numbers.string(from: 1234.5)!,
        "\\(TimeZone.current.identifier) \\(hour)",
        String(cString: asctime(&parts)).trimmingCharacters(in: .newlines), separator: " | ")
    }
    """

  private static let program = """
    import CPlatform
    import Foundation

    let moment: Int64 = 1_767_951_660
    let handle = dlopen(CommandLine.arguments[1], RTLD_NOW)
    typealias Describe = @convention(c) () -> Void
    let describe = unsafeBitCast(dlsym(handle, "describe"), to: Describe.self)

    print(Date(timeIntervalSince1970: 1_767_951_660).ISO8601Format(), "real",
      Int64(Date.now.timeIntervalSince1970) == moment ? "yes" : "no")
    ProcessLocale.set()
    islet_clock_set_standing(moment, 0)
    print("standing ", terminator: "")
    describe()
    ProcessLocale.set(locale: Locale(identifier: "ko_KR"), timeZone: TimeZone(identifier: "Asia/Seoul")!)
    print("standing ", terminator: "")
    describe()
    islet_clock_set_running(moment, 999_999_999)
    let first = Date.now
    while Date.now == first {}
    print("running forward", Date.now > first ? "yes," : "no,",
      "at the moment", Int64(first.timeIntervalSince1970) - moment < 60 ? "yes" : "no")
    ProcessLocale.set(locale: Locale(identifier: "de_DE"))
    islet_clock_set_standing(moment, 0)
    print("standing ", terminator: "")
    describe()
    islet_clock_set_real()
    var seconds: Int64 = 0
    var nanoseconds: Int32 = 0
    islet_clock_real_now(&seconds, &nanoseconds)
    print("real again", abs(Date.now.timeIntervalSince1970 - Double(seconds)) < 60 ? "yes" : "no")
    """

  /// Runs a program to its end.
  /// - Returns: what it wrote to standard output.
  /// - Throws: `Failure` with what it wrote, if it does not end with 0.
  @discardableResult
  private func run(_ command: [String], in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(command: command, output: text) }
    return text
  }

  private struct Failure: Error {
    var command: [String]
    var output: String
  }
}
