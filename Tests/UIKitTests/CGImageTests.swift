import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite struct CGImageTests {
  /// Two rows: red and green, blue and clear.
  private let image = CGImage(
    width: 2, height: 2, bytes: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0])

  @Test func measures() {
    #expect(image.width == 2 && image.height == 2)
    #expect(image.bytesPerRow == 8 && image.bitsPerPixel == 32 && image.bitsPerComponent == 8)
  }

  @Test func croppingKeepsThePart() {
    let part = image.cropping(to: CGRect(x: 1, y: 0, width: 5, height: 2))
    #expect(part == CGImage(width: 1, height: 2, bytes: [0, 255, 0, 255, 0, 0, 0, 0]))
    #expect(image.cropping(to: CGRect(x: 4, y: 0, width: 1, height: 1)) == nil)
  }

  @Test func picturesOfPixels() {
    let picture = UIImage(cgImage: image, scale: 2, orientation: .up)
    #expect(picture.size == CGSize(width: 1, height: 1) && picture.scale == 2)
    #expect(picture.cgImage == image)
    #expect(picture.picture?.pixels[1] == .init(0, 255, 0))
    #expect(UIImage(systemName: "star")?.cgImage == nil)
  }
}
