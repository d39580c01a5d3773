import Foundation
import Testing

@testable import Commands

@Suite struct OutputFileTests {
  @Test func replacesAsAWhole() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-output-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("frame.txt").path
    try OutputFile.write("one", to: path)
    try OutputFile.write("two", to: path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "two")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["frame.txt"])
    try OutputFile.write("gone", to: "/dev/null")
    #expect(throws: OutputError(path: folder.path, code: EISDIR)) {
      try OutputFile.write("x", to: folder.path)
    }
    #expect(throws: OutputError(path: "\(folder.path)/no/x", code: ENOENT)) {
      try OutputFile.write("x", to: "\(folder.path)/no/x")
    }
  }
}
