import Testing

@testable import Workshop

@Suite struct FunctionBodyTests {
  private func bodies(_ text: String) -> [String] {
    FunctionBody.bodies(in: text).map { body in
      "\(body.name):\(String(decoding: Array(text.utf8)[body.range], as: UTF8.self)):\(body.replacement)"
    }
  }

  @Test func functionsWithoutAResult() {
    #expect(bodies("func a() { b() }") == ["a: b() :"])
    #expect(
      bodies("func a<T>(_ c: () -> Int = { 3 }) async throws where T: B { if c { d } }") == [
        "a: if c { d } :"
      ])
    #expect(bodies("func a() -> Void {}; func b() -> () {1}") == ["a::", "b:1:"])
    #expect(bodies("func a() -> Int { 1 }\nvar b: Int { 2 }\nvar body: some View { c }").isEmpty)
    #expect(bodies("deinit { a }; var b = 1 { didSet { c } }") == ["deinit: a :", "didSet: c :"])
  }

  @Test func performOfAnIntent() {
    #expect(
      bodies("func perform() async throws -> some IntentResult { a }") == ["perform: a : return .result() "])
    #expect(bodies("func other() -> some IntentResult { a }").isEmpty)
    #expect(bodies("func perform() -> some ReturnsValue<Int> { a }").isEmpty)
  }

  @Test func resultsEndTheProgramWhereThatIsAskedFor() {
    let text = """
      init(_ a: A) { b }
      func c() throws -> [D] { e }
      var f: G { h }
      var body: some View { i }
      func j() -> some View { k }
      var l: M = { n }()
      func o() { p }
      """
    let bodies = FunctionBody.bodies(in: text, withResults: true)
    #expect(bodies.map { "\($0.name) \($0.isFatal)" } == ["init true", "c true", "f true", "o false"])
    #expect(bodies.filter(\.isFatal).allSatisfy { $0.replacement == " fatalError() " })
  }

  @Test func requirementsHaveNoBody() {
    #expect(bodies("protocol P { func a()\n func b() -> Int }\nfunc c() { d }") == ["c: d :"])
  }

  @Test func innerBodiesComeLater() {
    #expect(bodies("func a() { func b() { c } }").map { $0.prefix(2) } == ["a:", "b:"])
  }

  @Test func replacementKeepsLengthAndLines() {
    let body = FunctionBody(range: 0..<25, name: "perform", replacement: " return .result() ")
    let bytes = body.replacementBytes(for: Array("\n  call(1)\n  call(22222)\n".utf8))
    #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == " return .result() \n\n\n    ")
    #expect(body.replacementBytes(for: Array(" short() ".utf8)) == nil)
  }
}
