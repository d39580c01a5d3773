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
    let result = try Program.run(["render", folder.path, "--bare", "--format", "text"])
    #expect(result.code == 0 && result.output.contains("here"), "\(result.errors)")
    let one = try SourceFolder([
      "One.swift": "import SwiftData\nimport SwiftUI\n#Preview { Text(\"\\(ModelContext.self)\") }\n"
    ])
    let refusal = try Program.run(["render", one.path, "--bare", "--format", "text"])
    #expect(refusal.code != 0 && refusal.errors.contains("SwiftData"), "\(refusal.errors)")
  }

  /// Every form of every modifier has a probe that names that very declaration: one with the modifier's name
  /// that changes a cell, where the table says that it works, and else one that changes none. What shows
  /// nothing in a bare frame and works all the same names a test that sees it in `elsewhere.tsv`.
  @Test func everyFormOfEveryModifierHasAProbe() throws {
    let graph = try SymbolGraph.all.get()
    let forms = try Self.forms.get()
    let elsewhere = Set(try Self.lines("elsewhere.tsv").map { $0[0] })
    for symbol in ["SwiftUI", "WidgetKit", "AppIntents", "Charts"].flatMap({ graph.symbols[$0] ?? [] })
    where APITable.isModifier(symbol) {
      let identifier = symbol.identifier.precise
      if APITable.Fate(symbol.summary) == .drawn, !elsewhere.contains(symbol.baseName) {
        #expect(
          forms.shown[symbol.baseName]?.contains(identifier) == true,
          "no probe shows what .\(symbol.title) draws: \(identifier)")
      } else {
        #expect(
          forms.unchanged.contains(identifier),
          "no probe shows that .\(symbol.title) draws nothing: \(identifier)")
      }
    }
  }

  /// Every initialiser of what is drawn has a probe that names that very declaration and changes a cell.
  @Test func everyInitialiserOfWhatIsDrawnHasAProbe() throws {
    let graph = try SymbolGraph.all.get()
    let named = try Self.forms.get().shown.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    let elsewhere = Set(try Self.lines("elsewhere.tsv").map { $0[0] })
    for module in ["SwiftUI", "WidgetKit", "AppIntents", "Charts"] {
      let symbols = graph.symbols[module] ?? []
      let drawn = Set(graph.conformers(of: Self.drawnProtocols, in: "SwiftUI"))
        .union(graph.conformers(of: Self.drawnProtocols, in: module))
      let prohibited = Set(symbols.filter { APITable.Fate($0.summary) != .drawn }.map(\.title))
      for symbol in symbols
      where symbol.kind.identifier == "swift.init" && symbol.pathComponents.count == 2
        && APITable.Fate(symbol.summary) == .drawn
      {
        let type = symbol.pathComponents[0]
        guard drawn.contains(type), !prohibited.contains(type), !elsewhere.contains("\(type).init") else {
          continue
        }
        let isNamed = named.contains(symbol.identifier.precise)
        #expect(
          isNamed,
          "no probe shows what \(type).\(symbol.title) draws: \(symbol.identifier.precise)")
      }
    }
  }

  /// Every method and named value of what texts, pictures, fonts, colours, styles, shapes, paths, canvases and
  /// marks are made with has a probe that names that very declaration.
  @Test func everyMemberOfWhatIsDrawnHasAProbe() throws {
    let graph = try SymbolGraph.all.get()
    let forms = try Self.forms.get()
    let named = forms.shown.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    let elsewhere = Set(try Self.lines("elsewhere.tsv").map { $0[0] })
    let owners: Set = [
      "Text", "Image", "Font", "Color", "ShapeStyle", "Shape", "ChartContent", "GraphicsContext", "Path",
    ]
    let kinds: Set = ["swift.method", "swift.type.method", "swift.type.property"]
    // What shapes tell of themselves is asked by the layout.
    let requirements: Set = ["path", "role", "sizeThatFits"]
    for symbol in ["SwiftUI", "Charts"].flatMap({ graph.symbols[$0] ?? [] })
    where symbol.pathComponents.count == 2 && owners.contains(symbol.pathComponents[0])
      && kinds.contains(symbol.kind.identifier) && !requirements.contains(symbol.baseName)
    {
      let identifier = symbol.identifier.precise
      let isShown = APITable.Fate(symbol.summary) == .drawn && !elsewhere.contains(symbol.baseName)
      let isNamed = (isShown ? named : forms.unchanged).contains(identifier)
      #expect(
        isNamed,
        "no probe shows what becomes of \(symbol.pathComponents.joined(separator: ".")): \(identifier)")
    }
  }

  @Test func whatIsSeenElsewhereNamesItsTest() throws {
    for row in try Self.lines("elsewhere.tsv") {
      #expect(try NamedTest.exists(row[1]), "\(row[0]) names no test: \(row[1])")
      #expect(row.count == 3)
    }
  }

  private static let drawnProtocols: Set = [
    "View", "Shape", "ShapeStyle", "ChartContent", "AxisContent", "AxisMark", "ChartSymbolShape",
  ]

  /// The declarations that probes name: of those that change a cell by the name that their titles begin with, and
  /// of those that change none.
  private static let forms = Result { try probedForms() }

  private static func probedForms() throws -> (shown: [String: Set<String>], unchanged: Set<String>) {
    let folder = tests.appendingPathComponent("Probes")
    let table = try FrequencyTable(
      String(contentsOf: Self.folder.appendingPathComponent("frequency.tsv"), encoding: .utf8))
    let fates = Dictionary(table.rows.map { ($0.text, $0.fate) }) { one, _ in one }
    var (shown, unchanged): ([String: Set<String>], Set<String>) = ([:], [])
    for source in probes + FrequencyTests.sources {
      let file = folder.appendingPathComponent(source)
      let read = ProbeSource(try String(contentsOf: file, encoding: .utf8))
      let areFrames = FrequencyTests.sourcesOfPresentations.contains(source)
      let index = try CallIndex(file, others: areFrames ? [] : [folder.appendingPathComponent("Probe.swift")])
      for probe in areFrames ? read.previews : read.probes {
        let names = probe.lines.joined().reduce(into: Set<String>()) { $0.formUnion(index.names[$1] ?? []) }
        let isShown = source.hasPrefix("Row") ? fates[probe.title] == .works : source.hasPrefix("Drawn")
        if isShown {
          let name = probe.title.drop { $0 == "." }.prefix { $0.isLetter }
          shown[String(name), default: []].formUnion(names)
        } else {
          unchanged.formUnion(names)
        }
      }
    }
    return (shown, unchanged)
  }

  /// Every view, shape, style and mark that a source can make stands in one.
  @Test func everyViewIsUsed() throws {
    let graph = try SymbolGraph.all.get()
    let names = try Self.sources("Breadth", "Probes", "Activities").reduce(into: Set<String>()) {
      $0.formUnion($1.calls.names)
    }
    for module in ["SwiftUI", "Charts"] {
      let symbols = graph.symbols[module] ?? []
      let initialised = Set(
        symbols.filter { $0.kind.identifier == "swift.init" }.map { $0.pathComponents[0] })
      for name in graph.conformers(of: Self.drawnProtocols, in: module) where initialised.contains(name) {
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
    let written = ProbeSource(
      try String(contentsOf: URL(fileURLWithPath: "\(folder)/\(source)"), encoding: .utf8)
    ).probes.count
    #expect(count == written, "\(source): not every probe is drawn")
  }
}
