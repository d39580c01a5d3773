import Cells
import Foundation
import Phone
import Snapshots
import SwiftUI
import Testing

@testable import IsletTesting

/// A folder of snapshots of its own for each test.
@MainActor @Suite final class SnapshotAssertionTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "islet-testing-\(UUID())")

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The failures of an assertion in `TeaTests.swift` of the folder.
  private func failures(
    _ widget: TeaActivity = TeaActivity(), states: [Int] = [3],
    on surfaces: [SnapshotSurface] = [.lockScreen],
    settings: SnapshotSettings = .standard, named name: String? = nil, record: SnapshotRecording? = nil,
    environment: [String: String] = [:], line: UInt = 1
  ) throws -> [SnapshotFailure] {
    // As a new process would.
    defer { NameRegister.shared = NameRegister() }
    return assertion(on: surfaces, settings, named: name, record: record, environment, line: line).failures {
      try SnapshotAssertion.subjects(
        widget, TeaAttributes(kind: "Assam"), states.map { .init(minutes: $0) }, function: "tea()")
    }
  }

  private func assertion(
    on surfaces: [SnapshotSurface] = [.lockScreen], _ settings: SnapshotSettings = .standard,
    named name: String? = nil, record: SnapshotRecording? = nil, _ environment: [String: String] = [:],
    line: UInt = 1
  ) -> SnapshotAssertion {
    let site = TestSite(
      fileID: "Tests/TeaTests.swift", filePath: path("TeaTests.swift"), function: "tea()", line: line,
      column: 1, suites: [])
    var assertion = SnapshotAssertion(site, named: name, on: surfaces, settings, record: record)
    assertion.environment = environment
    return assertion
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func snapshot(_ name: String) throws -> String {
    try String(contentsOfFile: path("__Snapshots__/TeaTests/\(name)"), encoding: .utf8)
  }

  private var files: [String] {
    (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".txt") }.sorted()
  }

  // MARK: - Recording

  @Test func whatIsMissingIsRecordedAndTold() throws {
    let told = try failures(states: [3, 2], on: [.lockScreen, .compact])
    #expect(
      told.map(\.message) == [
        """
        recorded 4 new snapshots below __Snapshots__/TeaTests:
          tea/1-lock-screen.txt
          tea/1-compact.txt
          tea/2-lock-screen.txt
          tea/2-compact.txt
        Look at them, commit them and run the test again.
        """
      ])
    #expect(files.count == 4)
    #expect(try failures(states: [3, 2], on: [.lockScreen, .compact]).isEmpty)
    let text = try snapshot("tea/1-lock-screen.txt")
    #expect(text.contains("test: tea()\nactivity: Tea\nstate: 1\nsurface: lock-screen\ndevice: iphone-16\n"))
    #expect(text.contains(" Friday 9:41"))
  }

  @Test func neverRecordsNothing() throws {
    let told = try failures(environment: ["CI": "true"])
    #expect(
      told.map(\.message) == [
        """
        a snapshot is not recorded, and nothing is recorded here (CI is set), below __Snapshots__/TeaTests:
          tea/1-lock-screen.txt
        Run the test with ISLET_RECORD=missing and commit what it writes.
        """
      ])
    #expect(told.first?.attachments.map(\.name) == ["tea-1-lock-screen.txt"])
    #expect(files.isEmpty)
  }

  @Test func aChangeIsToldWithItsPicture() throws {
    _ = try failures()
    let before = try snapshot("tea/1-lock-screen.txt")
    let told = try failures(TeaActivity(word: "more"))
    let message = try #require(told.first).message
    #expect(
      message.hasPrefix(
        "changed  __Snapshots__/TeaTests/tea/1-lock-screen.txt\nTea, state 1 on lock-screen\n4 cells of text\n"
      ))
    #expect(message.contains(" 3 min left") && message.contains(" 3 min more") && message.contains("####"))
    #expect(
      message.hasSuffix(
        "\nIf the new frame is right, run the test with ISLET_RECORD=failed and commit the file."))
    #expect(told.count == 1 && told[0].attachments.count == 1)
    #expect(told[0].attachments[0].text.contains("3 min more"))
    #expect(try snapshot("tea/1-lock-screen.txt") == before)
  }

  @Test func aChangeOfColourAloneIsTold() throws {
    _ = try failures()
    let message = try #require(try failures(TeaActivity(word: "red")).first).message
    #expect(message.contains("5 cells in colour alone") && message.contains("is now #"))
  }

  @Test func failedRecordsWhatHasChanged() throws {
    _ = try failures()
    let told = try failures(TeaActivity(word: "more"), record: .failed)
    #expect(told.count == 1)
    #expect(told[0].message.contains("4 cells of text"))
    #expect(
      told[0].message.hasSuffix(
        "Recorded (record: .failed): the file holds the new frame now. Look at it and run the test again."))
    #expect(try failures(TeaActivity(word: "more")).isEmpty)
  }

  @Test func allFailsAsLongAsItIsInForce() throws {
    let all = ["ISLET_RECORD": "all"]
    let first = try failures(environment: all)
    #expect(
      first.map(\.message).joined().contains("ISLET_RECORD=all records every snapshot; 1 of 1 written"))
    let second = try failures(environment: all)
    #expect(
      second.map(\.message) == [
        """
        ISLET_RECORD=all records every snapshot; 0 of 1 written below __Snapshots__/TeaTests
        Take it back and run the test again.
        """
      ])
    #expect(try failures(TeaActivity(word: "more"), environment: all).count == 2)
    #expect(try snapshot("tea/1-lock-screen.txt").contains("3 min more"))
  }

  @Test func onlySnapshotsAreWrittenOver() throws {
    _ = try failures()
    let file = path("__Snapshots__/TeaTests/tea/1-lock-screen.txt")
    try "my notes".write(toFile: file, atomically: true, encoding: .utf8)
    for recording in SnapshotRecording.allCases {
      let told = try failures(record: recording)
      #expect(
        told.first?.message.hasPrefix("unreadable  __Snapshots__/TeaTests/tea/1-lock-screen.txt\n") == true)
      #expect(try snapshot("tea/1-lock-screen.txt") == "my notes")
    }
    try "islet snapshot 1\n<<<<<<< ours\n".write(toFile: file, atomically: true, encoding: .utf8)
    #expect(try !failures(record: .missing).isEmpty)
    #expect(try !failures(record: .failed).isEmpty)
    #expect(try failures().isEmpty)
  }

  @Test func aFolderThatCannotBeMadeIsTold() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try "a file".write(toFile: path("__Snapshots__"), atomically: true, encoding: .utf8)
    let told = try failures()
    #expect(told.count == 1 && told[0].message.contains("__Snapshots__/TeaTests/tea/1-lock-screen.txt: "))
  }

  // MARK: - Names

  @Test func oneThatRunsAgainWithAnotherFrameIsTold() throws {
    defer { NameRegister.shared = NameRegister() }
    func run(_ minutes: Int, named name: String? = nil) -> [SnapshotFailure] {
      assertion(named: name).failures {
        try SnapshotAssertion.subjects(
          TeaActivity(), TeaAttributes(kind: "Assam"), [.init(minutes: minutes)], function: "tea()")
      }
    }
    _ = run(3)
    #expect(run(3).isEmpty)
    let told = run(2)
    #expect(
      told.map(\.message) == [
        """
        the test has drawn another frame for this snapshot before, below __Snapshots__/TeaTests:
          tea/1-lock-screen.txt
        An assertion that runs more than once says by named: what each run is about.
        """
      ])
    #expect(
      run(2, named: "two minutes").map(\.message).joined().contains("tea-two-minutes/1-lock-screen.txt"))
  }

  // MARK: - Settings

  @Test func settingsComeThrough() throws {
    var settings = SnapshotSettings(
      device: "iPhone-16-Plus", colorScheme: .light, layoutDirection: .rightToLeft,
      locale: Locale(identifier: "de_DE"), timeZone: TimeZone(identifier: "Asia/Seoul")!,
      date: Date(timeIntervalSince1970: 1_767_951_660 + 86_400), isStale: true, showsPhone: true)
    _ = try failures(settings: settings)
    let text = try snapshot("tea/1-lock-screen.txt")
    #expect(
      text.hasPrefix(
        """
        islet snapshot 1
        test: tea()
        activity: Tea
        state: 1
        surface: lock-screen
        device: iphone-16-plus
        theme: midnight
        appearance: light
        locale: de_DE
        time-zone: Asia/Seoul
        date: 2026-01-10T09:41:00Z
        direction: right to left
        stale: yes
        shown: phone
        size: 56x24

        """))
    #expect(text.contains("Samstag, 18:41") && text.contains("Samstag, 10. Januar") && text.contains("stale"))
    // The process has its own clock and language again.
    #expect(Locale.current.identifier == "en_US" && TimeZone.current.secondsFromGMT() == 0)
    #expect(Date.now != settings.date)
    settings.device = "iphone-3"
    #expect(
      try failures(settings: settings).map(\.message).first?
        .hasPrefix("no device is named 'iphone-3'; there are iphone-17-pro-max, ") == true)
  }

  @Test func whatAPersonHasSetComesThrough() throws {
    let settings = SnapshotSettings(
      otherActivities: 2, dynamicTypeSize: .accessibility2, colorSchemeContrast: .increased,
      isPseudolocalized: true)
    _ = try failures(settings: settings)
    let text = try snapshot("tea/1-lock-screen.txt")
    for line in ["others: 2", "texts: pseudo", "text-size: accessibility2", "contrast: increased"] {
      #expect(text.contains("\n\(line)\n"), "\(line)")
    }
    // Cards of other apps lie below, and the text is longer.
    #expect(text.contains("«") && text.split(separator: "\n").filter { $0.contains("╭") }.count >= 3)
    // What is drawn before a tap is the minimal presentation.
    _ = try failures(on: [.standby], settings: SnapshotSettings(isUntapped: true))
    let untapped = try snapshot("tea/1-standby.txt")
    #expect(untapped.contains("untapped: yes") && !untapped.contains("Assam"))
    _ = try failures(on: [.compact], settings: SnapshotSettings(isLandscape: true, showsPhone: true))
    #expect(try snapshot("tea/1-compact.txt").contains("landscape: yes"))
  }

  @Test func aDeviceHasNotEverySurface() throws {
    var settings = SnapshotSettings.standard
    settings.device = "iphone-se"
    #expect(
      try failures(on: [.banner, .compact], settings: settings).map(\.message) == [
        "iPhone SE (3rd generation) does not have the surface compact; it has lock-screen, banner, "
          + "standby, standby-night, watch, carplay, mac, ipad"
      ])
    let all = try failures(on: SnapshotSurface.allCases, settings: settings).map(\.message).joined()
    #expect(all.contains("banner") && !all.contains("compact"))
  }

  @Test func theLanguageSaysTheDirection() throws {
    func direction(_ locale: String, _ own: LayoutDirection? = nil) -> Bool {
      SnapshotSettings(layoutDirection: own, locale: Locale(identifier: locale)).isRightToLeft
    }
    #expect(direction("ar") && direction("he_IL") && direction("de", .rightToLeft))
    #expect(!direction("en_US") && !direction("ar", .leftToRight))
    _ = try failures(settings: SnapshotSettings(locale: Locale(identifier: "he_IL")))
    #expect(try snapshot("tea/1-lock-screen.txt").contains("locale: he_IL\ndirection: right to left\n"))
  }

  @Test func nothingToCompareIsTold() throws {
    #expect(
      try failures(states: []).map(\.message)
        == ["there is nothing to compare: no content state was given"])
    #expect(try failures(on: []).map(\.message) == ["there is nothing to compare: no surface was given"])
  }

  // MARK: - Previews

  private func previewFailures(of module: String, record: SnapshotRecording? = nil) async -> [String] {
    defer { NameRegister.shared = NameRegister() }
    let failures = await assertion(on: [.compact, .expanded], record: record).failures {
      try await SnapshotAssertion.subjects(ofPreviewsIn: module)
    }
    return failures.map(\.message)
  }

  @Test func previewsOfAModule() async throws {
    #expect(
      await previewFailures(of: "IsletTestingTests") == [
        """
        recorded 5 new snapshots below __Snapshots__/TeaTests:
          tea/tea-steeping-1-compact.txt
          tea/tea-steeping-1-expanded.txt
          tea/tea-steeping-2-compact.txt
          tea/tea-steeping-2-expanded.txt
          tea/teaactivity-cup-1-view.txt
        Look at them, commit them and run the test again.
        """
      ])
    #expect(await previewFailures(of: "IsletTestingTests", record: .never).isEmpty)
    // States are made at the clock of the settings.
    #expect(try snapshot("tea/tea-steeping-2-compact.txt").contains("9m"))
    #expect(try snapshot("tea/teaactivity-cup-1-view.txt").contains("preview: Cup\n"))
  }

  @Test func aModuleWithoutPreviewsIsTold() async throws {
    let told = await previewFailures(of: "Pizza")
    #expect(told.count == 1)
    #expect(
      told[0].hasPrefix(
        "no preview of a Live Activity or of a view is in a module named 'Pizza'; there are some in "))
    #expect(told[0].contains("IsletTestingTests"))
    #expect(files.isEmpty)
  }
}
