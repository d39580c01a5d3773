import Testing

@testable import Snapshots

@Suite struct SnapshotJUnitTests {
  private let folder = SnapshotFolder(path: "/nowhere")

  private func finding(_ kind: SnapshotOutcome.Kind, _ name: String, message: String? = nil)
    -> SnapshotFinding
  {
    SnapshotFinding(
      SnapshotOutcome(
        position: 0, name: SnapshotName(path: "kettle/\(name).txt"), title: "Kettle <\(name)>", kind: kind,
        message: message), in: folder)
  }

  @Test func aRunOfEveryKind() {
    var junit = SnapshotJUnit()
    let body = [
      finding(.same, "heating-1-compact"), finding(.missing, "heating-2-compact"),
      finding(.crashed, "heating-3-compact", message: "Fatal error: \"a\" & \u{1B}[31m<b>"),
    ].map { junit.testCase($0.outcome, $0) }.joined()
    #expect(
      junit.head(seconds: 1.2345) + body + junit.tail == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="islet snapshot verify" tests="3" failures="1" errors="1" time="1.235">
          <testsuite name="snapshots" tests="3" failures="1" errors="1" time="1.235" skipped="0">
            <testcase classname="kettle" name="heating-1-compact"/>
            <testcase classname="kettle" name="heating-2-compact">
              <failure type="not recorded" message="there is no snapshot of it yet">Kettle &lt;heating-2-compact&gt;
        there is no snapshot of it yet</failure>
            </testcase>
            <testcase classname="kettle" name="heating-3-compact">
              <error type="crashed" message="the sources&#39; code did not survive drawing it">Kettle &lt;heating-3-compact&gt;
        the sources&#39; code did not survive drawing it
        Fatal error: &quot;a&quot; &amp; \u{FFFD}[31m&lt;b&gt;</error>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }
}
