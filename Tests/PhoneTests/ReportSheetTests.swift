import Cells
import StageLink
import Testing

@testable import Phone

@Suite @MainActor struct ReportSheetTests {
  private let theme = try! ThemeLibrary.installed(environment: [:]).themes[0]

  private func drawn(
    _ report: Report, scroll: Int = 0, columns: Int = 60, rows: Int = 20
  ) -> (lines: [String], extent: ReportSheet.Extent) {
    var frame = Frame(size: CellSize(columns: columns, rows: rows), manner: .outlined)
    let sheet = ReportSheet(theme, .dark, isOutlined: true)
    let extent = sheet.draw(report, scroll: scroll, over: &frame)
    return ((0..<rows).map { frame.text(ofRow: $0) }, extent)
  }

  @Test func showsTheSourceLineWithItsCaret() {
    let report = Report(
      title: "1 error",
      lines: [
        Report.Line("A.swift:3:9", .place), Report.Line("no such name", .bad),
        Report.Line("let a = 물 + b", .source(caret: 8)),
      ], hints: ["esc hides this", "q quits"])
    let (lines, extent) = drawn(report)
    let text = lines.filter { !$0.isEmpty }.map { $0.trimmingPrefix(" ") }
    #expect(text[0].hasPrefix("╭──"))
    #expect(text[1].hasPrefix("│ 1 error "))
    #expect(text[2].hasPrefix("│ A.swift:3:9 "))
    #expect(text[4].hasPrefix("│   let a = 물 + b"))
    #expect(text[5].hasPrefix("│           ^ "))
    #expect(text.last?.contains(" esc hides this · q quits ") == true)
    #expect(extent == ReportSheet.Extent(visible: 4, total: 4) && extent.furthest == 0)
  }

  @Test func scrollsToItsEnd() {
    let report = Report(title: "many", lines: (1...40).map { Report.Line("line \($0)") })
    let first = drawn(report)
    #expect(first.extent == ReportSheet.Extent(visible: 11, total: 40))
    #expect(first.lines.contains { $0.contains("1-11 of 40") })
    let last = drawn(report, scroll: 999)
    #expect(
      last.lines.contains { $0.contains("line 40") } && !last.lines.contains { $0.contains("line 29 ") })
  }

  @Test func wrapsAndMovesLongLines() {
    #expect(ReportSheet.wrapped("one two three", to: 7) == ["one two", "three"])
    #expect(ReportSheet.wrapped("abcdefgh ij", to: 3) == ["abc", "def", "gh", "ij"])
    #expect(ReportSheet.wrapped("물물물 a", to: 4) == ["물물", "물 a"])
    let source = String(repeating: "x", count: 90) + "WRONG" + String(repeating: "y", count: 90)
    let (lines, _) = drawn(Report(title: "t", lines: [Report.Line(source, .source(caret: 90))]))
    let code = lines.firstIndex { $0.contains("WRONG") }
    let caret = lines.firstIndex { $0.contains("^") }
    #expect(code != nil && caret == code! + 1)
    let column = lines[caret!].distance(
      from: lines[caret!].startIndex, to: lines[caret!].firstIndex(of: "^")!)
    #expect(Array(lines[code!])[column] == "W")
  }

  @Test func smallTerminals() {
    for (columns, rows) in [(1, 1), (8, 3), (12, 5), (30, 8)] {
      let (lines, _) = drawn(
        Report(title: "title", lines: [Report.Line("some words")], hints: ["q"]), columns: columns, rows: rows
      )
      #expect(lines.count == rows)
    }
  }

  @Test func theMarkKeepsToAnEmptyCorner() {
    var frame = Frame(size: CellSize(columns: 20, rows: 2), manner: .outlined)
    CornerMark("build 2", .done, isUrgent: false).draw(theme, .dark, isOutlined: true, over: &frame)
    #expect(frame.text(ofRow: 0) == "            build 2")
    CornerMark("other", .done, isUrgent: false).draw(theme, .dark, isOutlined: true, over: &frame)
    #expect(frame.text(ofRow: 0) == "            build 2")
    CornerMark("compiling", .busy, isUrgent: true).draw(theme, .dark, isOutlined: true, over: &frame)
    #expect(frame.text(ofRow: 0) == "          compiling")
  }
}
