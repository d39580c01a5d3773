import CPNG
import Cells
import Foundation
import Testing

@testable import Formats

/// A picture as tests look at it.
struct Pixels: Equatable {
  var width: Int
  var height: Int
  /// Red, green, blue and alpha of each pixel.
  var bytes: [UInt8]

  init(width: Int, height: Int, bytes: [UInt8] = []) {
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  /// Reads a PNG of any size.
  init(png: [UInt8]) throws {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    var pixels: [UInt8] = []
    let isRead = png.withUnsafeBytes { buffer in
      guard png_image_begin_read_from_memory(&image, buffer.baseAddress, buffer.count) != 0 else {
        return false
      }
      image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
      pixels = [UInt8](repeating: 0, count: Int(image.width) * Int(image.height) * 4)
      return png_image_finish_read(&image, nil, &pixels, 0, nil) != 0
    }
    try #require(isRead)
    self.init(width: Int(image.width), height: Int(image.height), bytes: pixels)
  }

  subscript(x: Int, y: Int) -> RGBA {
    let start = 4 * (y * width + x)
    return RGBA(bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3])
  }

  /// The picture of one cell.
  func cell(_ column: Int, _ row: Int) -> Pixels {
    crop(column * 16, row * 32, 16, 32)
  }

  func crop(_ left: Int, _ top: Int, _ width: Int, _ height: Int) -> Pixels {
    var part = Pixels(width: width, height: height)
    for y in top..<top + height {
      part.bytes += bytes[4 * (y * self.width + left)..<4 * (y * self.width + left + width)]
    }
    return part
  }

  /// The colours in it, each once.
  var colours: Set<RGBA> {
    Set((0..<height).flatMap { y in (0..<width).map { self[$0, y] } })
  }

  /// How much the pixels differ: the largest difference of a component, and how many pixels have one of
  /// more than 24.
  func difference(to other: Pixels) -> (largest: Int, pixels: Int) {
    var (largest, pixels) = (0, 0)
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let difference = (0..<4).map { abs(Int(bytes[start + $0]) - Int(other.bytes[start + $0])) }.max()!
      largest = max(largest, difference)
      if difference > 24 { pixels += 1 }
    }
    return (largest, pixels)
  }
}

/// Runs a program; `nil` when it is not installed.
func run(_ program: String, _ arguments: [String], input: [UInt8] = []) throws -> [UInt8]? {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/\(program)")
  guard FileManager.default.isExecutableFile(atPath: process.executableURL!.path) else { return nil }
  process.arguments = arguments
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  // Files and no pipes: nobody waits for the other to read.
  let (source, result) = (folder.appendingPathComponent("in"), folder.appendingPathComponent("out"))
  try Data(input).write(to: source)
  try Data().write(to: result)
  process.standardInput = try FileHandle(forReadingFrom: source)
  process.standardOutput = try FileHandle(forWritingTo: result)
  try process.run()
  process.waitUntilExit()
  #expect(process.terminationStatus == 0, "\(program) failed")
  return [UInt8](try Data(contentsOf: result))
}

/// Every kind of glyph that a frame holds: text in all attributes, wide characters, marks, blocks, lines,
/// shades and braille.
let everyGlyph: Frame = {
  var rows = ["Aa Gg &<>\"' ÅÉñ ß", "한글 漢字 かな ａＢ", "e\u{301}o\u{302} नी ไทย Ω ж"]
  func characters(_ range: ClosedRange<UInt32>, columns: UInt32 = 32) {
    for start in stride(from: range.lowerBound, through: range.upperBound, by: Int(columns)) {
      rows.append(
        String(String.UnicodeScalarView((start..<start + columns).map { Unicode.Scalar($0)! })))
    }
  }
  characters(0x2500...0x259F)
  characters(0x2800...0x28FF)
  rows += ["● ○ ◔ ◑ ◕ ■ □ ◆ ▲ ▸ ⚙ ♨ ☕ ⬟", "bold dim italic under strike reverse", "😀🌲🦊 🇰🇷 👨‍👩‍👧 ❤️"]
  var frame = frame(rows: rows, manner: .filled)
  let attributes: [(TextAttributes, Range<Int>)] = [
    (.bold, 0..<4), (.dim, 5..<8), (.italic, 9..<15), (.underline, 16..<21), (.strikethrough, 22..<28),
    (.reverse, 29..<36),
  ]
  for (attribute, columns) in attributes {
    for column in columns { frame[column, rows.count - 2].attributes = attribute }
  }
  for row in 0..<frame.rows {
    for column in 0..<frame.columns {
      frame[column, row].foreground = RGBA(UInt8(120 + 3 * row), 200, UInt8(255 - 4 * column))
      frame[column, row].background = row % 3 == 2 ? .clear : RGBA(20, UInt8(4 * row), 60)
      // Both halves of a wide character look alike.
      guard frame[column, row].glyph == nil else { continue }
      frame[column, row] = frame[column - 1, row]
      frame[column, row].glyph = nil
    }
  }
  return frame
}()
