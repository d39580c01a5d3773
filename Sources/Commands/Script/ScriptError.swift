import Cells

/// What is wrong with a script, or with what it was to find: a place, and what was expected there.
struct ScriptError: Error, Hashable, CustomStringConvertible {
  var file: String
  /// From 1.
  var line: Int
  var column: Int
  var message: String
  /// What is there instead, a line each.
  var seen: [String] = []
  /// 2 for a script that cannot be read; 1 for a phone that is not as expected.
  var exitCode: Int32 = 2

  var description: String {
    let text = "\(file):\(line):\(column): error: \(message)"
    return ([text] + seen.map { "    \($0)" }).map { PrintableText.make($0) }.joined(separator: "\n")
  }
}
