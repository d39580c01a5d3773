/// One thing that `islet doctor` has looked at.
struct DoctorCheck: Hashable, Sendable {
  /// A word for it, such as `compiler`.
  var name: String
  var found: String
  /// What is wrong and what to do about it; `nil` when all is well.
  var fault: String?

  init(_ name: String, _ found: String, fault: String? = nil) {
    self.name = name
    self.found = found
    self.fault = fault
  }
}
