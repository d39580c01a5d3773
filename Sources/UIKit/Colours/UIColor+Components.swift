import Foundation

extension UIColor {
  /// Writes the parts between 0 and 1, as they are in the current traits.
  ///
  /// - Returns: Always `true`: every colour here has these parts.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = cgColor.components ?? [0, 0, 0, 0]
    red?.pointee = parts[0]
    green?.pointee = parts[1]
    blue?.pointee = parts[2]
    alpha?.pointee = parts[3]
    return true
  }

  /// Writes hue, saturation and brightness between 0 and 1, as they are in the current traits.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = cgColor.components ?? [0, 0, 0, 0]
    let (red, green, blue) = (parts[0], parts[1], parts[2])
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    var sector: CGFloat = 0
    if range > 0 {
      if most == red {
        sector = ((green - blue) / range).truncatingRemainder(dividingBy: 6)
      } else if most == green {
        sector = (blue - red) / range + 2
      } else {
        sector = (red - green) / range + 4
      }
    }
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    saturation?.pointee = most == 0 ? 0 : range / most
    brightness?.pointee = most
    alpha?.pointee = parts[3]
    return true
  }

  /// Writes the lightness between 0 and 1 as the eye weighs red, green and blue.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = cgColor.components ?? [0, 0, 0, 0]
    white?.pointee = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    alpha?.pointee = parts[3]
    return true
  }
}
