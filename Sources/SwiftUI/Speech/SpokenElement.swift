/// One thing that a screen reader would stop at: what it is and what is said of it.
package struct SpokenElement: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    case text
    case image
    case progress
    case button
    case toggle(isOn: Bool)
    /// It opens an address.
    case link(String)
    /// Several elements that belong together.
    case group
  }

  package var role: Role
  /// What it is called; empty where it has no name.
  package var label: String
  package var value: String?
  package var hint: String?
  /// What can be asked for besides.
  package var details: [String] = []
  package var isHeading = false
  package var isSelected = false
  package var isEnabled = true
  /// Of a group.
  package var children: [SpokenElement]
  /// Those with a higher one are read before their neighbours.
  var priority = 0.0

  package init(_ role: Role, _ label: String = "", value: String? = nil, children: [SpokenElement] = []) {
    self.role = role
    self.label = label
    self.value = value
    self.children = children
  }

  /// Whether there is nothing to say of it.
  var isSilent: Bool {
    switch role {
    case .text, .image, .group:
      label.isEmpty && value == nil && hint == nil && details.isEmpty && children.allSatisfy(\.isSilent)
    case .progress, .button, .toggle, .link: false
    }
  }
}
