import Testing

@testable import Cells

@Suite struct PaletteColorTests {
  @Test func `the palette is xterm's`() {
    #expect(PaletteColor(rawValue: 1).rgba == RGBA(205, 0, 0))
    #expect(PaletteColor(rawValue: 16).rgba == RGBA(0, 0, 0))
    #expect(PaletteColor(rawValue: 67).rgba == RGBA(95, 135, 175))
    #expect(PaletteColor(rawValue: 231).rgba == RGBA(255, 255, 255))
    #expect(PaletteColor(rawValue: 232).rgba == RGBA(8, 8, 8))
    #expect(PaletteColor(rawValue: 255).rgba == RGBA(238, 238, 238))
  }

  @Test func `every colour of the cube and the ramp is its own nearest`() {
    for index in UInt8(16)...255 {
      let color = PaletteColor(rawValue: index).rgba
      #expect(PaletteColor(nearest: color).rgba == color)
    }
  }

  @Test func `the nearest is as near as any of the 240`() {
    func distance(_ first: RGBA, _ second: RGBA) -> Float {
      PerceivedColour(first).distance(to: PerceivedColour(second))
    }
    let palette = (UInt8(16)...255).map { PaletteColor(rawValue: $0).rgba }
    var state: UInt32 = 7
    for _ in 0..<2000 {
      state = state &* 1_664_525 &+ 1_013_904_223
      let color = RGBA(rawValue: state | 0xFF)
      let best = palette.map { distance(color, $0) }.min()
      #expect(distance(color, PaletteColor(nearest: color).rgba) == best)
    }
  }

  @Test func `different colours never become one of the 16`() {
    var state: UInt32 = 11
    for _ in 0..<2000 {
      state = state &* 1_664_525 &+ 1_013_904_223
      let foreground = RGBA(rawValue: state | 0xFF)
      state = state &* 1_664_525 &+ 1_013_904_223
      let background = RGBA(rawValue: state | 0xFF)
      let pair = PaletteColor.basicPair(foreground: foreground, background: background)
      #expect(pair.foreground != pair.background)
      if foreground.contrast(with: background) >= 3, let front = pair.foreground, let behind = pair.background
      {
        #expect(front.rgba.contrast(with: behind.rgba) >= 3)
      }
    }
    let near = PaletteColor.basicPair(foreground: RGBA(28, 28, 30), background: .black)
    #expect(near.background == PaletteColor(rawValue: 0))
    #expect(near.foreground != near.background)
  }

  @Test func `a dark hue stays a hue`() {
    #expect(PaletteColor(nearest: RGBA(27, 47, 99)).rgba == RGBA(0, 0, 95))
    #expect(PaletteColor(nearest: RGBA(75, 46, 131)).rgba == RGBA(95, 0, 135))
    #expect(PaletteColor(nearest: RGBA(52, 54, 61)).rgba == RGBA(58, 58, 58))
  }

  @Test(arguments: [8, 16])
  func `greys are no colours among few`(count: Int) {
    let pair = PaletteColor.basicPair(
      foreground: RGBA(0x8C, 0x86, 0x7A), background: RGBA(0xF6, 0xF3, 0xEC), among: count)
    #expect(pair.background == PaletteColor(rawValue: count == 8 ? 7 : 15))
    #expect(pair.foreground == PaletteColor(rawValue: 0))
    let dark = PaletteColor.basicPair(
      foreground: RGBA(0x84, 0x8A, 0x99), background: RGBA(0x2B, 0x1F, 0x5E), among: count)
    #expect(dark.background == PaletteColor(rawValue: 0))
    #expect(dark.foreground == PaletteColor(rawValue: 7))
  }

  @Test func `clear colours stay the terminal's own`() {
    let pair = PaletteColor.basicPair(foreground: .clear, background: RGBA(255, 0, 0))
    #expect(pair.foreground == nil)
    #expect(pair.background == PaletteColor(rawValue: 1))
    #expect(PaletteColor.basicPair(foreground: .white, background: .clear).background == nil)
  }
}
