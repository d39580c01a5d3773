import Cells
import Testing

@testable import Snapshots

@Suite struct SnapshotReportTests {
  @Test func nothingToSeeIsSaid() {
    var report = SnapshotReport()
    report.count(.same)
    #expect(report.head.contains("<h1>1 snapshot: 1 as recorded</h1>"))
    #expect(report.tail.contains("Everything is as recorded."))
  }

  @Test func aSectionHoldsBothFramesAndWhatHasChanged() {
    let old = Snapshot.plain("one", "two")
    let new = Snapshot.plain("one", "twX")
    let finding = SnapshotFinding(
      outcome: SnapshotOutcome(
        position: 0, name: SnapshotName(path: "kettle/a-1-compact.txt"), title: "Kettle <1>", kind: .changed),
      old: old, new: new)
    var report = SnapshotReport()
    report.count(.changed)
    let section = report.section(finding)
    #expect(section.contains("<figure class=\"old\">"))
    #expect(section.contains("<figure class=\"new\">"))
    #expect(section.contains("data-kind=\"changed\""))
    #expect(section.contains("Kettle &lt;1&gt;: 1 cell of text"))
    #expect(section.contains("<rect class=\"text\" x=\"16\" y=\"16\" width=\"8\" height=\"16\"/>"))
    #expect(report.head.contains("<input type=\"checkbox\" checked data-kind=\"changed\">"))
    // Nothing is asked for from elsewhere.
    let page = report.head + section + report.tail
    for word in ["src=", "<link", "@import", "url(", "fetch("] { #expect(!page.contains(word)) }
    let addresses = page.matches(of: /https?:[^"]*/).map { String($0.output) }
    #expect(Set(addresses).isSubset(of: ["http://www.w3.org/2000/svg"]))
  }
}
