import Foundation

/// What the first bytes of a picture's file say: how many pixels it has.
package struct PictureHeader: Equatable {
  package var width: Int
  package var height: Int

  /// Reads the header of a PNG, JPEG or GIF file; `nil` for anything else.
  package init?(_ data: Data) {
    let bytes = [UInt8](data)
    guard let (width, height) = Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes), width > 0, height > 0
    else { return nil }
    self.width = width
    self.height = height
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  private static func png(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      return nil
    }
    return (number(bytes[16..<20]), number(bytes[20..<24]))
  }

  private static func gif(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
    return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
  }

  /// Goes from segment to segment to the one that begins the picture.
  private static func jpeg(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 9 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (number(bytes[place + 7..<place + 9]), number(bytes[place + 5..<place + 7]))
      }
      // A filler byte has no segment; a segment counts its own two bytes of length.
      place += marker == 0xFF ? 1 : 2 + max(2, number(bytes[place + 2..<place + 4]))
    }
    return nil
  }
}
