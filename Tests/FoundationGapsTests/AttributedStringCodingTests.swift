import Foundation
import FoundationGaps
import Testing

@Suite struct AttributedStringCodingTests {
  @Test func whatItSaysIsKept() throws {
    let text = try AttributedString(markdown: "Keep *away* from [it](https://a.b).")
    let copy = try JSONDecoder().decode(AttributedString.self, from: JSONEncoder().encode(text))
    #expect(copy == text)
  }

  @Test func aPlainStringWillDo() throws {
    let list = try JSONDecoder().decode(
      [AttributedString].self, from: Data("[\"a\", [\"b\", {}], [\"c\"]]".utf8))
    #expect(list == ["a", "b", "c"].map { AttributedString($0) })
  }
}
