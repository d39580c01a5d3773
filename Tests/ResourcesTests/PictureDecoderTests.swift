import Cells
import Foundation
import Resources
import Testing

@Suite struct PictureDecoderTests {
  @Test func pngKeepsColoursAndAlpha() throws {
    let colours = [RGBA(255, 0, 0), RGBA(0, 255, 0, 128), RGBA(0, 0, 255), .clear]
    let decoded = try PictureDecoder.decode(SamplePicture.png(width: 2, height: 2) { colours[$1 * 2 + $0] })
    #expect(decoded.width == 2)
    #expect(decoded.picture.pixels[0] == colours[0])
    #expect(decoded.picture.pixels[1] == colours[1])
    #expect(decoded.picture.pixels[2] == colours[2])
    #expect(decoded.picture.pixels[3].isClear)
  }

  @Test(arguments: [false, true]) func jpegComesNear(isProgressive: Bool) throws {
    let data = SamplePicture.jpeg(width: 32, height: 16, isProgressive: isProgressive) { column, _ in
      column < 16 ? RGBA(200, 40, 40) : RGBA(40, 40, 200)
    }
    let picture = try PictureDecoder.decode(data).picture
    let (left, right) = (picture.pixel(x: 2, y: 8), picture.pixel(x: 29, y: 8))
    #expect(abs(Int(left.red) - 200) < 8 && abs(Int(left.blue) - 40) < 8)
    #expect(abs(Int(right.red) - 40) < 8 && abs(Int(right.blue) - 200) < 8)
  }

  @Test func largePicturesAreKeptSmallAndSayTheirSize() throws {
    let decoded = try PictureDecoder.decode(SamplePicture.jpeg(width: 4200, height: 700) { _, _ in .white })
    #expect((decoded.width, decoded.height) == (4200, 700))
    #expect(decoded.picture.width <= 525 && decoded.picture.width >= 256)
    let png = try PictureDecoder.decode(SamplePicture.png(width: 1000, height: 10) { _, _ in .white })
    #expect((png.picture.width, png.picture.height) == (512, 5))
  }

  /// The header alone says that it is huge: nothing of that size is ever held.
  @Test func aHugePNGIsRefused() throws {
    var data = SamplePicture.png(width: 1, height: 1) { _, _ in .white }
    func put(_ value: UInt32, at place: Int) {
      for index in 0..<4 { data[place + index] = UInt8(truncatingIfNeeded: value >> (24 - 8 * index)) }
    }
    put(20_000, at: 16)
    put(20_000, at: 20)
    put(crc(data[12..<29]), at: 29)
    #expect {
      try PictureDecoder.decode(data)
    } throws: { "\($0)".contains("20000 x 20000 pixels") }
  }

  @Test func damageIsAnError() throws {
    let png = SamplePicture.png(width: 20, height: 20) { column, row in RGBA(UInt8(column), UInt8(row), 9) }
    #expect(throws: PictureDecoder.Failure.self) { try PictureDecoder.decode(png.prefix(60)) }
    var changed = png
    for place in 45..<60 { changed[place] = 0x5A }
    #expect(throws: PictureDecoder.Failure.self) { try PictureDecoder.decode(changed) }
    #expect(throws: PictureDecoder.Failure.self) {
      try PictureDecoder.decode(Data([0xFF, 0xD8, 0xFF, 0xE0, 1]))
    }
    #expect(throws: PictureDecoder.Failure.self) { try PictureDecoder.decode(Data("GIF89a".utf8)) }
    #expect(throws: PictureDecoder.Failure.self) { try PictureDecoder.decode(Data()) }
  }

  private func crc(_ bytes: Data) -> UInt32 {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    return ~value
  }
}
