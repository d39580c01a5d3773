import Foundation
import Testing

/// `docs/api.md` says what the code says, and the sources in `Probes` and `Breadth` show that it is true.
@Suite struct APITableTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let tests = folder.deletingLastPathComponent()
  private static let page = tests.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("docs/api.md")
  /// Where the part of the page begins that is made from the code.
  private static let mark = "<!-- Made from the code: ISLET_RECORD=1 swift test --filter APITableTests -->\n"

  /// What takes part in what is drawn, but not within one bare frame, and where it is seen.
  private static let seenElsewhere = [
    "accessibility": "labels name controls in the program's line of keys",
    "accessibilityLabel": "labels name controls in the program's line of keys",
    "activityBackgroundTint": "colours the card of a presentation",
    "activitySystemActionForegroundColor": "is kept for the system's own button",
    "dynamicIsland": "places a region item of the expanded island",
    "equatable": "compares a view with itself",
    "fontDesign": "counts where points are measured",
    "monospaced": "counts where points are measured",
    "monospacedDigit": "counts where points are measured",
    "previewDisplayName": "names a preview",
    "widgetURL": "is opened by a tap",
  ]

  private static func lines(_ name: String) throws -> [[String]] {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: "\t").map(String.init) }
  }

  private static func sources(_ names: String...) throws -> [(name: String, calls: CallForms)] {
    try names.flatMap { name in
      let folder = tests.appendingPathComponent(name)
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .filter { $0.hasSuffix(".swift") }
        .map { ($0, CallForms(try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))) }
    }
  }

  @Test func pageIsMadeFromTheCode() throws {
    let graph = try SymbolGraph.all.get()
    let refused = try Self.lines("refused.tsv").map { (name: $0[0], reason: $0[1]) }
    let made = APITable.markdown(graph, refused: refused)
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let parts = page.components(separatedBy: Self.mark)
    try #require(parts.count == 2, "docs/api.md has no line \(Self.mark)")
    if ProcessInfo.processInfo.environment["ISLET_RECORD"] == "1" {
      try (parts[0] + Self.mark + made).write(to: Self.page, atomically: true, encoding: .utf8)
      return
    }
    let differences = made.components(separatedBy: "\n").difference(
      from: parts[1].components(separatedBy: "\n"))
    #expect(
      differences.isEmpty,
      "docs/api.md is not what the code says; ISLET_RECORD=1 makes it anew: \(differences.prefix(8))")
  }

  @Test func refusedNamesAreNotThere() throws {
    let known = Set(try SymbolGraph.all.get().symbols.values.joined().map(\.baseName))
    for row in try Self.lines("refused.tsv") where !row[0].hasPrefix("import ") {
      #expect(!known.contains(row[0]), "\(row[0]) is refused in the table and there in the code")
    }
  }

  @Test func modulesThatAreRefusedAreNamed() throws {
    let modules = try Self.lines("refused.tsv").map { $0[0] }.filter { $0.hasPrefix("import ") }
    var files = [
      "Shown.swift": "import SwiftUI\n#Preview(\"shown\") { Text(\"here\") }\n"
    ]
    for (number, module) in modules.enumerated() {
      files["Left\(number).swift"] = "\(module)\nfunc left\(number)() {}\n"
    }
    let folder = try SourceFolder(files)
    let result = try Program.run(["render", folder.path, "--bare", "--plain"])
    #expect(result.code == 0 && result.output.contains("here"), "\(result.errors)")
    let one = try SourceFolder(["One.swift": "import SwiftData\nimport SwiftUI\n#Preview { Text(\"x\") }\n"])
    let refusal = try Program.run(["render", one.path, "--bare", "--plain"])
    #expect(refusal.code != 0 && refusal.errors.contains("SwiftData"), "\(refusal.errors)")
  }

  /// Every modifier that shows has a probe by its name; every other one stands in a source whose probes
  /// must not show.
  @Test func everyModifierHasAProbe() throws {
    let graph = try SymbolGraph.all.get()
    let rows = ["SwiftUI", "WidgetKit", "AppIntents", "Charts"].flatMap {
      APITable.modifiers(graph.symbols[$0] ?? [])
    }
    var (drawn, accepted): (Set<String>, Set<String>) = ([], [])
    for (name, calls) in try Self.sources("Probes") {
      let members = Set(
        calls.forms.filter { $0.hasPrefix(".") }.map { $0.dropFirst().prefix { !"({".contains($0) } }
      )
      .map(String.init)
      if name.hasPrefix("Drawn") { drawn.formUnion(members) }
      if name.hasPrefix("Accepted") { accepted.formUnion(members) }
    }
    for row in rows {
      let name = String(row.name.dropFirst())
      if row.fate == .drawn {
        #expect(
          drawn.contains(name) || Self.seenElsewhere[name] != nil, "no probe shows what \(row.name) draws")
      } else {
        #expect(accepted.contains(name), "no probe shows that \(row.name) draws nothing")
      }
    }
  }

  /// Every view, shape, style and mark that a source can make stands in one.
  @Test func everyViewIsUsed() throws {
    let graph = try SymbolGraph.all.get()
    let names = try Self.sources("Breadth", "Probes", "Activities").reduce(into: Set<String>()) {
      $0.formUnion($1.calls.names)
    }
    let protocols: Set = [
      "View", "Shape", "ShapeStyle", "ChartContent", "AxisContent", "AxisMark", "ChartSymbolShape",
    ]
    for module in ["SwiftUI", "Charts"] {
      let symbols = graph.symbols[module] ?? []
      let initialised = Set(
        symbols.filter { $0.kind.identifier == "swift.init" }.map { $0.pathComponents[0] })
      for name in graph.conformers(of: protocols, in: module) where initialised.contains(name) {
        #expect(names.contains(name), "\(name) is used nowhere")
      }
    }
  }

  static let probes =
    ((try? FileManager.default.contentsOfDirectory(atPath: tests.appendingPathComponent("Probes").path)) ?? [])
    .filter { $0.hasPrefix("Drawn") || $0.hasPrefix("Accepted") }.sorted()

  @Test(arguments: probes) func probesShowTheirModifiers(source: String) throws {
    let folder = Self.tests.appendingPathComponent("Probes").path
    var count = 0
    for frame in try ProbeFrame.drawn(["\(folder)/Probe.swift", "\(folder)/\(source)"]) {
      for (title, isChanged) in frame.outcomes {
        count += 1
        #expect(
          isChanged == source.hasPrefix("Drawn"),
          "probe \(title) of \"\(frame.preview)\" in \(source) \(isChanged ? "changes" : "does not change") a cell"
        )
      }
    }
    #expect(count >= 2)
  }
}
