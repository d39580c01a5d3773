#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The direction of a vector in turns from 0 to 1, 0 to the right and clockwise (y grows downward).
func turns(x: Double, y: Double) -> Double {
  let turn = atan2(y, x) / (2 * Double.pi)
  return turn < 0 ? turn + 1 : turn
}
