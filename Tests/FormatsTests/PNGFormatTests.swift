import Cells
import Foundation
import Resources
import Testing

@testable import Formats

@Suite struct PNGFormatTests {
  let red = RGBA(255, 0, 0)
  let blue = RGBA(0, 0, 255)

  func pixels(_ frame: Frame, paper: PicturePaper = .dark) throws -> Pixels {
    try Pixels(png: PNGFormat.bytes(for: frame, paper: paper))
  }

  /// A frame of one letter.
  func letter(_ text: String = "M", _ attributes: TextAttributes = [], columns: Int = 1) -> Frame {
    var frame = frame(text)
    for index in frame.cells.indices {
      frame.cells[index].foreground = .white
      frame.cells[index].background = .black
      frame.cells[index].attributes = attributes
    }
    return frame
  }

  /// The sum of all brightness.
  func weight(_ pixels: Pixels) -> Int {
    stride(from: 0, to: pixels.bytes.count, by: 4).reduce(0) { $0 + Int(pixels.bytes[$1]) }
  }

  @Test func theReaderOfProjectsReadsIt() throws {
    var frame = frame("█ a", "   ")
    frame[0, 0].foreground = red
    frame[1, 0].background = blue
    let decoded = try PictureDecoder.decode(Data(PNGFormat.bytes(for: frame)))
    #expect(decoded.width == 48 && decoded.height == 64)
    #expect(decoded.picture.pixels[8] == red)
    #expect(decoded.picture.pixels[24] == blue)
    #expect(decoded.picture.pixels[48 * 48] == PicturePaper.dark.background)
  }

  @Test func paperIsBehindEverything() throws {
    let pixels = try pixels(frame("  "), paper: .light)
    #expect(pixels.width == 32 && pixels.height == 32)
    #expect(pixels.colours == [PicturePaper.light.background])
  }

  @Test func attributesShow() throws {
    let plain = try pixels(letter())
    #expect(plain[8, 2] == .black)
    #expect(weight(try pixels(letter("M", .bold))) > weight(plain) * 11 / 10)
    #expect(weight(try pixels(letter("M", .dim))) * 10 / weight(plain) == 6)
    #expect(try pixels(letter("M", .italic)) != plain)
    // A line of one point, as wide as the cell.
    let underlined = try pixels(letter("M", .underline))
    #expect(underlined.crop(0, 28, 16, 2).colours == [.white])
    #expect(underlined.crop(0, 0, 16, 28) == plain.crop(0, 0, 16, 28))
    let stricken = try pixels(letter("M", .strikethrough))
    #expect(stricken.crop(0, 17, 16, 2).colours == [.white])
    let reversed = try pixels(letter("M", .reverse))
    #expect(reversed[0, 0] == .white)
    #expect(reversed.bytes.indices.allSatisfy { $0 % 4 == 3 || reversed.bytes[$0] == 255 - plain.bytes[$0] })
  }

  @Test func translucentColoursLieOverWhatIsBehind() throws {
    var frame = frame("█")
    frame[0, 0].background = RGBA(255, 255, 255)
    frame[0, 0].foreground = RGBA(0, 0, 0, 128)
    #expect(try pixels(frame).colours == [RGBA(127, 127, 127)])
  }

  @Test func lettersStayInTheirCells() throws {
    for text in ["M", "W", "@", "g", "Å", "한", "漢", "あ", "●", "☕", "⚙"] {
      let columns = TextWidth.columns(of: text)
      let pixels = try pixels(letter(" \(text) "))
      #expect(pixels.crop(0, 0, 15, 32).colours == [.black], "\(text)")
      #expect(pixels.crop(16 * (columns + 1) + 1, 0, 15, 32).colours == [.black], "\(text)")
      #expect(pixels.crop(16, 0, 16 * columns, 32).colours.count > 4, "\(text)")
    }
  }

  @Test func wideLettersFillBothCells() throws {
    let pixels = try pixels(letter("한"))
    #expect(pixels.width == 32)
    #expect(weight(pixels.cell(0, 0)) > 0 && weight(pixels.cell(1, 0)) > 0)
  }

  @Test func marksStandOnTheirLetters() throws {
    // The letter and its mark as one character and as two.
    #expect(try pixels(letter("e\u{301}")) == pixels(letter("é")))
    // A mark that no single character has: the letter is still there.
    let plain = try pixels(letter("m"))
    let marked = try pixels(letter("m\u{301}"))
    #expect(marked.crop(0, 14, 16, 18) == plain.crop(0, 14, 16, 18))
    #expect(weight(marked) > weight(plain))
  }

  @Test func whatNoFontHasIsAnEmptyBox() throws {
    // A character for private use that no font of Debian's has.
    let pixels = try pixels(letter("\u{10FF00}"))
    let first = try #require((0..<16).first { pixels[$0, 16].red > 127 })
    #expect(first == 2)
    #expect(pixels[8, 16] == .black)
    #expect(pixels[8, 6] == .white)
  }

  /// Whether the font is there whose pictures of emoji Debian has.
  static let hasEmoji = ["truetype/noto", "truetype/noto-emoji"].contains {
    FileManager.default.fileExists(atPath: "/usr/share/fonts/\($0)/NotoColorEmoji.ttf")
  }

  @Test(.enabled(if: hasEmoji, "fonts-noto-color-emoji is not installed"))
  func emojiKeepTheirColours() throws {
    let pixels = try pixels(letter("🍎"))
    #expect(pixels.width == 32)
    #expect(pixels.colours.contains { $0.red > 150 && $0.green < 90 })
  }

  @Test(.enabled(if: hasEmoji, "fonts-noto-color-emoji is not installed"))
  func sequencesOfEmojiAreOnePicture() throws {
    // A flag, a family, a skin tone and a keycap are other pictures than what they begin with.
    for (text, first) in [("🇰🇷", "🇰"), ("👨‍👩‍👧", "👨"), ("👍🏽", "👍")] {
      let pixels = try pixels(letter(text))
      #expect(try pixels.width == 32 && pixels != self.pixels(letter(first)), "\(text)")
      #expect(pixels.colours.count > 20, "\(text)")
    }
    #expect(try pixels(letter("🇰🇷")) != pixels(letter("🇰🇪")))
  }

  @Test func theSameFrameGivesTheSameBytes() {
    #expect(PNGFormat.bytes(for: everyGlyph) == PNGFormat.bytes(for: everyGlyph))
  }

  /// SVG is drawn by somebody else's program, and is the same picture.
  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/rsvg-convert"), "rsvg-convert is missing"))
  func svgIsTheSamePicture() throws {
    for frame in [everyGlyph, letter("g", [.italic, .underline])] {
      let svg = SVGFormat.string(for: frame)
      let drawn = try #require(try run("rsvg-convert", ["--zoom", "2"], input: Array(svg.utf8)))
      let (own, other) = (try pixels(frame), try Pixels(png: drawn))
      #expect(own.width == other.width && own.height == other.height)
      let difference = own.difference(to: other)
      // Two programs smooth edges a little differently; pictures in a picture more so.
      #expect(difference.pixels * 200 < own.width * own.height, "\(difference)")
    }
  }
}
