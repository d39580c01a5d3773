import Cells

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Paint {
  /// The paint of a rectangle of so many points that is turned around its middle, in radians, clockwise.
  func turned(by radians: Double, _ width: Double, _ height: Double) -> Paint {
    guard case .gradient(var gradient) = self, width > 0, height > 0 else { return self }
    let (sine, cosine) = (sin(radians), cos(radians))
    func turn(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
      let (x, y) = ((x - 0.5) * width, (y - 0.5) * height)
      return ((x * cosine - y * sine) / width + 0.5, (x * sine + y * cosine) / height + 0.5)
    }
    switch gradient.form {
    case .linear(let startX, let startY, let endX, let endY):
      let (start, end) = (turn(startX, startY), turn(endX, endY))
      gradient.form = .linear(startX: start.x, startY: start.y, endX: end.x, endY: end.y)
    case .radial(let x, let y, let startRadius, let endRadius):
      let center = turn(x, y)
      gradient.form = .radial(
        centerX: center.x, centerY: center.y, startRadius: startRadius, endRadius: endRadius)
    case .circular(let x, let y, let startRadius, let endRadius):
      let center = turn(x, y)
      gradient.form = .circular(
        centerX: center.x, centerY: center.y, startRadius: startRadius, endRadius: endRadius)
    case .angular(let x, let y, let startTurn, let endTurn):
      let (center, turns) = (turn(x, y), radians / (2 * .pi))
      gradient.form = .angular(
        centerX: center.x, centerY: center.y, startTurn: startTurn + turns, endTurn: endTurn + turns)
    }
    return .gradient(gradient)
  }
}
