import Cells
import Foundation
import UIKit
internal import Resources

/// Tiles of a picture; drawn in the picture's mean colour, or as a middle grey when it has no pixels.
public struct ImagePaint: ShapeStyle {
  public var image: Image
  public var sourceRect: CGRect
  public var scale: CGFloat

  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _paint(in environment: EnvironmentValues) -> Paint {
    if case .picture(let source) = image.source, let picture = source.picture {
      return .colour(picture.average)
    }
    guard case .asset(let name) = image.source,
      case .picture(let picture) = ResourceLibrary.current?.image(
        named: name, traits: AssetTraits(isDark: environment.fields.colorScheme == .dark))?.content
    else { return Color.gray._paint(in: environment) }
    return .colour(picture.average)
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
