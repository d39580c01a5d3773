/// What becomes of a project: the sources that are compiled and what lies beside them.
public struct SelectedFiles: Hashable, Sendable {
  /// The sources that are compiled as the activity's own module, sorted by path.
  public var sources: [SourceFile]
  /// The paths of those that hold an `ActivityConfiguration`, in the same order.
  public var activities: [String]
  /// All resources that the search found, sorted by path.
  public var resources: [ResourceFile]
}
