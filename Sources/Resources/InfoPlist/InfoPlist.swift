import Foundation

/// What an `Info.plist` says of an app.
public struct InfoPlist: Sendable {
  public let path: String
  /// The list as XML.
  private let xml: Data
  public let bundleIdentifier: String?
  public let developmentRegion: String?
  /// Whether the app says that it shows Live Activities; `nil` when it does not speak of them.
  public let supportsLiveActivities: Bool?
  /// Whether this is the list of an extension, which does not have to speak of Live Activities.
  public let isExtension: Bool

  /// Reads a list, as XML or binary.
  ///
  /// - Throws: `ResourceProblem` when it cannot be read or is no dictionary.
  public init(path: String) throws(ResourceProblem) {
    self.path = path
    let root = try ResourceNode.propertyList(try ResourceFile.data(at: path), path: path)
    _ = try root.members()
    do {
      xml = try PropertyListSerialization.data(fromPropertyList: root.value ?? [:], format: .xml, options: 0)
    } catch {
      throw ResourceProblem(path: path, message: "is no valid property list")
    }
    // A name that the build puts in, such as $(PRODUCT_BUNDLE_IDENTIFIER), is none yet.
    func text(_ key: String) -> String? { root[key].text.flatMap { $0.contains("$(") ? nil : $0 } }
    bundleIdentifier = text("CFBundleIdentifier")
    developmentRegion = text("CFBundleDevelopmentRegion")
    supportsLiveActivities = root["NSSupportsLiveActivities"].flag
    isExtension = root["NSExtension"].exists || root["EXAppExtensionAttributes"].exists
  }

  /// All that the list says.
  var dictionary: [String: Any] {
    let list = try? PropertyListSerialization.propertyList(from: xml, options: [], format: nil)
    return list as? [String: Any] ?? [:]
  }
}
