import Cells
import Foundation
import Testing

/// Compares frames as text with files; `ISLET_RECORD=1` writes the files anew.
enum Golden {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Golden")

  static func expect(
    _ frame: Frame, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appendingPathComponent(name + ".txt")
    let text = frame.text + "\n"
    if ProcessInfo.processInfo.environment["ISLET_RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(text == expected, "\(name).txt differs", sourceLocation: sourceLocation)
  }
}
