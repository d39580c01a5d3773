/// A shell that completions can be written for.
public enum CompletionShell: String, Hashable, Sendable, CaseIterable {
  case bash, zsh, fish

  /// Reads the operands of `islet completions`.
  init(_ operands: [String]) throws(UsageError) {
    let shells = Self.allCases.map(\.rawValue).joined(separator: ", ")
    guard operands.count == 1, let shell = Self(rawValue: operands[0]) else {
      throw UsageError(
        message: "islet completions takes one shell, one of \(shells)", command: "islet completions")
    }
    self = shell
  }
}
