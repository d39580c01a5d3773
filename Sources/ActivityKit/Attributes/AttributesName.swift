/// What people call activities by the name of the type of their attributes.
package enum AttributesName {
  private static let suffix = "Attributes"

  /// The name without the suffix that nearly all of them have.
  package static func short(_ name: String) -> String {
    name.hasSuffix(suffix) && name.count > suffix.count ? String(name.dropLast(suffix.count)) : name
  }
}
