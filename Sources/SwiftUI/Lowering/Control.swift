import Foundation

/// Something in a presentation that can be tapped.
package struct Control {
  package enum Kind: Equatable {
    case button
    case toggle(isOn: Bool)
    case link(URL)
  }

  package var kind: Kind
  /// What a person would call it: the text of its label.
  package var title: String
  package var isEnabled: Bool
  /// What a tap does; `nil` for a link, which opens its URL.
  package var action: (@MainActor () -> Void)?

  package init(
    kind: Kind, title: String, isEnabled: Bool = true, action: (@MainActor () -> Void)? = nil
  ) {
    self.kind = kind
    self.title = title
    self.isEnabled = isEnabled
    self.action = action
  }
}
