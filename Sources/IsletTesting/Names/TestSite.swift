/// Where an assertion stands: what its snapshots are named for and its failures are reported at.
package struct TestSite: Sendable {
  /// Such as `PizzaTests/DeliveryTests.swift`.
  let fileID: String
  let filePath: String
  /// Such as `delivery(on:)`.
  let function: String
  let line: UInt
  let column: UInt
  /// The suites that the test stands in, from the outermost on; none where nobody knows.
  let suites: [String]

  package init(
    fileID: String, filePath: String, function: String, line: UInt, column: UInt,
    suites: [String]
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.function = function
    self.line = line
    self.column = column
    self.suites = suites
  }

  /// The name of the file without its ending: `DeliveryTests`.
  var fileName: String {
    let name = filePath.split(separator: "/").last.map(String.init) ?? filePath
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }

  /// The folder of all snapshots of the file: `__Snapshots__/DeliveryTests` beside it.
  var folder: String {
    let beside = filePath.lastIndex(of: "/").map { String(filePath[..<$0]) } ?? "."
    return "\(beside)/\(shownFolder)"
  }

  /// The folder's path as messages show it, from the folder that all snapshots lie in.
  var shownFolder: String { "__Snapshots__/\(fileName)" }
}
