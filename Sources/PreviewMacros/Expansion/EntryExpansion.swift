/// One `@Entry` variable turned into a key and the accessors that look it up.
///
/// Nothing is known of types here, only the text of the declaration. That is enough: the key keeps the
/// written type and initial value.
struct EntryExpansion {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let name: Substring
  private let type: Substring?
  private let initialValue: Substring?
  private let keyProtocol: String

  /// What can have entries, and the protocol of its keys.
  private static let owners = [
    "EnvironmentValues": "EnvironmentKey", "ContainerValues": "ContainerValueKey",
    "Transaction": "TransactionKey", "FocusedValues": "FocusedValueKey",
  ]

  /// - Parameters:
  ///   - declaration: The variable as it is written, attributes and modifiers included.
  ///   - parent: The extension that it stands in.
  /// - Throws: `Failure` when it is no variable with a type or a value in an extension that has entries.
  init(declaration: String, parent: String?) throws(Failure) {
    guard let variable = VariableDeclaration(declaration) else {
      throw Failure(
        description: "@Entry belongs on one stored variable, such as '@Entry var accent = Color.blue'")
    }
    guard variable.type != nil || variable.initialValue != nil else {
      throw Failure(description: "@Entry var \(variable.name) needs a type or a default value")
    }
    let words = parent?.split(whereSeparator: { !$0.isLetter }) ?? []
    guard let key = words.lazy.compactMap({ Self.owners[String($0)] }).first else {
      throw Failure(
        description: "@Entry var \(variable.name) belongs in an extension of EnvironmentValues, "
          + "ContainerValues, Transaction or FocusedValues")
    }
    if key == "FocusedValueKey", variable.type?.hasSuffix("?") != true {
      throw Failure(
        description: "@Entry var \(variable.name) needs an optional type, as in 'String?': a focused value "
          + "may be missing")
    }
    keyProtocol = key
    (name, type, initialValue) = (variable.name, variable.type, variable.initialValue)
  }

  private var key: String { "__Key_\(name.filter { $0 != "`" })" }

  /// What the variable does.
  var accessors: String {
    "{ get { self[\(key).self] } set { self[\(key).self] = newValue } }"
  }

  /// The key that stands beside the variable.
  var peer: String {
    if keyProtocol == "FocusedValueKey", let type {
      return "private struct \(key): SwiftUI.\(keyProtocol) {\ntypealias Value = \(type.dropLast())\n}"
    }
    // Without a written type the constant takes the value's.
    let value =
      type.map { "static var defaultValue: \($0) { \(initialValue ?? "nil")\n}" }
      ?? "static let defaultValue = \(initialValue ?? "nil")\n"
    return "private struct \(key): SwiftUI.\(keyProtocol) {\n\(value)}"
  }
}
