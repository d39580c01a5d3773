/// What people call activities by the name of the type of their attributes.
package enum AttributesName {
  private static let suffix = "Attributes"

  /// The name without the suffix that nearly all of them have.
  package static func short(_ name: String) -> String {
    name.hasSuffix(suffix) && name.count > suffix.count ? String(name.dropLast(suffix.count)) : name
  }

  /// Whether activities of one type are those of the other: as on a device, where an app and its widget extension are
  /// two programs, the name of the type decides, without its module.
  package static func areSame(
    _ type: any ActivityAttributes.Type, _ other: any ActivityAttributes.Type
  ) -> Bool {
    type == other || withoutModule(type) == withoutModule(other)
  }

  private static func withoutModule(_ type: any ActivityAttributes.Type) -> Substring {
    String(reflecting: type).drop { $0 != "." }
  }
}
