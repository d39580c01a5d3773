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

  /// In whatever order the frames come: `--state all --surface all` goes through the surfaces of each state.
  @Test func eachSurfaceHasOneRow() {
    let frames = [1, 2].flatMap { state in
      ["compact", "minimal"].map { labelled("\(state)" + $0.prefix(2), state: state, surface: $0) }
    }
    #expect(
      FrameStrip.frame(of: frames).text == """
         state 1 · compact   state 2 · compact
        1co                 2co
        1co                 2co

         state 1 · minimal   state 2 · minimal
        1mi                 2mi
        1mi                 2mi
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
