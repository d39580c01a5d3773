import Foundation
import Testing

/// A copy that `make install` makes, without the release build before it.
@Suite struct InstallTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let build = (Program.path as NSString).deletingLastPathComponent

  private func make(_ target: String, prefix: String, destination: String = "") throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/make")
    process.arguments = [
      "--silent", "-C", Self.root.path, target, "BUILD=\(Self.build)", "PREFIX=\(prefix)",
      "DESTDIR=\(destination)",
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func worksFromAnotherPlace() throws {
    let place = try SourceFolder(["log/empty": ""])
    let kettle = try SourceFolder.kettle()
    let prefix = place.path + "/my prefix"
    try make("install-files", prefix: prefix)
    // A compiler that says what it was told.
    let swiftc = try #require(
      (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
        .first { FileManager.default.isExecutableFile(atPath: $0) })
    let wrapper = place.path + "/swiftc"
    try "#!/bin/sh\ncat \"${1#@}\" >> '\(place.path)/log/arguments'\nexec '\(swiftc)' \"$@\"\n"
      .write(toFile: wrapper, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: wrapper)

    // Somewhere else again, as a package does it.
    let moved = place.path + "/moved"
    try FileManager.default.moveItem(atPath: prefix, toPath: moved)
    let environment = ["ISLET_SWIFTC": wrapper, "XDG_CACHE_HOME": place.path + "/cache"]
    let arguments = ["render", kettle.path, "--theme", "paper", "--format", "text"]
    let installed = try Program.run(arguments, environment: environment, program: moved + "/bin/islet")
    #expect(installed.code == 0, "\(installed.errors)")
    #expect(try installed.output == Program.run(arguments, environment: environment).output)
    let told = try String(contentsOfFile: place.path + "/log/arguments", encoding: .utf8)
    let first = told.components(separatedBy: "\"-emit-library\"")[0]
    #expect(
      first.contains(moved + "/bin/../lib/islet/Modules") || first.contains(moved + "/lib/islet/Modules"))
    #expect(!first.contains(Self.build))
  }

  @Test func uninstallLeavesTheRest() throws {
    let place = try SourceFolder(["stage/usr/bin/other": "", "stage/usr/share/other": ""])
    try make("install-files", prefix: "/usr", destination: place.path + "/stage")
    for name in ["bin/islet", "lib/islet/PreviewMacros", "lib/islet/Modules/SwiftUI.swiftmodule"] {
      #expect(FileManager.default.fileExists(atPath: "\(place.path)/stage/usr/\(name)"), "\(name)")
    }
    #expect(
      FileManager.default.fileExists(atPath: "\(place.path)/stage/usr/share/islet/Themes/midnight.json"))
    try make("uninstall", prefix: "/usr", destination: place.path + "/stage")
    let rest = try #require(FileManager.default.enumerator(atPath: place.path + "/stage/usr"))
      .compactMap { $0 as? String }.sorted()
    #expect(rest == ["bin", "bin/other", "lib", "share", "share/other"])
  }
}
