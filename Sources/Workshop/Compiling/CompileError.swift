/// The sources do not compile.
public struct CompileError: Error, Sendable, CustomStringConvertible {
  /// The errors with their notes; warnings are left out.
  public var errors: [Diagnostic]
  /// Files that may be what is missing.
  public var leftOut: [WidgetSelection.LeftOut]

  static let mostShown = 20

  /// Every error with its source line, and a last line with their number.
  public var description: String {
    var parts = errors.prefix(Self.mostShown).map(\.text)
    parts += leftOut.map { left in
      let use = left.user.map { ", and \($0) uses \(left.name)" } ?? ""
      return
        "\(left.displayPath):\(left.line):\(left.column): note: left out because it \(left.reason)\(use). "
        + left.advice
    }
    var last = errors.count == 1 ? "1 error" : "\(errors.count) errors"
    if errors.count > Self.mostShown { last += ", of which the first \(Self.mostShown) are shown" }
    return (parts + [last]).joined(separator: "\n")
  }
}
