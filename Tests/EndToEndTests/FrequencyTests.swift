import Foundation
import Testing

/// Every row of the tables of what projects use has a probe that uses it in that very form, compiled as a user's
/// source is, and the cells that the probe draws say whether the row shows.
@Suite struct FrequencyTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let folder = tests.appendingPathComponent("Probes")
  private static let table = Result {
    try FrequencyTable(
      String(contentsOf: tests.appendingPathComponent("API/frequency.tsv"), encoding: .utf8))
  }
  /// Sources whose previews are compared by frames, not by the two sides of a probe.
  static let sourcesOfPresentations: Set = ["RowPresentations.swift", "RowProviders.swift"]

  static let sources =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasPrefix("Row") }.sorted()

  private static func text(_ source: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(source), encoding: .utf8)
  }

  /// The probes of all sources, read once.
  private static let probes = Result {
    try Dictionary(
      uniqueKeysWithValues: sources.map { source in
        let read = ProbeSource(try text(source))
        return (source, sourcesOfPresentations.contains(source) ? read.previews : read.probes)
      })
  }

  @Test func everyRowHasAProbe() throws {
    let rows = try Self.table.get().rows
    let probes = try Self.probes.get().values.joined()
    let titles = Set(probes.map(\.title))
    let imports = try Self.sources.map(Self.text)
    let refused = try String(
      contentsOf: Self.tests.appendingPathComponent("API/refused.tsv"), encoding: .utf8)
    let texts = Dictionary(rows.map { ($0.text, $0) }) { one, _ in one }
    for row in rows {
      let name = "\"\(row.text)\" of \(row.table)"
      switch (row.fate, row.kind) {
      case (.own, _): #expect(row.note != nil, "\(name) has no reason")
      case (.refused, _):
        #expect(
          refused.contains((row.note ?? "import \(row.text)") + "\t"),
          "\(name) is not in the table of what is refused")
      case (.elsewhere, _):
        #expect(
          try NamedTest.exists(row.note ?? "") && row.note?.contains(": ") == true,
          "\(name) names no test: \(row.note ?? "nothing")")
      case (_, .import):
        #expect(imports.contains { $0.contains("import \(row.text)\n") }, "\(name) is imported nowhere")
      case (_, .named):
        let isShown = probes.contains { texts[$0.title]?.fate == row.fate && row.isUsed(in: $0) }
        #expect(isShown, "no probe shows \(name)")
      default: #expect(titles.contains(row.text), "no probe is there for \(name)")
      }
    }
  }

  @Test(arguments: sources) func probesShowTheirRows(source: String) throws {
    let rows = Dictionary(
      try Self.table.get().rows.filter(\.isProbed).map { ($0.text, $0) }, uniquingKeysWith: { one, _ in one })
    for (probe, outcome) in try Self.outcomes(source) {
      guard let row = rows[probe.title] else {
        Issue.record("\(source): the tables have no row \"\(probe.title)\"")
        continue
      }
      #expect(row.isUsed(in: probe), "\(source): the probe of \"\(row.text)\" does not use it")
      let isChanged = row.fate == .works
      #expect(
        outcome == isChanged,
        "\(source): the probe of \"\(row.text)\" \(isChanged ? "does not change" : "changes") a cell")
    }
  }

  /// The probes of a source, each with whether it changes a cell.
  private static func outcomes(_ source: String) throws -> [(ProbeSource.Probe, Bool)] {
    let probes = try probes.get()[source] ?? []
    guard !sourcesOfPresentations.contains(source) else {
      let changes = try presentations(source)
      return try probes.map { probe in
        (probe, try #require(changes[probe.title], "no frame is there for \(probe.title)"))
      }
    }
    let outcomes = try ProbeFrame.drawn([folder.path + "/Probe.swift", folder.path + "/" + source])
      .flatMap(\.outcomes)
    try #require(outcomes.count == probes.count, "\(source): not every probe is drawn")
    for (probe, outcome) in zip(probes, outcomes) {
      // The title in the frame may be cut.
      try #require(probe.title.hasPrefix(outcome.title.prefix { $0 != "…" }), "\(source): not in order")
    }
    return zip(probes, outcomes).map { ($0, $1.isChanged) }
  }

  /// Whether the two frames of each row differ; where there is only one, whether it is another when it is stale.
  private static func presentations(_ source: String) throws -> [String: Bool] {
    let arguments = [folder.path + "/" + source, "--activity", "all", "--state", "all"]
    func rows(_ more: [String]) throws -> [String: [ProbeFrame]] {
      Dictionary(grouping: try ProbeFrame.drawn(arguments + more)) { ProbeSource.row($0.preview) }
    }
    let stale = try rows(["--stale"])
    return try rows([]).mapValues { frames in
      let other = frames.count > 1 ? frames[1] : stale[ProbeSource.row(frames[0].preview)]?[0]
      return frames[0].runs != other?.runs
    }
  }
}
