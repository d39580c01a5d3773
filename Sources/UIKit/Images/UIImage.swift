import Cells
import CoreGraphics
import Foundation
import FoundationGaps
internal import Resources

/// A picture or a symbol.
public final class UIImage: NSObject, Sendable {
  /// Where the picture comes from.
  package enum Source: Hashable, Sendable {
    case empty
    /// The bytes of a file of a kind whose header is known.
    case data(Data)
    case pixels(CGImage)
    case asset(String)
    case symbol(String)
  }

  /// Whether a picture keeps its own colours.
  public enum RenderingMode: Int, Hashable, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  package let source: Source
  /// The pixels of a picture that was made from data; `nil` when they cannot be read.
  package let picture: Picture?
  /// In points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  public let renderingMode: RenderingMode
  /// What ``withTintColor(_:)`` asked for.
  package let tint: UIColor?

  init(
    _ source: Source, picture: Picture? = nil, size: CGSize, scale: CGFloat = 1,
    renderingMode: RenderingMode = .automatic, tint: UIColor? = nil
  ) {
    self.source = source
    self.picture = picture
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    self.tint = tint
  }

  /// A picture of nothing.
  public override convenience init() {
    self.init(.empty, size: .zero)
  }

  /// A picture of an asset catalog; `nil` when the name is empty or the project's catalogs have none of it.
  /// Where no project is known, every name stands for a picture of 24 points.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
  ) {
    guard !name.isEmpty else { return nil }
    guard let library = ResourceLibrary.current else {
      self.init(.asset(name), size: CGSize(width: 24, height: 24), scale: 3)
      return
    }
    let isDark = UITraitCollection.current.userInterfaceStyle == .dark
    guard let asset = library.image(named: name, traits: AssetTraits(isDark: isDark)) else { return nil }
    self.init(.asset(name), size: CGSize(width: asset.width, height: asset.height), scale: 3)
  }

  /// A picture of an asset catalog; the configuration changes nothing.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle)
  }

  /// A picture of an asset catalog by the constant that Xcode makes of its name; a picture of nothing when
  /// the project's catalogs have none of it any more.
  public convenience init(resource: ImageResource) {
    let isDark = UITraitCollection.current.userInterfaceStyle == .dark
    let asset = ResourceLibrary.current?.image(named: resource.name, traits: AssetTraits(isDark: isDark))
    self.init(
      .asset(resource.name), size: CGSize(width: asset?.width ?? 0, height: asset?.height ?? 0), scale: 3)
  }

  /// A picture from the bytes of a PNG, JPEG or GIF file; `nil` for anything else.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = PictureHeader(data), scale > 0 else { return nil }
    self.init(
      .data(data), picture: try? PictureDecoder.decode(data).picture,
      size: CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale),
      scale: scale)
  }

  /// A picture from a file; `@2x` and `@3x` at the end of its name say its scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// A symbol of the system's; it is as large as body text.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(.symbol(name), size: CGSize(width: 20, height: 20), scale: 3)
  }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(systemName: name)
  }

  /// The same picture as one that takes the tint, or keeps its colours.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(source, picture: picture, size: size, scale: scale, renderingMode: renderingMode, tint: tint)
  }

  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(source, picture: picture, size: size, scale: scale, renderingMode: renderingMode, tint: color)
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(source, picture: picture, size: size, scale: scale, renderingMode: renderingMode, tint: color)
  }

  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// The same picture in another size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { resized(to: size) }

  /// The same picture in another size.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { resized(to: size) }

  /// The same picture in another size, in points.
  func resized(to size: CGSize) -> UIImage {
    UIImage(
      source, picture: picture, size: size, scale: scale, renderingMode: renderingMode, tint: tint)
  }

  /// The picture itself; it is decoded already.
  public func preparingForDisplay() -> UIImage? { self }

  /// The bytes the picture was made from, when they are those of a PNG file.
  public func pngData() -> Data? { data(startingWith: [0x89, 0x50, 0x4E, 0x47]) }

  /// The bytes the picture was made from, when they are those of a JPEG file.
  public func jpegData(compressionQuality: CGFloat) -> Data? { data(startingWith: [0xFF, 0xD8]) }

  private func data(startingWith start: [UInt8]) -> Data? {
    guard case .data(let data) = source, data.starts(with: start) else { return nil }
    return data
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return source == other.source && scale == other.scale && renderingMode == other.renderingMode
      && tint == other.tint
  }

  public override var hash: Int { source.hashValue }
}

extension UIImage {
  /// How a symbol is drawn; accepted, cells have one size.
  public class Configuration: NSObject {}

  /// How a symbol is drawn; accepted, cells have one size.
  public final class SymbolConfiguration: Configuration {
    public convenience init(pointSize: CGFloat) { self.init() }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { self.init() }

    public convenience init(textStyle: UIFont.TextStyle) { self.init() }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }

    public convenience init(scale: SymbolScale) { self.init() }

    public convenience init(weight: SymbolWeight) { self.init() }

    public convenience init(font: UIFont) { self.init() }

    public convenience init(font: UIFont, scale: SymbolScale) { self.init() }

    public convenience init(paletteColors: [UIColor]) { self.init() }

    public convenience init(hierarchicalColor: UIColor) { self.init() }
  }

  public enum SymbolScale: Int, Hashable, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large
  }

  public enum SymbolWeight: Int, Hashable, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}
