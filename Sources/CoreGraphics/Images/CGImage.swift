import Foundation

/// A picture of pixels, four bytes each: red, green, blue and alpha, not premultiplied.
public final class CGImage: Hashable, Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Row after row from the top.
  package let bytes: [UInt8]

  package init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(width > 0 && height > 0 && bytes.count == width * height * 4, "four bytes for each pixel")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }

  /// The part of the picture inside of a rectangle in pixels; `nil` when there is none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.standardized.intersection(CGRect(x: 0, y: 0, width: width, height: height)).integral
    guard part.width >= 1, part.height >= 1 else { return nil }
    let (columns, rows) = (Int(part.width), Int(part.height))
    var cut: [UInt8] = []
    cut.reserveCapacity(columns * rows * 4)
    for row in 0..<rows {
      let start = ((Int(part.minY) + row) * width + Int(part.minX)) * 4
      cut += bytes[start..<start + columns * 4]
    }
    return CGImage(width: columns, height: rows, bytes: cut)
  }

  public static func == (first: CGImage, second: CGImage) -> Bool {
    first.width == second.width && first.height == second.height && first.bytes == second.bytes
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(bytes)
  }
}
