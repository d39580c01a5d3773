import Testing

@testable import IsletTesting

@Suite struct SnapshotBaseTests {
  private func base(
    _ function: String, named name: String? = nil, suites: [String] = [],
    file: String = "/package/Tests/PizzaTests.swift"
  ) -> String {
    let site = TestSite(
      fileID: "Tests/PizzaTests.swift", filePath: file, function: function, line: 1, column: 1,
      suites: suites)
    return SnapshotBase.make(site, named: name)
  }

  @Test func functionsKeepTheirLetters() {
    #expect(base("delivery()") == "delivery")
    #expect(base("testDelivery()") == "testDelivery")
    #expect(base("languages(locale:)") == "languages-locale")
    #expect(base("a pizza is on its way!()") == "a-pizza-is-on-its-way")
    #expect(base("配達()") == "配達")
    #expect(base("_()") == "test")
  }

  @Test func namesAndSuitesTakePart() {
    #expect(base("look()", named: "in Greek") == "look-in-Greek")
    #expect(base("look()", named: "../../etc/passwd") == "look-etc-passwd")
    #expect(base("look()", suites: ["PizzaTests"]) == "look")
    #expect(base("look()", suites: ["PizzaTests", "Cold"]) == "Cold-look")
    #expect(base("look()", suites: ["PastaTests"]) == "PastaTests-look")
  }

  @Test func longNamesStayApart() {
    let long = String(repeating: "veryLong", count: 20)
    let names = [base(long + "One()"), base(long + "Two()")]
    #expect(names[0] != names[1])
    #expect(names.allSatisfy { $0.count == 87 && $0.hasPrefix("veryLongveryLong") })
    // The same in every run, on every machine.
    #expect(names[0].hasSuffix(".599d85"))
  }

  @Test func theFolderLiesBesideTheTest() {
    let site = TestSite(
      fileID: "Tests/PizzaTests.swift", filePath: "/package/Tests/PizzaTests.swift", function: "look()",
      line: 1, column: 1, suites: [])
    #expect(site.folder == "/package/Tests/__Snapshots__/PizzaTests")
    #expect(site.shownFolder == "__Snapshots__/PizzaTests")
  }

  @Test func swiftTestingTellsTheSuites() {
    let site = TestSite(
      fileID: #fileID, filePath: #filePath, function: #function, line: 1, column: 1,
      suites: RunningTest.suites)
    #expect(site.suites == ["SnapshotBaseTests"])
  }
}
