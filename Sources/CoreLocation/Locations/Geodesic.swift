import Foundation

/// Distances on the ellipsoid WGS 84, by Vincenty's inverse formula (Survey Review 23, 1975).
enum Geodesic {
  private static let equator = 6_378_137.0
  private static let flattening = 1 / 298.257223563

  /// Metres from one place to another. Where the formula does not settle, as between places that lie opposite to
  /// one another, on a ball of the earth's mean radius.
  static func distance(from first: CLLocationCoordinate2D, to second: CLLocationCoordinate2D) -> Double {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let pole = (1 - flattening) * equator
    let apart = radians(second.longitude - first.longitude)
    let low = atan((1 - flattening) * tan(radians(first.latitude)))
    let high = atan((1 - flattening) * tan(radians(second.latitude)))
    let (sinLow, cosLow, sinHigh, cosHigh) = (sin(low), cos(low), sin(high), cos(high))
    var lambda = apart
    for _ in 0..<100 {
      let (x, y) = (cosHigh * sin(lambda), cosLow * sinHigh - sinLow * cosHigh * cos(lambda))
      let sinSigma = (x * x + y * y).squareRoot()
      if sinSigma == 0 { return 0 }
      let cosSigma = sinLow * sinHigh + cosLow * cosHigh * cos(lambda)
      let sigma = atan2(sinSigma, cosSigma)
      let sinAlpha = cosLow * cosHigh * sin(lambda) / sinSigma
      let cosSquare = 1 - sinAlpha * sinAlpha
      // On the equator.
      let middle = cosSquare == 0 ? 0 : cosSigma - 2 * sinLow * sinHigh / cosSquare
      let c = flattening / 16 * cosSquare * (4 + flattening * (4 - 3 * cosSquare))
      let last = lambda
      let turn = cosSigma * (2 * middle * middle - 1)
      lambda =
        apart + (1 - c) * flattening * sinAlpha * (sigma + c * sinSigma * (middle + c * turn))
      guard abs(lambda - last) < 1e-12 else { continue }
      let square = cosSquare * (equator * equator - pole * pole) / (pole * pole)
      let a = 1 + square / 16384 * (4096 + square * (square * (320 - 175 * square) - 768))
      let b = square / 1024 * (256 + square * (square * (74 - 47 * square) - 128))
      let cubic = b / 6 * middle * (4 * sinSigma * sinSigma - 3) * (4 * middle * middle - 3)
      return pole * a * (sigma - b * sinSigma * (middle + b / 4 * (turn - cubic)))
    }
    let (north, east) = (radians(second.latitude - first.latitude), apart)
    let half =
      pow(sin(north / 2), 2)
      + cos(radians(first.latitude)) * cos(radians(second.latitude)) * pow(sin(east / 2), 2)
    return 2 * 6_371_008.8 * asin(min(1, half.squareRoot()))
  }
}
