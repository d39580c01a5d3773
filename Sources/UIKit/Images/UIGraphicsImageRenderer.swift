import Foundation

/// Makes a picture by drawing; here by the one that is drawn last, as a picture is most often drawn to
/// change its size.
@MainActor @preconcurrency
public final class UIGraphicsImageRenderer: NSObject {
  /// The size and density of what is made.
  public let format: UIGraphicsImageRendererFormat
  private let size: CGSize

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.format = format
  }

  public convenience init(size: CGSize) {
    self.init(size: size, format: .default())
  }

  public convenience init(bounds: CGRect) {
    self.init(size: bounds.size)
  }

  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(size: bounds.size, format: format)
  }

  /// The picture that the closure draws, in the renderer's size; one without content if it draws none.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(format: format)
    let outer = UIGraphicsImageRendererContext.current
    UIGraphicsImageRendererContext.current = context
    defer { UIGraphicsImageRendererContext.current = outer }
    actions(context)
    return (context.drawn ?? UIImage()).resized(to: size)
  }

  /// The bytes of the picture that the closure draws, if that came as a PNG.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The bytes of the picture that the closure draws, if that came as a JPEG.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// The density of a picture that is made.
public final class UIGraphicsImageRendererFormat: NSObject {
  public var scale: CGFloat = 3
  public var opaque = false

  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What is drawn into.
@MainActor @preconcurrency
public final class UIGraphicsImageRendererContext: NSObject {
  static var current: UIGraphicsImageRendererContext?

  public let format: UIGraphicsImageRendererFormat
  var drawn: UIImage?

  init(format: UIGraphicsImageRendererFormat) {
    self.format = format
  }

  /// Accepted; of what is drawn, pictures are kept.
  public func fill(_ rect: CGRect) {}

  /// Accepted; of what is drawn, pictures are kept.
  public func clip(to rect: CGRect) {}
}

extension UIImage {
  /// Draws the picture into the one that is being made.
  @MainActor @preconcurrency
  public func draw(in rect: CGRect) { UIGraphicsImageRendererContext.current?.drawn = self }

  /// Draws the picture into the one that is being made.
  @MainActor @preconcurrency
  public func draw(at point: CGPoint) { UIGraphicsImageRendererContext.current?.drawn = self }
}
