import Foundation
import Testing

@testable import UIKit

@Suite struct UIImageTests {
  /// Signature and IHDR of a PNG of 300 by 40 pixels.
  private static let png =
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]) + Data("IHDR".utf8)
    + Data([0, 0, 1, 44, 0, 0, 0, 40])

  @Test func sizeComesFromTheHeader() throws {
    #expect(try #require(UIImage(data: Self.png)).size == CGSize(width: 300, height: 40))
    #expect(try #require(UIImage(data: Self.png, scale: 2)).size == CGSize(width: 150, height: 20))
  }

  @Test func jpegSegmentsAreSkipped() throws {
    let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 20, 1, 0])
    #expect(PictureHeader(jpeg).map { [$0.width, $0.height] } == [256, 20])
  }

  @Test func gifIsLittleEndian() {
    let gif = Data("GIF89a".utf8) + Data([16, 0, 1, 1])
    #expect(PictureHeader(gif).map { [$0.width, $0.height] } == [16, 257])
  }

  @Test(arguments: [
    Data(), Data([0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF, 0, 0, 0, 0, 0]), Data("text".utf8), png.prefix(20),
  ])
  func whatIsNoPictureIsNone(data: Data) {
    #expect(UIImage(data: data) == nil)
  }

  @Test func tintAndModeMakeNewPictures() throws {
    let picture = try #require(UIImage(data: Self.png))
    #expect(picture.withTintColor(.red) != picture)
    #expect(picture.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    #expect(picture.pngData() == Self.png && picture.jpegData(compressionQuality: 1) == nil)
  }

  @Test func fontMetrics() {
    #expect(UIFont.preferredFont(forTextStyle: .headline).pointSize == 17)
    #expect(abs(UIFont.systemFont(ofSize: 17).lineHeight - 20.287) < 0.001)
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
  }
}
