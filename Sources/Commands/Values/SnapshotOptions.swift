import Cells
import Foundation
import Snapshots

/// The options of `islet snapshot`.
public struct SnapshotOptions: Hashable, Sendable {
  /// What is to be done, the first operand.
  public enum Action: String, Hashable, Sendable, CaseIterable {
    case record, verify, review
  }

  public var action: Action
  public var sources = SourceOptions()
  /// Everything there is, unless the options choose.
  public var view = ViewOptions()
  public var folder: SnapshotFolder
  public var shard = Shard.all
  /// How many processes draw.
  public var jobs: Int
  /// Whether files hold colours too.
  public var hasStyles = true
  /// Whether `record` removes the files of frames that there are no more.
  public var prunes = false
  /// The path of a report in JUnit's format.
  public var junit: String?
  /// The path of a page with the differences.
  public var report: String?
  public var color = ColorOption.auto

  static let mostJobs = 64

  init(_ reader: OptionReader) throws(UsageError) {
    let command = reader.arguments.command.title
    let actions = Action.allCases.map(\.rawValue)
    guard let word = reader.arguments.operands.first, let action = Action(rawValue: word) else {
      let found = reader.arguments.operands.first.map { ", found '\($0)'" } ?? ""
      throw UsageError(
        message: "expected \(actions.dropLast().joined(separator: ", ")) or \(actions.last!)\(found)",
        command: command)
    }
    self.action = action
    guard let folder = reader.text("dir"), !folder.isEmpty else {
      throw UsageError(message: "--dir DIR is missing: the folder of the snapshots", command: command)
    }
    self.folder = SnapshotFolder(path: folder)
    for (name, owner) in [("prune", Action.record), ("junit", .verify), ("report", .verify)]
    where reader.has(name) && action != owner {
      throw UsageError(
        message: "--\(name) goes with 'islet snapshot \(owner.rawValue)' only", command: command)
    }
    sources = try SourceOptions(reader)
    sources.paths.removeFirst()
    sources.output = folder
    view = try ViewOptions(reader)
    guard !view.showsSheet else {
      throw UsageError(
        message:
          "--surface sheet: a snapshot shows one surface; 'islet render --surface sheet' shows them side "
          + "by side", command: command)
    }
    if !reader.has("activity") { view.selection.activity = .all }
    if !reader.has("preview") { view.selection.preview = .all }
    if !reader.has("state") { view.selection.state = .all }
    if !reader.has("surface") { view.showsUsualSurfaces = true }
    view.isBare = !reader.has("phone")
    if let text = reader.text("shard") {
      guard let shard = Shard(text) else {
        throw UsageError(
          message: "--shard: expected I/N such as 1/3, I from 1 to N, found '\(text)'", command: command)
      }
      self.shard = shard
    }
    let processors = ProcessInfo.processInfo.activeProcessorCount
    jobs = try reader.number("jobs", atMost: Self.mostJobs) ?? min(processors, 8)
    hasStyles = !reader.has("no-styles")
    prunes = reader.has("prune")
    junit = reader.text("junit")
    report = reader.text("report")
    color = reader.choice("color", default: .auto)
  }

  /// The options that a later command needs to mean the same, as they would be typed; printable.
  func command(_ action: Action) -> String {
    (["islet", "snapshot", action.rawValue] + sources.paths + ["--dir", folder.path]).map { word in
      word.allSatisfy { $0.isLetter || $0.isNumber || "/._-+,:@".contains($0) } && !word.isEmpty
        ? word : "'" + PrintableText.make(word).replacing("'", with: "'\\''") + "'"
    }.joined(separator: " ")
  }
}
