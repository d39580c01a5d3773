import CPlatform
import Foundation
import Glibc
import Phone
import Snapshots
import Workshop

/// A process that draws a part of the snapshots and compares or writes their files.
///
/// It runs a user's code, so that it may end at any frame: before each it says which one comes, and whoever
/// started it goes on in another process.
@MainActor
public struct SnapshotWorker {
  /// The hidden argument that tells the program to be one.
  public nonisolated static let argument = "__snapshots"

  private let work: SnapshotWork
  private let options: SnapshotOptions
  private let results: Output
  private let encoder: JSONEncoder

  private init(_ work: SnapshotWork, _ options: SnapshotOptions, results: Output) {
    self.work = work
    self.options = options
    self.results = results
    encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
  }

  /// Does what standard input says and answers the exit code.
  public static func run() async -> Int32 {
    let results = Output(descriptor: WorkerProcess.resultDescriptor)
    // What a user's code starts has no business with it.
    _ = fcntl(results.descriptor, F_SETFD, FD_CLOEXEC)
    do {
      let input = FileHandle.standardInput.readDataToEndOfFile()
      let work = try JSONDecoder().decode(SnapshotWork.self, from: input)
      guard case .snapshot(let options) = try Invocation(work.arguments, exists: { access($0, F_OK) == 0 })
      else { return 2 }
      let worker = SnapshotWorker(work, options, results: results)
      do {
        try await worker.run()
        try worker.send(.end)
      } catch {
        UserCode.endLimit()
        try worker.send(
          .failure(
            message: "\(error)", exitCode: CommandLineTool.exitCode(for: error),
            isAboutLoading: (error as? WorkshopError)?.isAboutLoading ?? false))
      }
      UserCode.endPrinting()
      return 0
    } catch {
      // Nobody is there to hear it.
      return 2
    }
  }

  private func send(_ message: SnapshotMessage) throws {
    try results.write(String(decoding: try encoder.encode(message), as: UTF8.self) + "\n")
  }

  private func run() async throws {
    UserCode.setPlace(options.view)
    UserCode.setClock(options.view)
    UserCode.guardCrashes(memoryLimit: options.sources.memoryLimit)
    if case .library(let path, _) = work.source { UserCode.setLibrary(open(path, O_RDONLY)) }
    _ = UserCode.divertPrinting()
    UserCode.step(options.sources.title, timeLimit: options.sources.drawingLimit)
    let catalog = try await StageCatalog.load(
      work.source, given: work.given, for: options.view.selection.activity)
    UserCode.endLimit()
    for notice in catalog.notices where work.first == 0 { try send(.notice(notice)) }
    let names = ShotNames(catalog)
    let scenery = try Scenery(options.view, environment: ProcessInfo.processInfo.environment)
    let shots = try Shot.all(
      in: catalog, options.view.resolvedSelection(on: scenery.choice), on: scenery.choice)
    let shard = options.shard
    let total = shots.count { shard.contains(names.name(of: $0)) }
    try send(.total(total))
    var painter = SnapshotPainter(options, scenery)
    var position = -1
    for shot in shots {
      let name = names.name(of: shot)
      guard shard.contains(name) else { continue }
      position += 1
      // Evenly, whatever the number of surfaces.
      let part = name.stableHash / UInt64(shard.count) % UInt64(work.parts)
      guard position >= work.first, part == UInt64(work.part) else { continue }
      try send(.began(position: position, name: name, title: shot.title))
      UserCode.step(shot.title, timeLimit: options.sources.drawingLimit)
      let snapshot = try painter.paint(shot)
      UserCode.endLimit()
      for notice in painter.notices { try send(.notice(notice)) }
      var outcome = SnapshotOutcome(position: position, name: name, title: shot.title, kind: .same)
      try settle(snapshot, &outcome)
      try send(.outcome(outcome))
    }
    if work.part == 0 { try sendOrphans(names, from: total) }
    for problem in StageResources.problems { try send(.notice(problem)) }
  }

  /// Compares with the file, or writes it.
  private func settle(_ snapshot: Snapshot, _ outcome: inout SnapshotOutcome) throws {
    let folder = options.folder
    let isRecording = options.action == .record
    var text: String?
    var old: Snapshot?
    do {
      text = try folder.text(of: outcome.name)
      old = try text.map { try folder.snapshot(outcome.name, from: $0) }
    } catch {
      guard error is SnapshotError || error is SnapshotFileError else { throw error }
      // Only what was a snapshot once is written over.
      let mayBeReplaced = error is SnapshotError && folder.mayBeReplaced(outcome.name)
      guard isRecording, mayBeReplaced else {
        outcome.kind = .unreadable
        outcome.message = "\(error)"
        if mayBeReplaced { outcome.text = SnapshotFormat.string(for: snapshot) }
        return
      }
    }
    let isSame = old.map { SnapshotDifference(from: $0, to: snapshot) == nil } ?? false
    guard isRecording else {
      if isSame { return }
      outcome.kind = text == nil ? .missing : .changed
      outcome.text = SnapshotFormat.string(for: snapshot, replacing: text)
      return
    }
    // What else was asked for is written down too, and so are colours that the file lacks.
    if isSame, old?.header == snapshot.header, (old?.styled == nil) == (snapshot.styled == nil) { return }
    try folder.write(SnapshotFormat.string(for: snapshot, replacing: text), to: outcome.name)
    outcome.kind = text == nil ? .added : .updated
  }

  private func sendOrphans(_ names: ShotNames, from position: Int) throws {
    let known = names.allHashes
    let orphans = options.folder.others { !options.shard.contains($0) || known.contains($0.stableHash) }
    for (index, name) in orphans.enumerated() where position + index >= work.first {
      try send(
        .outcome(
          SnapshotOutcome(position: position + index, name: name, title: name.path, kind: .orphan)))
    }
  }
}
