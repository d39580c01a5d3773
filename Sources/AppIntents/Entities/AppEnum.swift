/// A fixed set of choices that a parameter can have.
public protocol AppEnum: AppValue, CaseIterable, RawRepresentable, Hashable
where RawValue: LosslessStringConvertible {
  /// How each choice is shown.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// The title of the choice.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title
      ?? LocalizedStringResource(stringLiteral: String(rawValue))
  }
}
