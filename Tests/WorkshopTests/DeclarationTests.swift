import Testing

@testable import Workshop

@Suite struct DeclarationTests {
  private func texts(_ text: String) -> [String] {
    Declaration.all(in: text).map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) }
  }

  @Test func attributesAndModifiersBelongToIt() {
    let text = """
      import A
      @Model final class B {
        @Attribute(.unique) private(set) var c: Int
        static func d() -> E { f }
      }
      @available(iOS 17, *)
      public extension G {}
      let h = i
        .j { k }
      """
    let found = texts(text)
    #expect(found.first?.hasPrefix("@Model final class B {") == true && found.first?.hasSuffix("\n}") == true)
    #expect(
      found.dropFirst() == [
        "@Attribute(.unique) private(set) var c: Int", "static func d() -> E { f }",
        "@available(iOS 17, *)\npublic extension G {}", "let h = i\n  .j { k }",
      ])
    #expect(
      Declaration.all(in: text).map(\.title) == ["class B", "var c", "func d", "extension G", "let h"])
  }

  @Test func whatStandsInBodiesIsNone() {
    #expect(texts("func a() { let b = 1; struct C {} }") == ["func a() { let b = 1; struct C {} }"])
    #expect(
      texts("var a: Int { let b = 1; return b }\nvar c = 2") == [
        "var a: Int { let b = 1; return b }", "var c = 2",
      ])
  }

  @Test func otherCodeIsPassedOver() {
    #expect(
      texts("#Preview { A() }\n#if DEBUG\nlet b = 1\n#endif\nenum C { case d, e }") == [
        "let b = 1", "enum C { case d, e }", "case d, e",
      ])
    #expect(texts("protocol A { func b() -> C\nvar d: E { get } }").count == 3)
    // Source that is wrong ends somewhere.
    #expect(texts("}{ struct").isEmpty && texts("} struct") == ["struct"])
  }
}
