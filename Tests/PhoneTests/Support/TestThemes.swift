import Foundation

@testable import Phone

/// The themes that ship, read from the package.
enum TestThemes {
  static let folder = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../Themes").standardizedFileURL.path

  static let library = Result { () throws(ThemeError) in try ThemeLibrary(folder: folder) }

  static func named(_ id: String) throws -> Theme {
    try library.get().theme(named: id)
  }

  static func json(_ id: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(id).json", encoding: .utf8)
  }
}
