import Foundation
import TerminalTestSupport

@testable import Workshop

/// Which declarations a source names in which lines, as the compiler tells them to an editor: calls of the same
/// name and labels are told apart.
struct CallIndex {
  /// The identifiers of declarations, by line from 1.
  private(set) var names: [Int: Set<String>] = [:]

  /// - Parameters:
  ///   - source: The file that is read.
  ///   - others: Files of the same module.
  init(_ source: URL, others: [URL]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-index-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let map = folder.appendingPathComponent("module.modulemap")
    try Compiler.hiddenModules.write(to: map, atomically: true, encoding: .utf8)
    let compiler = URL(fileURLWithPath: try SwiftToolchain.find().compiler)
    let built = URL(fileURLWithPath: Program.path).deletingLastPathComponent().path
    let store = folder.appendingPathComponent("store").path
    let result = try Program.run(
      [
        "-typecheck", "-parse-as-library", "-swift-version", "5", "-module-name", "probes", "-D", "DEBUG",
        "-index-file", "-index-file-path", source.path, "-index-store-path", store,
        "-index-ignore-system-modules", "-I", "\(built)/Modules", "-load-plugin-executable",
        "\(built)/PreviewMacros-tool#PreviewMacros", "-Xcc", "-fmodule-map-file=\(map.path)", "-Xfrontend",
        "-import-module", "-Xfrontend", "FoundationGaps", "-Xfrontend", "-import-module", "-Xfrontend",
        "FoundationNetworking",
      ] + (others + [source]).map(\.path), program: compiler.path)
    guard result.code == 0 else { throw Failure(description: result.errors) }
    let library = compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/libIndexStore.so").path
    try read(store, of: source.lastPathComponent, with: IndexStore(library))
  }

  private mutating func read(_ store: String, of name: String, with library: IndexStore) throws {
    let records = FileManager.default.enumerator(atPath: store)?.compactMap { $0 as? String } ?? []
    guard
      let record = records.map({ ($0 as NSString).lastPathComponent }).first(where: {
        $0.hasPrefix("\(name)-")
      })
    else { throw Failure(description: "The compiler wrote no index of \(name).") }
    try library.forEachOccurrence(in: record, of: store) { line, identifier in
      names[line, default: []].insert(identifier)
    }
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }
}
