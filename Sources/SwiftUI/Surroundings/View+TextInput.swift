import Foundation
import UIKit

/// What text fields are told; a presentation holds no text fields.
nonisolated extension View {
  /// Accepted; a presentation holds no text fields.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Accepted; a presentation holds no text fields.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Accepted; a presentation holds no text fields.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Accepted; a presentation holds no text fields.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Accepted; a presentation holds no text fields.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Accepted; a presentation holds no text fields.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Accepted; a presentation holds no text fields.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Accepted; a presentation holds no text fields.
  public func onSubmit(of triggers: SubmitTriggers, _ action: @escaping () -> Void) -> some View { self }

  /// Accepted; a presentation holds no text fields.
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }

  /// Accepted; a presentation holds no text fields.
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Accepted; a presentation holds no text fields.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Accepted; a presentation holds no text fields.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// Which letters a text field makes large.
public struct TextInputAutocapitalization: Sendable {
  private let number: Int

  public static let never = TextInputAutocapitalization(number: 0)
  public static let words = TextInputAutocapitalization(number: 1)
  public static let sentences = TextInputAutocapitalization(number: 2)
  public static let characters = TextInputAutocapitalization(number: 3)
}

/// What the return key of a keyboard says.
public struct SubmitLabel: Sendable {
  private let number: Int

  public static let done = SubmitLabel(number: 0)
  public static let go = SubmitLabel(number: 1)
  public static let send = SubmitLabel(number: 2)
  public static let join = SubmitLabel(number: 3)
  public static let route = SubmitLabel(number: 4)
  public static let search = SubmitLabel(number: 5)
  public static let `return` = SubmitLabel(number: 6)
  public static let next = SubmitLabel(number: 7)
  public static let `continue` = SubmitLabel(number: 8)
}

/// What can be submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let text = SubmitTriggers(rawValue: 1 << 0)
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}
