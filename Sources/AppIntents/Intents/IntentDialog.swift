/// What the system says or shows to a person.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  /// What is spoken, or shown where there is room.
  public let full: LocalizedStringResource
  /// What is shown beside something else.
  public let supporting: LocalizedStringResource?

  /// Makes a dialog of one text.
  public init(_ string: LocalizedStringResource) {
    full = string
    supporting = nil
  }

  /// Makes a dialog of a full text and one that goes with something shown.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
    self.supporting = supporting
  }

  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
}
