/// A fixed set of choices that a parameter can have.
public protocol AppEnum: AppValue, CaseDisplayRepresentable, CaseIterable, RawRepresentable
where RawValue: LosslessStringConvertible {}

/// A type each of whose values can be shown.
public protocol CaseDisplayRepresentable: Hashable {
  /// How each value is shown.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// The title of the choice.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title
      ?? LocalizedStringResource(stringLiteral: String(rawValue))
  }
}
