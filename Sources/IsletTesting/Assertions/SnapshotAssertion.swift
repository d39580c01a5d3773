import Cells
import Foundation
import Phone
import Snapshots

/// One assertion at work: draws frames and compares each with its file.
@MainActor
package struct SnapshotAssertion {
  let site: TestSite
  let name: String?
  let surfaces: [SnapshotSurface]
  let settings: SnapshotSettings
  let recording: SnapshotRecording?
  /// Of the process, as it was when the first assertion ran.
  var environment = Self.environment

  private static let environment = ProcessInfo.processInfo.environment

  package init(
    _ site: TestSite, named name: String?, on surfaces: [SnapshotSurface], _ settings: SnapshotSettings,
    record recording: SnapshotRecording?
  ) {
    self.site = site
    self.name = name
    self.surfaces = surfaces
    self.settings = settings
    self.recording = recording
  }

  /// The failures of what a body answers; whatever it throws is one.
  package func failures(of subjects: () throws -> [SnapshotSubject]) -> [SnapshotFailure] {
    do { return try compare(try StandingClock.with(settings, subjects)) } catch {
      return [Self.failure(error)]
    }
  }

  /// The same for a body that waits.
  func failures(of subjects: () async throws -> [SnapshotSubject]) async -> [SnapshotFailure] {
    do {
      return try compare(try await StandingClock.with(settings, subjects))
    } catch {
      return [Self.failure(error)]
    }
  }

  private static func failure(_ error: any Error) -> SnapshotFailure {
    SnapshotFailure(message: PrintableText.make("\(error)", keepsLineFeeds: true))
  }

  private func compare(_ subjects: [SnapshotSubject]) throws -> [SnapshotFailure] {
    let choice = try RecordingChoice(recording, environment: environment)
    guard !surfaces.isEmpty else {
      throw SnapshotPainter.Failure(description: "there is nothing to compare: no surface was given")
    }
    var painter = try SnapshotPainter(settings)
    let surfaces = try shown(on: painter.choice)
    let base = NameRegister.shared.base(of: site, named: name)
    let judge = SnapshotJudge(folder: SnapshotFolder(path: site.folder), recording: choice.recording)
    var failures = SnapshotFailures(choice, folder: site.shownFolder)
    for subject in subjects {
      let isView = subject.preview.kind == .view
      for state in 0..<subject.preview.stateCount {
        for surface in isView ? [.lockScreen] : surfaces {
          let snapshot = StandingClock.with(settings) {
            painter.paint(subject, for: site.function, state: state, on: surface)
          }
          let words = [subject.word, "\(state + 1)", isView ? "view" : surface.rawValue]
          let file = SnapshotName(
            path: "\(base)/\(words.filter { !$0.isEmpty }.joined(separator: "-"))\(SnapshotName.ending)")
          guard !NameRegister.shared.isTaken(judge.folder.path(of: file), by: snapshot) else {
            failures.addClash(file)
            continue
          }
          do {
            let title = title(of: subject, state: state, on: surface)
            failures.add(try judge.judge(snapshot, name: file, title: title))
          } catch {
            failures.add(error)
          }
        }
      }
    }
    return failures.finished()
  }

  /// The surfaces that are compared: of all of them those that the device has, and else what was given.
  ///
  /// - Throws: `SnapshotPainter.Failure` for one that the device does not have.
  private func shown(on choice: DeviceChoice) throws -> [Surface] {
    let given = surfaces.map(Surface.init)
    if surfaces == SnapshotSurface.usual || surfaces == SnapshotSurface.allCases {
      let there = given.filter(choice.shows)
      return there.isEmpty ? choice.surfaces : there
    }
    guard let missing = given.first(where: { !choice.shows($0) }) else { return given }
    let there = choice.surfaces.map(\.rawValue).joined(separator: ", ")
    throw SnapshotPainter.Failure(
      description: "\(choice.name) does not have the surface \(missing.rawValue); it has \(there)")
  }

  private func title(of subject: SnapshotSubject, state: Int, on surface: Surface) -> String {
    let preview = subject.word.isEmpty ? "" : ", preview '\(subject.preview.name)'"
    if subject.preview.kind == .view { return "\(subject.activity)\(preview)" }
    return "\(subject.activity)\(preview), state \(state + 1) on \(surface.rawValue)"
  }
}
