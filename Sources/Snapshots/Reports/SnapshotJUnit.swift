import Formats

/// A run of `verify` in the XML that JUnit's users know and CI servers read: a `testsuites` with one `testsuite`,
/// in it a `testcase` for each snapshot. What differs is a `failure`; what could not be drawn or read is an `error`.
public struct SnapshotJUnit: Sendable {
  private var cases = 0
  private var failures = 0
  private var errors = 0

  public init() {}

  /// The element of one snapshot, to be written between ``head(seconds:)`` and ``tail``.
  ///
  /// - Parameter finding: The outcome with its snapshots; `nil` where there is nothing to see.
  public mutating func testCase(_ outcome: SnapshotOutcome, _ finding: SnapshotFinding?) -> String {
    let parts = outcome.name.path.split(separator: "/", maxSplits: 1)
    let name = (parts.last ?? "").hasSuffix(SnapshotName.ending) ? parts.last!.dropLast(4) : parts.last ?? ""
    let group = parts.count > 1 ? parts[0] : ""
    let opening = "    <testcase classname=\"\(Markup.escaped(group))\" name=\"\(Markup.escaped(name))\""
    cases += 1
    guard outcome.kind.isFault, let finding else { return opening + "/>\n" }
    let element: String
    switch outcome.kind {
    case .crashed, .unreadable:
      errors += 1
      element = "error"
    default:
      failures += 1
      element = "failure"
    }
    let message = finding.summary.split(separator: "\n").first ?? ""
    return """
      \(opening)>
            <\(element) type="\(Markup.escaped(outcome.kind.word))" message="\(Markup.escaped(message))">\
      \(Markup.escaped(finding.details))</\(element)>
          </testcase>

      """
  }

  /// What stands before the cases, known once all of them are.
  ///
  /// - Parameter seconds: How long it took.
  public func head(seconds: Double) -> String {
    let thousandths = Int((max(0, seconds) * 1000).rounded())
    let digits = String(thousandths % 1000 + 1000).dropFirst()
    let counts =
      "tests=\"\(cases)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"\(thousandths / 1000).\(digits)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="islet snapshot verify" \(counts)>
        <testsuite name="snapshots" \(counts) skipped="0">

      """
  }

  /// What stands behind the cases.
  public let tail = "  </testsuite>\n</testsuites>\n"
}
