/// The files that a project's app carries with it, as a stage is told of them.
public struct ProjectResources: Hashable, Sendable, Codable {
  /// Absolute paths of files and of `.xcassets` folders, the nearest to the activity first.
  public var paths: [String]
  /// What the app is called where its `Info.plist` leaves that to the build.
  public var name: String

  public init(paths: [String] = [], name: String = "App") {
    self.paths = paths
    self.name = name
  }
}
