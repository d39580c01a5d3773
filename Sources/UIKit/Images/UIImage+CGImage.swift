import Cells
import CoreGraphics
import Foundation
internal import Resources

extension UIImage {
  /// How a picture was turned when it was taken.
  public enum Orientation: Int, Hashable, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// - Parameter orientation: Accepted; pictures are drawn as their pixels lie.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 ? scale : 1
    self.init(
      .pixels(cgImage), picture: Picture(cgImage),
      size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
      scale: scale)
  }

  /// The pixels of the picture; `nil` for symbols and what cannot be read.
  public var cgImage: CGImage? {
    if case .pixels(let image) = source { return image }
    guard let picture = picture ?? catalogPicture else { return nil }
    return CGImage(
      width: picture.width, height: picture.height,
      bytes: picture.pixels.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] })
  }

  private var catalogPicture: Picture? {
    guard case .asset(let name) = source else { return nil }
    let traits = AssetTraits(isDark: UITraitCollection.current.userInterfaceStyle == .dark)
    guard case .picture(let picture)? = ResourceLibrary.current?.image(named: name, traits: traits)?.content
    else { return nil }
    return picture
  }
}

extension Picture {
  fileprivate init(_ image: CGImage) {
    self.init(
      width: image.width, height: image.height,
      pixels: ContiguousArray(
        stride(from: 0, to: image.bytes.count, by: 4).map {
          RGBA(image.bytes[$0], image.bytes[$0 + 1], image.bytes[$0 + 2], image.bytes[$0 + 3])
        }))
  }
}
