import Foundation

extension Button where Label == DefaultButtonLabel {
  /// A button that its role gives a title.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// The title that a role gives a button.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  public var body: some View {
    switch role {
    case .cancel: Text("Cancel")
    case .destructive: Text("Delete")
    case .confirm: Text("Done")
    default: Image(systemName: "xmark")
    }
  }
}
