import CPNG
import CTurboJPEG
import Cells
import Foundation

/// Files of pictures, made by the libraries that read them.
enum SamplePicture {
  /// A PNG of so many pixels, each by its place.
  static func png(width: Int, height: Int, _ pixel: (Int, Int) -> RGBA) -> Data {
    let bytes = rgba(width, height, pixel)
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(width)
    image.height = png_uint_32(height)
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    var size = png_alloc_size_t(0)
    png_image_write_to_memory(&image, nil, &size, 0, bytes, 0, nil)
    var data = Data(count: Int(size))
    data.withUnsafeMutableBytes { buffer in
      _ = png_image_write_to_memory(&image, buffer.baseAddress, &size, 0, bytes, 0, nil)
    }
    return data.prefix(Int(size))
  }

  static func jpeg(width: Int, height: Int, isProgressive: Bool = false, _ pixel: (Int, Int) -> RGBA) -> Data
  {
    let bytes = rgba(width, height, pixel)
    let handle = tjInitCompress()
    defer { tjDestroy(handle) }
    var buffer: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    tjCompress2(
      handle, bytes, Int32(width), 0, Int32(height), Int32(TJPF_RGBA.rawValue), &buffer, &size,
      Int32(TJSAMP_444.rawValue), 95, isProgressive ? TJFLAG_PROGRESSIVE : 0)
    defer { tjFree(buffer) }
    guard let buffer else { return Data() }
    return Data(bytes: buffer, count: Int(size))
  }

  private static func rgba(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> RGBA) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        let colour = pixel(column, row)
        bytes += [colour.red, colour.green, colour.blue, colour.alpha]
      }
    }
    return bytes
  }
}
