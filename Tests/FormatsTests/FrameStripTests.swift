import Cells
import Testing

@testable import Formats

@Suite struct FrameStripTests {
  func labelled(_ text: String, state: Int, surface: String = "compact") -> LabelledFrame {
    LabelledFrame(
      frame(text, text), labels: [.init("activity", "Tea"), .init("state", state), .init("surface", surface)])
  }

  @Test func oneFrameStaysAsItIs() {
    #expect(FrameStrip.frame(of: [labelled("abc", state: 1)]) == frame("abc", "abc"))
  }

  @Test func statesStandBesideEachOther() {
    let strip = FrameStrip.frame(of: [labelled("aaaaaaaaaa", state: 1), labelled("bbbbbbbbbb", state: 2)])
    #expect(strip.text == " state 1     state 2\naaaaaaaaaa  bbbbbbbbbb\naaaaaaaaaa  bbbbbbbbbb")
    #expect(strip[1, 0].attributes == .dim)
  }

  @Test func anotherSurfaceBeginsARow() {
    let strip = FrameStrip.frame(of: [
      labelled("aaaaaaaaaaaaaaaaaaaa", state: 1), labelled("bb", state: 2),
      labelled("c", state: 1, surface: "minimal"),
    ])
    #expect(
      strip.text == """
         state 1 · compact     state 2 · compact
        aaaaaaaaaaaaaaaaaaaa  bb
        aaaaaaaaaaaaaaaaaaaa  bb

         state 1 · minimal
        c
        c
        """)
  }

  @Test func wideNames() {
    let strip = FrameStrip.frame(of: [
      LabelledFrame(frame("a"), labels: [.init("preview", "확장")]),
      LabelledFrame(frame("b"), labels: [.init("preview", "x\u{1B}")]),
    ])
    #expect(strip.text == " 확장\na\n\n x\u{FFFD}\nb")
  }
}
