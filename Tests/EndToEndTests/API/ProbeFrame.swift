import Foundation

/// A frame of probes: below each title the same room twice, side by side.
struct ProbeFrame: Decodable {
  struct Run: Decodable, Hashable {
    var column: Int
    var text: String
    var foreground: String?
    var background: String?
    var attributes: [String]?
  }

  private struct Cell: Hashable {
    var glyph: Character
    var look: [String?]
  }

  private static let width = 20

  var preview: String
  var text: [String]
  var runs: [[Run]]

  /// Each probe's title, and whether its two sides look different.
  var outcomes: [(title: String, isChanged: Bool)] {
    var outcomes: [(String, Bool)] = []
    for (row, line) in text.enumerated() {
      if line.hasPrefix("= ") {
        outcomes.append((String(line.dropFirst(2)), false))
      } else if !outcomes.isEmpty, side(row, from: 0) != side(row, from: Self.width) {
        outcomes[outcomes.count - 1].1 = true
      }
    }
    return outcomes
  }

  private func side(_ row: Int, from start: Int) -> [Int: Cell] {
    var cells: [Int: Cell] = [:]
    for run in runs[row] {
      for (index, glyph) in run.text.enumerated() {
        let column = run.column + index - start
        guard (0..<Self.width).contains(column) else { continue }
        cells[column] = Cell(
          glyph: glyph, look: [run.foreground, run.background] + (run.attributes ?? []).map { $0 })
      }
    }
    return cells
  }

  /// The bare frames of every preview of some sources, beside the pictures and colours of the probes.
  static func drawn(_ arguments: [String]) throws -> [ProbeFrame] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let result = try Program.run(
      ["render"] + arguments + [
        "\(folder.path)/Probes/Resources", "--preview", "all", "--bare", "--format", "json", "--color",
        "always",
      ])
    guard result.code == 0 else { throw Failure(description: "\(arguments): \(result.errors)") }
    return try JSONDecoder().decode([ProbeFrame].self, from: Data(result.output.utf8))
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }
}
