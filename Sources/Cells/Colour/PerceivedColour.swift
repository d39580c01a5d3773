#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A colour as the eye tells colours apart: Björn Ottosson's Oklab, from its published matrices.
struct PerceivedColour {
  /// From 0 (black) to 1 (white).
  let lightness: Float
  /// From green to red, about -0.4 to 0.4.
  let greenRed: Float
  /// From blue to yellow.
  let blueYellow: Float

  /// Alpha does not count.
  init(_ colour: RGBA) {
    let (red, green, blue) = (
      RGBA.linear(colour.red), RGBA.linear(colour.green), RGBA.linear(colour.blue)
    )
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let middle = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = Float(0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short)
    greenRed = Float(1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short)
    blueYellow = Float(0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short)
  }

  /// The squared distance to another colour. A hue that is lost is seen sooner than a shade that is off: the
  /// hue counts twice, or a dark blue would become a grey.
  func distance(to other: PerceivedColour) -> Float {
    let (shade, first, second) = (
      lightness - other.lightness, greenRed - other.greenRed, blueYellow - other.blueYellow
    )
    return shade * shade + 2 * (first * first + second * second)
  }
}
