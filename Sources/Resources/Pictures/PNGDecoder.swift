internal import CPNG
import Cells
import Foundation

/// PNG of every kind (palettes, grey, 16 bits, interlaced) by libpng's simplified interface, which answers
/// damage by an error and never jumps out of Swift code.
enum PNGDecoder {
  static func decode(_ data: Data) throws(PictureDecoder.Failure) -> PictureDecoder.Decoded {
    let bytes = [UInt8](data)
    // The image keeps the address of the bytes between the two calls.
    return try bytes.withUnsafeBytes { buffer in
      Result { () throws(PictureDecoder.Failure) in try decode(buffer) }
    }.get()
  }

  private static func decode(
    _ bytes: UnsafeRawBufferPointer
  ) throws(PictureDecoder.Failure) -> PictureDecoder.Decoded {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
      throw PictureDecoder.Failure(description: "is a damaged PNG: \(message(of: image))")
    }
    let (width, height) = (Int(image.width), Int(image.height))
    guard width > 0, height > 0, width <= PictureDecoder.mostPNGPixels / height else {
      throw PictureDecoder.Failure(
        description:
          "has \(width) x \(height) pixels, more than \(PictureDecoder.mostPNGPixels >> 20) million; "
          + "make it smaller")
    }
    // Red, green, blue and alpha, a byte each: PNG_FORMAT_RGBA, whose macro Swift does not see.
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    let pixels = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: width * height * 4)
    defer { pixels.deallocate() }
    guard png_image_finish_read(&image, nil, pixels.baseAddress, 0, nil) != 0 else {
      throw PictureDecoder.Failure(description: "is a damaged PNG: \(message(of: image))")
    }
    return PictureDecoder.Decoded(
      picture: PictureDecoder.picture(UnsafeBufferPointer(pixels), width: width, height: height),
      width: width, height: height)
  }

  private static func message(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
