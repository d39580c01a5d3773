extension GlyphImage {
  /// A picture from a font, made as small as its cells and put in their middle.
  init(_ picture: (width: Int, height: Int, pixels: [UInt8]), columns: Int) {
    // Half a point of air on each side, as between letters.
    let room = (width: columns * 8 - 1, height: 15)
    let factor = min(
      Double(room.width) / Double(picture.width), Double(room.height) / Double(picture.height))
    // In whole half points, so that its edges lie between the pixels of a PNG.
    func halves(_ length: Int) -> Int { max(1, Int((Double(length) * factor * 2).rounded())) }
    let (width, height) = (halves(picture.width), halves(picture.height))
    let point = PictureUnits.point
    let left = (columns * 16 - width) / 2 * point / 2
    let top = (32 - height) / 2 * point / 2
    let scale = Self.pixelsPerPoint
    self.init(
      rect: UnitRect(left, top, left + width * point / 2, top + height * point / 2),
      width: width * scale / 2, height: height * scale / 2,
      pixels: Self.scaled(
        picture.pixels, picture.width, picture.height, width * scale / 2, height * scale / 2))
  }

  /// The same picture in another size: each pixel is the mean of what it covers.
  static func scaled(
    _ pixels: [UInt8], _ width: Int, _ height: Int, _ newWidth: Int, _ newHeight: Int
  ) -> [UInt8] {
    let columns = spans(width, newWidth)
    let rows = spans(height, newHeight)
    var result: [UInt8] = []
    result.reserveCapacity(4 * newWidth * newHeight)
    for row in rows {
      for column in columns {
        var sums = (0.0, 0.0, 0.0, 0.0)
        var total = 0.0
        for (y, heightPart) in row {
          for (x, widthPart) in column {
            let weight = heightPart * widthPart
            let pixel = 4 * (y * width + x)
            sums.0 += weight * Double(pixels[pixel])
            sums.1 += weight * Double(pixels[pixel + 1])
            sums.2 += weight * Double(pixels[pixel + 2])
            sums.3 += weight * Double(pixels[pixel + 3])
            total += weight
          }
        }
        for sum in [sums.0, sums.1, sums.2, sums.3] { result.append(UInt8((sum / total).rounded())) }
      }
    }
    return result
  }

  /// The old pixels that each new one lies over, and how much of it.
  private static func spans(_ length: Int, _ newLength: Int) -> [[(index: Int, part: Double)]] {
    (0..<newLength).map { index in
      let from = Double(index) * Double(length) / Double(newLength)
      let to = Double(index + 1) * Double(length) / Double(newLength)
      return (Int(from)..<min(length, Int(to.rounded(.up)))).compactMap { old in
        let part = min(to, Double(old + 1)) - max(from, Double(old))
        return part > 0 ? (old, part) : nil
      }
    }
  }
}
