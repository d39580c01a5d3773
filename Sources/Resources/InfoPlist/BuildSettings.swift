import Foundation

/// What an Xcode project's build settings say of the `Info.plist` that the build makes.
///
/// `project.pbxproj` writes a setting a line, `NAME = VALUE;`, and once for each configuration of each target.
public struct BuildSettings: Sendable {
  public let path: String
  /// Whether some target's list is made by the build.
  public let makesInfoPlist: Bool
  /// Whether some target says that it shows Live Activities; `nil` when none speaks of them.
  public let supportsLiveActivities: Bool?

  /// - Throws: `ResourceProblem` when the file cannot be read.
  public init(path: String) throws(ResourceProblem) {
    self.path = path
    let bytes = try ResourceFile.data(at: path)
    var flags: [String: Set<Bool>] = [:]
    let names = ["GENERATE_INFOPLIST_FILE", "INFOPLIST_KEY_NSSupportsLiveActivities"]
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D || $0 == UInt8(ascii: ";") }) {
      // Most lines of a large project say something else.
      guard let start = line.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
        line[start] == UInt8(ascii: "G") || line[start] == UInt8(ascii: "I")
      else { continue }
      let parts = String(decoding: line[start...], as: UTF8.self).split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let name = parts[0].trimmingCharacters(in: .whitespaces)
      guard names.contains(name) else { continue }
      let value = parts[1].trimmingCharacters(in: CharacterSet(charactersIn: " \t\""))
      flags[name, default: []].insert(value == "YES")
    }
    makesInfoPlist = flags[names[0]]?.contains(true) == true
    supportsLiveActivities = flags[names[1]].map { $0.contains(true) }
  }
}
