import Cells

/// A picture of pixels.
struct Raster: Hashable {
  let width: Int
  let height: Int
  /// Red, green, blue and alpha of each pixel, row after row, the colours multiplied by alpha.
  private(set) var pixels: [UInt8]

  /// One colour.
  init(width: Int, height: Int, colour: RGBA) {
    self.width = width
    self.height = height
    let components = [colour.red, colour.green, colour.blue, colour.alpha]
    pixels = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { result, count in
      for place in 0..<4 * width * height { result[place] = components[place & 3] }
      count = 4 * width * height
    }
  }

  init(_ image: GlyphImage) {
    (width, height, pixels) = (image.width, image.height, image.pixels)
  }

  /// Fills a rectangle of pixels with an opaque colour; what lies outside is left out.
  mutating func fill(left: Int, top: Int, right: Int, bottom: Int, _ colour: RGBA) {
    let (left, right) = (max(0, left), min(width, right))
    guard left < right else { return }
    for y in max(0, top)..<max(max(0, top), min(height, bottom)) {
      for pixel in stride(from: 4 * (y * width + left), to: 4 * (y * width + right), by: 4) {
        pixels[pixel] = colour.red
        pixels[pixel + 1] = colour.green
        pixels[pixel + 2] = colour.blue
        pixels[pixel + 3] = 255
      }
    }
  }

  /// Lays an opaque colour on where a shape covers pixels.
  mutating func blend(_ coverage: Coverage, x: Int, y: Int, _ colour: RGBA) {
    let components = [Int(colour.red), Int(colour.green), Int(colour.blue), 255]
    for row in 0..<coverage.height {
      let line = y + coverage.top + row
      guard line >= 0, line < height else { continue }
      for column in 0..<coverage.width {
        let place = x + coverage.left + column
        let part = Int(coverage.values[row * coverage.width + column])
        guard part > 0, place >= 0, place < width else { continue }
        let pixel = 4 * (line * width + place)
        for component in 0..<4 {
          let below = Int(pixels[pixel + component])
          pixels[pixel + component] = UInt8((components[component] * part + below * (255 - part) + 127) / 255)
        }
      }
    }
  }

  /// Lays a picture over the pixels, its first one at a place.
  mutating func blend(_ picture: Raster, x: Int, y: Int) {
    for row in 0..<picture.height where (0..<height).contains(y + row) {
      for column in 0..<picture.width where (0..<width).contains(x + column) {
        let source = 4 * (row * picture.width + column)
        let target = 4 * ((y + row) * width + x + column)
        let rest = 255 - Int(picture.pixels[source + 3])
        for component in 0..<4 {
          let below = (Int(pixels[target + component]) * rest + 127) / 255
          pixels[target + component] = UInt8(min(255, Int(picture.pixels[source + component]) + below))
        }
      }
    }
  }

  /// The same picture in half its size.
  var halved: Raster {
    Raster(
      width: width / 2, height: height / 2,
      pixels: GlyphImage.scaled(pixels, width, height, width / 2, height / 2))
  }

  private init(width: Int, height: Int, pixels: [UInt8]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// The pixels as PNG holds them: the colours not multiplied by alpha.
  var straightPixels: [UInt8] {
    var result = pixels
    for pixel in stride(from: 0, to: result.count, by: 4) where result[pixel + 3] != 255 {
      let alpha = Int(result[pixel + 3])
      for component in 0..<3 where alpha > 0 {
        result[pixel + component] = UInt8(
          min(255, (Int(result[pixel + component]) * 255 + alpha / 2) / alpha))
      }
    }
    return result
  }

  /// Red, green and blue of each pixel.
  var opaquePixels: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 3 * width * height) { result, count in
      for pixel in 0..<width * height {
        for component in 0..<3 { result[3 * pixel + component] = pixels[4 * pixel + component] }
      }
      count = 3 * width * height
    }
  }

  var isOpaque: Bool {
    stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 }
  }
}
