/// The name of a piece of information that is read on demand.
public struct AccessibilityCustomContentKey {
  let label: Text
  private let id: String

  public init(_ labelKey: LocalizedStringKey) {
    self.init(labelKey, id: "")
  }

  public init(_ labelKey: LocalizedStringKey, id: String) {
    self.init(Text(labelKey), id: id)
  }

  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }
}
