import Cells
import Foundation
import Snapshots

/// The options of `islet script`.
public struct ScriptOptions: Hashable, Sendable {
  /// The path of the script; `-` is standard input.
  public var file = ""
  /// No path: the gallery.
  public var sources = SourceOptions()
  public var view = ViewOptions()
  /// Where the frames lie that the script names.
  public var folder: SnapshotFolder
  /// Frames are written, not compared.
  public var acceptsFrames = false
  /// The file that what is shown is recorded in.
  public var record: String?
  /// Why the system refuses to start activities.
  public var refusals: [String] = []
  /// The trace is written to standard error.
  public var showsTrace = false
  public var color = ColorOption.auto

  init(_ reader: OptionReader) throws(UsageError) {
    let command = reader.arguments.command.title
    guard let file = reader.arguments.operands.first else {
      throw UsageError(
        message: "islet script needs a FILE with steps, or - for standard input", command: command)
    }
    self.file = file
    sources = try SourceOptions(reader)
    sources.paths.removeFirst()
    view = try ViewOptions(reader)
    guard !view.showsSheet, !view.showsAllSurfaces else {
      throw UsageError(message: "--surface: a script begins on one surface; name it", command: command)
    }
    if let folder = reader.text("dir"), !folder.isEmpty {
      self.folder = SnapshotFolder(path: folder)
    } else {
      self.folder = SnapshotFolder(path: Self.folder(beside: file))
    }
    sources.output = folder.path
    sources.isApp = reader.has("app")
    guard !sources.isApp || !sources.paths.isEmpty else {
      throw UsageError(message: "--app needs a PATH: the sources of an app", command: command)
    }
    acceptsFrames = reader.has("accept")
    record = reader.text("record")
    refusals = reader.texts("deny")
    showsTrace = reader.has("trace")
    color = reader.choice("color", default: .auto)
  }

  /// `order.islet` has its frames in `order.frames`.
  static func folder(beside file: String) -> String {
    let slash = file.lastIndex(of: "/").map { file.index(after: $0) } ?? file.startIndex
    let name = file[slash...]
    let stem = name.dropFirst().lastIndex(of: ".").map { name[..<$0] } ?? name
    return file == "-" ? "islet.frames" : "\(file[..<slash])\(stem).frames"
  }
}
