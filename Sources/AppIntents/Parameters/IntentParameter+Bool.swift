extension IntentParameter where Value == Bool {
  /// Makes a yes-or-no with words of its own for the two.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Bool, displayName: Bool.IntentDisplayName
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }

  /// Makes a yes-or-no that has no value yet, with words of its own for the two.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    displayName: Bool.IntentDisplayName
  ) {
    self.init(title: title, description: description)
  }
}

extension Bool {
  /// The words for yes and no.
  public struct IntentDisplayName: Sendable {
    package let `true`: LocalizedStringResource
    package let `false`: LocalizedStringResource

    /// Makes the words for yes and no.
    public init(true yes: LocalizedStringResource, false no: LocalizedStringResource) {
      `true` = yes
      `false` = no
    }
  }
}
