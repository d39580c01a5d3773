import Cells
import Snapshots
import Testing

@testable import IsletTesting

@Suite struct NameRegisterTests {
  private func site(_ line: UInt, column: UInt = 5, function: String = "look()") -> TestSite {
    TestSite(
      fileID: "Tests/PizzaTests.swift", filePath: "/Tests/PizzaTests.swift", function: function, line: line,
      column: column, suites: [])
  }

  private func snapshot(_ text: String) -> Snapshot {
    var frame = Frame(size: CellSize(columns: 8, rows: 1), manner: .outlined)
    frame.write(text, column: 0, row: 0)
    return Snapshot([:], outlined: frame)
  }

  @Test func assertionsOfOneTestAreCounted() {
    var register = NameRegister()
    let bases = [
      register.base(of: site(10), named: nil), register.base(of: site(12), named: nil),
      register.base(of: site(12, column: 40), named: nil), register.base(of: site(14), named: "cold"),
      register.base(of: site(16, function: "taste()"), named: nil),
    ]
    #expect(bases == ["look", "look.2", "look.3", "look-cold", "taste"])
  }

  @Test func anAssertionKeepsItsNumber() {
    var register = NameRegister()
    let bases = [10, 12, 10, 12].map { register.base(of: site($0), named: nil) }
    #expect(bases == ["look", "look.2", "look", "look.2"])
  }

  @Test func namesThatDifferInCaseAloneAreCounted() {
    var register = NameRegister()
    let bases = ["look()", "Look()"].enumerated().map { index, function in
      register.base(of: site(UInt(index), function: function), named: nil)
    }
    #expect(bases == ["look", "Look.2"])
  }

  @Test func aFileBelongsToOneFrame() {
    var register = NameRegister()
    let drawn = [("a", "warm"), ("a", "warm"), ("b", "cold"), ("a", "cold"), ("a", "warm")]
    let areTaken = drawn.map { register.isTaken("\($0).txt", by: snapshot($1)) }
    #expect(areTaken == [false, false, false, true, false])
  }
}
