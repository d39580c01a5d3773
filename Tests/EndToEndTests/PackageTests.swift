import Foundation
import Testing

/// A package that depends on Islet, and its own tests. One after another: their builds share a folder.
@Suite(.serialized) struct PackageTests {
  static let tests = "Tests/PizzaActivityTests/DeliveryTests.swift"
  static let xctests = "Tests/PizzaActivityTests/DeliveryXCTests.swift"

  /// The modules of the product that holds Apple's names.
  static func modules() throws -> [String] {
    let manifest = try String(
      contentsOf: SamplePackage.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let list = try #require(manifest.firstMatch(of: /name: "Islet",\s*targets: \[([^\]]*)\]/)).1
    return list.matches(of: /"(\w+)"/).map { String($0.1) }
  }

  /// The line of a test's file, from 1, on which a text begins.
  private func line(of text: String, in file: String) throws -> Int {
    let lines = file.components(separatedBy: "\n")
    return try #require(lines.firstIndex { $0.contains(text) }) + 1
  }

  @Test func snapshotsInAPackagesOwnTests() throws {
    let package = try SamplePackage()
    let snapshots = SamplePackage.snapshots
    // Every name of Apple's that a source may import.
    let modules = try Self.modules()
    #expect(modules.contains("SwiftUI") && modules.contains("WidgetKit"))
    try package.write(
      modules.map { "import \($0)\n" }.joined() + "let everyModule = [UIColor.red.cgColor]\n",
      to: "Sources/PizzaActivity/Imports.swift")

    // As it is committed, in both frameworks, one test after another and in parallel.
    let recorded = try package.files(below: snapshots)
    #expect(recorded.count == 18)
    let first = try package.shell("swift test")
    #expect(first.code == 0, "\(first.output)\n\(first.errors)")
    #expect(first.output.contains("Executed 2 tests, with 0 failures"))
    #expect(first.output.contains("Test run with 3 tests in 1 suite passed"))
    let parallel = try package.shell("swift test --skip-build --parallel")
    #expect(parallel.code == 0, "\(parallel.output)\n\(parallel.errors)")

    // A change of the source, and snapshots that are gone.
    let gone = ["DeliveryTests/delivery/1-expanded.txt", "DeliveryXCTests/testDelivery/1-compact.txt"]
    for name in gone { try package.remove("\(snapshots)/\(name)") }
    try package.replace(
      "\"On its way\"", with: "\"Nearly there\"", in: "Sources/PizzaActivity/PizzaAttributes.swift")
    let before = try package.files(below: snapshots)
    let inCI = try package.shell(
      "mkdir -p attachments; swift test --attachments-path attachments", environment: ["CI": "true"])
    let output = inCI.output + inCI.errors
    #expect(inCI.code == 1)
    #expect(try package.files(below: snapshots) == before)
    let file = try package.text(Self.tests)
    let column = "    assertSnapshots(".count
    #expect(
      output.contains(
        "Test delivery() recorded an issue at DeliveryTests.swift:"
          + "\(try line(of: "of: PizzaLiveActivity(), using: PizzaAttributes(pizza: \"Margherita\")", in: file) - 1)"
          + ":\(column)"), "\(output)")
    #expect(output.contains("changed  __Snapshots__/DeliveryTests/delivery/2-lock-screen.txt"))
    #expect(output.contains("Pizza, state 2 on lock-screen"))
    #expect(
      output.contains(" cells of text") && output.contains("│ On its way")
        && output.contains("│ Nearly there"))
    #expect(output.contains("Pizza, preview 'Lock Screen', state 2 on lock-screen"))
    #expect(
      output.contains(
        "a snapshot is not recorded, and nothing is recorded here (CI is set), below __Snapshots__/DeliveryTests:"
      ))
    let calls = try line(
      of: "assertSnapshots(", in: package.text(Self.xctests).components(separatedBy: "testDelivery")[1])
    let above = try line(of: "testDelivery", in: package.text(Self.xctests)) - 1
    #expect(
      output.contains(
        "DeliveryXCTests.swift:\(above + calls): error: DeliveryXCTests.testDelivery : failed - a snapshot is not recorded"
      ))
    let attached = try package.files(below: "attachments")
    #expect(try #require(attached["delivery-2-lock-screen.txt"]).contains("│ Nearly there"))
    #expect(attached.keys.contains("delivery-1-expanded.txt"))

    // By default what is missing is recorded, and nothing else.
    let missing = try package.shell("swift test --skip-build")
    #expect(missing.code == 1)
    #expect(
      (missing.output + missing.errors).contains("recorded a new snapshot below __Snapshots__/DeliveryTests:")
    )
    var after = try package.files(below: snapshots)
    for name in gone { #expect(after.removeValue(forKey: name) == recorded[name]) }
    #expect(after == before)

    // What has changed is recorded when that is asked for, and then everything passes.
    let failed = try package.shell("swift test --skip-build", environment: ["ISLET_RECORD": "failed"])
    #expect(failed.code == 1)
    #expect(
      (failed.output + failed.errors).contains("Recorded (ISLET_RECORD=failed): the file holds the new frame")
    )
    #expect(
      try #require(try package.files(below: snapshots)["DeliveryTests/delivery/2-lock-screen.txt"])
        .contains("│ Nearly there"))
    let last = try package.shell("swift test --skip-build", environment: ["ISLET_RECORD": "never"])
    #expect(last.code == 0, "\(last.output)\n\(last.errors)")

    // Everything, which fails each time.
    try package.write("not a snapshot", to: "\(snapshots)/DeliveryTests/delivery/1-expanded.txt")
    try package.remove("\(snapshots)/DeliveryXCTests")
    let all = try package.shell("swift test --skip-build", environment: ["ISLET_RECORD": "all"])
    #expect(all.code == 1)
    #expect(all.output.contains("ISLET_RECORD=all records every snapshot; 2 of 2 written"))
    #expect(
      (all.output + all.errors).contains("unreadable  __Snapshots__/DeliveryTests/delivery/1-expanded.txt"))
    #expect(try package.text("\(snapshots)/DeliveryTests/delivery/1-expanded.txt") == "not a snapshot")
    #expect(
      try package.files(below: snapshots)["DeliveryXCTests/testDelivery/1-compact.txt"]
        == recorded["DeliveryXCTests/testDelivery/1-compact.txt"])

    // A value that means nothing.
    let unknown = try package.shell(
      "swift test --skip-build --filter testDelivery", environment: ["ISLET_RECORD": "1"])
    #expect(unknown.code == 1)
    #expect(
      unknown.output.contains(
        "DeliveryXCTests.testDelivery : failed - ISLET_RECORD=1 means nothing; it can be one of missing, "))
  }

  /// The package as others depend on it: a tag of a repository. SwiftPM then allows no unsafe flag on what its
  /// libraries reach, for manifests older than 6.2.
  @Test func aTagOfARepositoryIsADependency() throws {
    let package = try SamplePackage()
    // A package is known by the last part of its address.
    let copy = package.url.deletingLastPathComponent().appendingPathComponent("islet")
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    for name in ["Package.swift", "Sources", "Tests"] {
      try FileManager.default.copyItem(
        at: SamplePackage.root.appendingPathComponent(name), to: copy.appendingPathComponent(name))
    }
    let made = try package.shell(
      """
      cd ../islet
      rm -rf Tests/Samples/PizzaPackage/.build
      commit() { git add -A; git -c user.name=Islet -c user.email=islet@example.com commit -qm "$1"; git tag "$1"; }
      sed -i '1s/6\\.2/6.1/' Package.swift
      git init -q .
      commit 1.0.0
      sed -i 's/name: "Cells", dependencies: ."CUTF8Proc"./&, swiftSettings: [.unsafeFlags(["-Onone"])]/' Package.swift
      commit 2.0.0
      """)
    #expect(made.code == 0, "\(made.errors)")
    func resolve(_ version: String) throws -> Program.Result {
      let manifest = try package.text("Package.swift").components(separatedBy: "\n")
      let old = try #require(manifest.first { $0.contains(".package(") })
      try package.replace(
        old, with: "    .package(url: \"file://\(copy.path)\", exact: \"\(version)\")", in: "Package.swift")
      return try package.shell("swift package show-dependencies", environment: ["SCRATCH": "../resolved"])
    }
    let plain = try resolve("1.0.0")
    #expect(plain.code == 0, "\(plain.errors)")
    let unsafe = try resolve("2.0.0")
    #expect(unsafe.code == 1 && unsafe.errors.contains("unsafe build flags"), "\(unsafe.output)")
  }
}
