import Cells
import Foundation
internal import PictureLibraries

/// Makes pictures of PNG and JPEG data.
public enum PictureDecoder {
  /// PNG cannot be made smaller while it is decoded, so this many pixels are decoded at most: 16 million,
  /// 64 MB. The largest screen of an iPhone has 4 million.
  static let mostPNGPixels = 1 << 24
  /// JPEG is decoded at an eighth of its size where that is enough.
  static let mostJPEGPixels = 1 << 30
  /// What is kept: far more than the quarters of any terminal's cells.
  static let longestSide = 512

  /// A decoded picture and how large it was.
  public struct Decoded: Hashable, Sendable {
    /// At most 512 pixels a side; made smaller when there were more.
    public var picture: Picture
    /// In pixels, as the file says.
    public var width: Int
    public var height: Int

    public init(picture: Picture, width: Int, height: Int) {
      self.picture = picture
      self.width = width
      self.height = height
    }
  }

  /// What is wrong with the data, for a sentence such as "photo.png: is no PNG".
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    public var description: String
  }

  /// - Throws: `Failure` where the library cannot be opened.
  private static func open(_ library: islet_picture_library) throws(Failure) {
    guard let problem = islet_picture_library_problem(library) else { return }
    throw Failure(description: "cannot be decoded: \(String(cString: problem))")
  }

  /// Decodes a picture; the format is told by its first bytes.
  public static func decode(_ data: Data) throws(Failure) -> Decoded {
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      try open(islet_picture_library_png)
      return try PNGDecoder.decode(data)
    }
    if data.starts(with: [0xFF, 0xD8, 0xFF]) {
      try open(islet_picture_library_jpeg)
      return try JPEGDecoder.decode(data)
    }
    throw Failure(description: "is neither PNG nor JPEG")
  }

  /// The picture of bytes in the order red, green, blue, alpha, made small enough to keep.
  static func picture(_ bytes: UnsafeBufferPointer<UInt8>, width: Int, height: Int) -> Picture {
    var pixels = ContiguousArray<RGBA>()
    pixels.reserveCapacity(width * height)
    for index in 0..<width * height {
      pixels.append(
        RGBA(bytes[index * 4], bytes[index * 4 + 1], bytes[index * 4 + 2], bytes[index * 4 + 3]))
    }
    return Picture(width: width, height: height, pixels: pixels).reduced(toFit: longestSide)
  }
}
