import Testing

@testable import Workshop

@Suite struct NetworkNamesTests {
  private func arguments(_ text: String) -> [String] {
    NetworkNames.arguments(for: [
      SourceFile(path: "/a.swift", displayPath: "a.swift", isExplicit: true, text: text)
    ])
  }

  @Test func onlyForSourcesThatNameThem() {
    #expect(arguments("let session = URLSession.shared") == ["-import-module", "FoundationNetworking"])
    #expect(arguments("func f(_ response: HTTPURLResponse) {}").isEmpty == false)
    #expect(arguments("let url = URL(string: text), values: URLResourceValues").isEmpty)
    #expect(arguments("").isEmpty)
  }
}
