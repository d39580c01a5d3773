import Testing

@testable import SwiftUI

@MainActor
struct RedactionTests {
  @Test func placeholderHidesText() {
    #expect(draw(Text("ab 가").redacted(reason: .placeholder), width: 5, height: 1) == "▄▄ ▄▄")
    #expect(
      draw(Text("ab").unredacted().redacted(reason: .placeholder), width: 2, height: 1) == "ab")
  }

  @Test func privacyHidesWhatIsSensitive() {
    let view = HStack {
      Text("ab")
      Text("cd").privacySensitive()
    }
    #expect(draw(view.redacted(reason: .privacy), width: 5, height: 1) == "ab ▄▄")
  }
}
