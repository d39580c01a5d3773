internal import CTurboJPEG
import Cells
import Foundation

/// JPEG, also progressive, by libjpeg-turbo, which makes large pictures smaller while it decodes them.
enum JPEGDecoder {
  static func decode(_ data: Data) throws(PictureDecoder.Failure) -> PictureDecoder.Decoded {
    guard let handle = tjInitDecompress() else {
      throw PictureDecoder.Failure(description: "cannot be decoded: there is no memory")
    }
    defer { tjDestroy(handle) }
    let bytes = [UInt8](data)
    func failure() -> PictureDecoder.Failure {
      PictureDecoder.Failure(description: "is a damaged JPEG: \(String(cString: tjGetErrorStr2(handle)))")
    }
    var (width, height, subsampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
    guard
      tjDecompressHeader3(handle, bytes, UInt(bytes.count), &width, &height, &subsampling, &space) == 0
    else { throw failure() }
    // A progressive JPEG is kept whole while it is decoded, whatever its size then.
    let most = isProgressive(bytes) ? PictureDecoder.mostPNGPixels : PictureDecoder.mostJPEGPixels
    guard width > 0, height > 0, Int(width) <= most / Int(height) else {
      throw PictureDecoder.Failure(description: "has \(width) x \(height) pixels, too many; make it smaller")
    }
    // The smallest of an eighth, a quarter, a half and the whole that still has the pixels to keep.
    let longest = Int(max(width, height))
    let divisor = [8, 4, 2].first { longest / $0 >= PictureDecoder.longestSide } ?? 1
    let (across, down) = (
      (Int(width) + divisor - 1) / divisor, (Int(height) + divisor - 1) / divisor
    )
    guard across <= PictureDecoder.mostPNGPixels / down else {
      throw PictureDecoder.Failure(description: "has \(width) x \(height) pixels, too many; make it smaller")
    }
    let pixels = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: across * down * 4)
    defer { pixels.deallocate() }
    pixels.initialize(repeating: 255)
    let status = tjDecompress2(
      handle, bytes, UInt(bytes.count), pixels.baseAddress, Int32(across), 0, Int32(down),
      Int32(TJPF_RGBA.rawValue), TJFLAG_LIMITSCANS)
    // A file that was cut off still shows what there is of it, as everywhere.
    guard status == 0 || tjGetErrorCode(handle) == Int32(TJERR_WARNING.rawValue) else { throw failure() }
    return PictureDecoder.Decoded(
      picture: PictureDecoder.picture(UnsafeBufferPointer(pixels), width: across, height: down),
      width: Int(width), height: Int(height))
  }

  /// Whether the frame is of one of the progressive kinds, by the markers before its first scan.
  private static func isProgressive(_ bytes: [UInt8]) -> Bool {
    var place = 2
    while place + 3 < bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if [0xC2, 0xC6, 0xCA, 0xCE].contains(marker) { return true }
      if marker == 0xDA { return false }
      if marker == 0xFF {
        place += 1
      } else {
        place += 2 + (Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
      }
    }
    return false
  }
}
