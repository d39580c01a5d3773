import Foundation
import TerminalTestSupport

@testable import Workshop

/// The public declarations of the modules that carry Apple's names, as the compiler itself tells them.
struct SymbolGraph {
  /// Modules of the table, in its order.
  static let modules = [
    "SwiftUI", "WidgetKit", "ActivityKit", "AlarmKit", "AppIntents", "Charts", "UIKit", "CoreGraphics",
    "CoreLocation", "MapKit", "Combine", "os", "FoundationGaps",
  ]

  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct DocComment: Decodable {
      struct Line: Decodable { var text: String }
      var lines: [Line]
    }

    struct Identifier: Decodable { var precise: String }

    var identifier: Identifier
    var kind: Kind
    var pathComponents: [String]
    var docComment: DocComment?

    /// The first sentence or paragraph that explains it.
    var summary: String {
      let lines = (docComment?.lines ?? []).map { $0.text.trimmingCharacters(in: .whitespaces) }
      return lines.prefix { !$0.isEmpty && !$0.hasPrefix("- ") }.joined(separator: " ")
    }

    var title: String { pathComponents.last ?? "" }

    /// The title without labels.
    var baseName: String { String(title.prefix { $0 != "(" }) }

    /// What follows the base name: `(_:style:)`.
    var form: String { String(title.dropFirst(baseName.count)) }

    /// Names that are public only because the language wants it.
    var isHidden: Bool { pathComponents.contains { $0.hasPrefix("_") } }
  }

  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    var targetFallback: String?
  }

  private struct File: Decodable {
    var symbols: [Symbol]
    var relationships: [Relationship]
  }

  var symbols: [String: [Symbol]]
  private var relationships: [Relationship] = []
  private var requirements: Set<String> = []

  /// The names of a module's types that conform to one of the protocols.
  func conformers(of protocols: Set<String>, in module: String) -> [String] {
    let named = Dictionary(symbols.values.joined().map { ($0.identifier.precise, $0.title) }) { one, _ in one
    }
    let sources = Set(
      relationships.filter { relationship in
        let name =
          named[relationship.target]
          ?? relationship.targetFallback?.split(separator: ".").last.map(String.init)
        return relationship.kind == "conformsTo" && protocols.contains(name ?? "")
      }.map(\.source))
    return (symbols[module] ?? []).filter {
      $0.kind.identifier == "swift.struct" && $0.pathComponents.count == 1
        && sources.contains($0.identifier.precise)
    }.map(\.title)
  }

  /// Whether a protocol asks for it, or it stands in for what a protocol asks for.
  func isRequirement(_ symbol: Symbol) -> Bool { requirements.contains(symbol.identifier.precise) }

  /// Reads all modules once; a failure is a test's own.
  static let all = Result { try SymbolGraph() }

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-symbols-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let map = folder.appendingPathComponent("module.modulemap")
    try Compiler.hiddenModules.write(to: map, atomically: true, encoding: .utf8)
    let modules = URL(fileURLWithPath: Program.path).deletingLastPathComponent().appendingPathComponent(
      "Modules")
    let tool = URL(fileURLWithPath: try SwiftToolchain.find().compiler).deletingLastPathComponent()
      .appendingPathComponent("swift-symbolgraph-extract").path
    #if arch(arm64)
    let target = "aarch64-unknown-linux-gnu"
    #else
    let target = "x86_64-unknown-linux-gnu"
    #endif
    symbols = [:]
    for module in Self.modules {
      let result = try Program.run(
        [
          "-module-name", module, "-target", target, "-I", modules.path, "-Xcc",
          "-fmodule-map-file=\(map.path)", "-output-dir", folder.path, "-minimum-access-level", "public",
          "-skip-synthesized-members",
        ], program: tool)
      guard result.code == 0 else { throw Failure(text: "\(module): \(result.errors)") }
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where name.hasSuffix(".symbols.json") {
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      let module = String(name.prefix { $0 != "." && $0 != "@" })
      let file = try JSONDecoder().decode(File.self, from: data)
      symbols[module, default: []] += file.symbols.filter { !$0.isHidden }
      relationships += file.relationships
    }
    let kinds: Set = ["requirementOf", "optionalRequirementOf", "defaultImplementationOf"]
    requirements = Set(relationships.filter { kinds.contains($0.kind) }.map(\.source))
  }

  struct Failure: Error, CustomStringConvertible {
    var text: String

    var description: String { text }
  }
}
