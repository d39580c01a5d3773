import Cells

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

extension ShapePath {
  /// The path turned around a centre, in radians, clockwise.
  func rotated(by radians: Double, aroundX centerX: Double, y centerY: Double) -> ShapePath {
    let (sine, cosine) = (sin(radians), cos(radians))
    return mapPoints { point in
      let (x, y) = (point.x - centerX, point.y - centerY)
      return Point(centerX + x * cosine - y * sine, centerY + x * sine + y * cosine)
    }
  }
}
