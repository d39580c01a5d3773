import Foundation

/// Times `islet render` of a folder that was compiled before, against a program that prints a line with
/// Foundation.
enum CachedRender {
  /// - Parameters:
  ///   - islet: The path of the program.
  ///   - line: The path of the other program.
  ///   - run: Runs a program to its end.
  static func printRatio(
    islet: String, line: String, run: (_ program: String, _ arguments: [String]) throws -> Void
  ) throws {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Gallery/CoffeeOrder").standardizedFileURL.path
    let arguments = ["render", source, "--format", "text"]
    // The first run compiles.
    try run(islet, arguments)
    let clock = ContinuousClock()
    var (ours, theirs, ratios): ([Duration], [Duration], [Double]) = ([], [], [])
    for _ in 0..<31 {
      let first = try clock.measure { try run(islet, arguments) }
      let second = try clock.measure { try run(line, []) }
      ours.append(first)
      theirs.append(second)
      ratios.append(first / second)
    }
    let ratio = (ratios.sorted()[ratios.count / 2] * 10).rounded() / 10
    print(
      "Cached: islet render (a folder)", ours.sorted()[ours.count / 2].column, " a line with Foundation",
      theirs.sorted()[theirs.count / 2].column)
    print("ratio \(ratio)")
  }
}
