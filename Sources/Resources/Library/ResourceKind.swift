/// What a file or folder of a project is, told by its name.
enum ResourceKind: Hashable {
  case assetCatalog, stringCatalog, strings, stringsDictionary, infoPlist, buildSettings
  /// Any other file; `Bundle` finds it by its name.
  case plain

  init(path: String) {
    let name = ResourceFile.name(of: path)
    switch name.split(separator: ".").last.map({ $0.lowercased() }) {
    case "xcassets": self = .assetCatalog
    case "xcstrings": self = .stringCatalog
    case "strings": self = .strings
    case "stringsdict": self = .stringsDictionary
    case "plist" where name.hasSuffix("Info.plist"): self = .infoPlist
    case "pbxproj": self = .buildSettings
    default: self = .plain
    }
  }

  /// The language of the folder `xx.lproj` that a file lies in.
  static func language(ofPath path: String) -> String? {
    let folder = path.split(separator: "/").dropLast().last
    guard let folder, folder.hasSuffix(".lproj") else { return nil }
    return String(folder.dropLast(".lproj".count))
  }
}
