/// A picture made of pixels.
public struct Picture: Hashable, Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Row after row from the leading top corner, not premultiplied.
  public let pixels: ContiguousArray<RGBA>

  /// Makes a picture of `width * height` pixels; a picture has at least one.
  public init(width: Int, height: Int, pixels: ContiguousArray<RGBA>) {
    precondition(width > 0 && height > 0 && pixels.count == width * height, "a pixel for each place")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The mean colour of a rectangle in pixels, its edges anywhere between them.
  ///
  /// Each pixel counts by its area inside of the rectangle and by its alpha.
  public func average(x: Range<Double>, y: Range<Double>) -> RGBA {
    let (left, right) = (max(0, x.lowerBound), min(Double(width), x.upperBound))
    let (top, bottom) = (max(0, y.lowerBound), min(Double(height), y.upperBound))
    guard left < right, top < bottom else { return .clear }
    var (red, green, blue, alpha, area) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for row in Int(top)..<min(height, Int(bottom.rounded(.up))) {
      let high = min(bottom, Double(row + 1)) - max(top, Double(row))
      for column in Int(left)..<min(width, Int(right.rounded(.up))) {
        let share = (min(right, Double(column + 1)) - max(left, Double(column))) * high
        let pixel = pixels[row * width + column]
        let weight = share * Double(pixel.alpha)
        red += Double(pixel.red) * weight
        green += Double(pixel.green) * weight
        blue += Double(pixel.blue) * weight
        alpha += weight
        area += share
      }
    }
    guard alpha > 0, area > 0 else { return .clear }
    func byte(_ value: Double) -> UInt8 { UInt8(min(255, max(0, value.rounded()))) }
    return RGBA(byte(red / alpha), byte(green / alpha), byte(blue / alpha), byte(alpha / area))
  }

  /// The mean colour of the whole picture.
  public var average: RGBA { average(x: 0..<Double(width), y: 0..<Double(height)) }

  /// The pixel at a place; outside of the picture the nearest one.
  public func pixel(x: Double, y: Double) -> RGBA {
    let column = min(width - 1, max(0, Int(x)))
    let row = min(height - 1, max(0, Int(y)))
    return pixels[row * width + column]
  }

  /// The picture made smaller, so that neither side is longer than `side` pixels.
  public func reduced(toFit side: Int) -> Picture {
    let longest = max(width, height)
    guard longest > side, side > 0 else { return self }
    let factor = Double(side) / Double(longest)
    let (columns, rows) = (
      max(1, Int((Double(width) * factor).rounded())), max(1, Int((Double(height) * factor).rounded()))
    )
    let (stepX, stepY) = (Double(width) / Double(columns), Double(height) / Double(rows))
    var result = ContiguousArray<RGBA>()
    result.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        result.append(
          average(
            x: Double(column) * stepX..<Double(column + 1) * stepX,
            y: Double(row) * stepY..<Double(row + 1) * stepY))
      }
    }
    return Picture(width: columns, height: rows, pixels: result)
  }
}
