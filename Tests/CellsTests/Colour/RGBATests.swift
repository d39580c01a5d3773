import Testing

@testable import Cells

/// Blends worked out by hand in bytes.
@Suite struct RGBATests {
  @Test func componentsAreClamped() {
    #expect(RGBA(red: 2, green: -1, blue: .nan, opacity: 0.5) == RGBA(255, 0, 0, 128))
    #expect(RGBA(red: 0.2, green: 0.4, blue: 0.6) == RGBA(51, 102, 153))
  }

  @Test func over() {
    #expect(RGBA.allRed.over(.allBlue) == .allRed)
    #expect(RGBA.clear.over(.allBlue) == .allBlue)
    // A fifth of white on black is 51.
    #expect(RGBA(255, 255, 255, 51).over(.black) == RGBA(51, 51, 51))
    // Half on half: alpha 128 + 128 x 127/255 = 128 + 63 = 191; red's share is 128/191 of 255 = 171.
    #expect(RGBA(255, 0, 0, 128).over(RGBA(0, 0, 255, 128)) == RGBA(171, 0, 84, 191))
  }

  @Test func mix() {
    #expect(RGBA.mix(.black, .white, 0) == .black)
    #expect(RGBA.mix(.black, .white, 1) == .white)
    #expect(RGBA.mix(.black, .white, 0.2) == RGBA(51, 51, 51))
    #expect(RGBA.mix(.black, .white, .nan) == .black)
    #expect(RGBA.mix(.allRed, .clear, 0.6) == RGBA(255, 0, 0, 102), "fades without darkening")
    #expect(RGBA.mix(.clear, .clear, 0.5) == .clear)
  }

  @Test func opacity() {
    #expect(RGBA.allRed.opacity(0.4) == RGBA(255, 0, 0, 102))
    #expect(RGBA(255, 0, 0, 100).opacity(0.5).alpha == 50)
    #expect(RGBA.allRed.opacity(7) == .allRed)
    #expect(RGBA.allRed.opacity(-1).isClear)
    #expect(RGBA.allRed.opacity(.nan) == .allRed)
  }

  @Test func contrastFollowsWCAG() {
    #expect(abs(RGBA.black.contrast(with: .white) - 21) < 1e-9)
    #expect(RGBA.allRed.contrast(with: .allRed) == 1)
    // #767676 is the lightest grey that has 4.5:1 on white.
    #expect(RGBA(0x76, 0x76, 0x76).contrast(with: .white) >= 4.5)
    #expect(RGBA(0x77, 0x77, 0x77).contrast(with: .white) < 4.5)
  }

  @Test(arguments: [
    ("#1E90FF", RGBA(0x1E, 0x90, 0xFF)), ("1e90ff", RGBA(0x1E, 0x90, 0xFF)), ("#F80", RGBA(255, 136, 0)),
    ("#11223344", RGBA(0x11, 0x22, 0x33, 0x44)),
  ])
  func readsHex(text: String, colour: RGBA) { #expect(RGBA(hex: text) == colour) }

  @Test(arguments: ["", "#", "#12", "#12345", "+12345", "#GGGGGG", "#1234567", "red", "# 12345"])
  func refusesOtherText(text: String) { #expect(RGBA(hex: text) == nil) }

  @Test func writesHex() {
    #expect(RGBA(1, 2, 3).hex == "#010203")
    #expect(RGBA(1, 2, 3, 4).hex == "#01020304")
  }
}
