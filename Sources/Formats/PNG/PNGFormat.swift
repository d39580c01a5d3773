internal import CPNG
import Cells

/// A frame as a PNG picture: two pixels a point, so 16 x 32 pixels a cell.
///
/// It is the same drawing as that of ``SVGFormat``: shapes on whole pixels, letters smoothed by FreeType.
public enum PNGFormat {
  /// The bytes of the file.
  ///
  /// - Parameter paper: The colours of what the frame does not paint.
  public static func bytes(for frame: Frame, paper: PicturePaper = .dark) -> [UInt8] {
    bytes(for: Raster(frame, paper: paper))
  }

  /// A raster as a PNG file; without a channel for alpha where it is opaque.
  static func bytes(for raster: Raster) -> [UInt8] {
    let isOpaque = raster.isOpaque
    let pixels = isOpaque ? raster.opaquePixels : raster.straightPixels
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(raster.width)
    image.height = png_uint_32(raster.height)
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR) | (isOpaque ? 0 : png_uint_32(PNG_FORMAT_FLAG_ALPHA))
    defer { png_image_free(&image) }
    // No picture is larger than its pixels with a little for each row.
    var size = png_alloc_size_t(pixels.count + pixels.count / 8 + 64 * (raster.height + 64))
    var bytes = [UInt8](repeating: 0, count: size)
    let isWritten = png_image_write_to_memory(&image, &bytes, &size, 0, pixels, 0, nil)
    // It fails for want of memory alone.
    precondition(isWritten != 0, "libpng writes what it was given room for")
    return Array(bytes[..<size])
  }
}
