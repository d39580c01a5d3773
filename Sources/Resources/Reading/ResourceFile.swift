import Foundation

/// Files of a user's project, read whole.
enum ResourceFile {
  /// No file that is worth reading is larger.
  static let mostBytes = 64 << 20

  static func data(at path: String) throws(ResourceProblem) -> Data {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw ResourceProblem(path: path, message: "there is no such file")
    }
    if isFolder.boolValue { throw ResourceProblem(path: path, message: "expected a file, found a folder") }
    let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber)?.intValue ?? 0
    guard size <= mostBytes else {
      throw ResourceProblem(
        path: path, message: "is larger than \(mostBytes >> 20) MB and is not read")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ResourceProblem(path: path, message: "cannot be read")
    }
    return data
  }

  /// The names in a folder, sorted; none when it cannot be read.
  static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
