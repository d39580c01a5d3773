import BoxLayout
import Cells
import Foundation
import FoundationGaps
import UIKit

/// A symbol, or a picture of the app's.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case symbol(String)
    case asset(String)
    case picture(UIImage)
  }

  public enum Scale: Hashable, Sendable {
    case small, medium, large

    /// Apple's scales beside text as they look: 78, 100 and 128 per cent of the font's size.
    var factor: Double {
      switch self {
      case .small: 0.78
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// How bright a picture may be; accepted, terminals show sRGB.
  public struct DynamicRange: Hashable, Sendable {
    private let number: Int

    public static let standard = DynamicRange(number: 0)
    public static let constrainedHigh = DynamicRange(number: 1)
    public static let high = DynamicRange(number: 2)
  }

  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  let source: Source
  private(set) var isResizable = false
  private(set) var isTiled = false
  private(set) var isSharp = false
  private(set) var isDecorative = false
  /// What the app calls it.
  private(set) var label: Text?
  private(set) var renderingMode: TemplateRenderingMode?
  private(set) var symbolRenderingMode: SymbolRenderingMode?
  private(set) var variableValue: Double?

  /// A symbol of the system's by its name.
  public init(systemName: String) {
    source = .symbol(systemName)
  }

  /// A symbol that shows a value from 0 to 1, by its glyph or by its strength.
  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName)
    self.variableValue = variableValue
  }

  /// A picture of an asset catalog by its name; only symbols show a value, and an app's own has no glyph here.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    source = .asset(name)
    self.variableValue = variableValue
  }

  /// A picture of an asset catalog by its name.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .asset(name)
  }

  /// A picture of an asset catalog by its name, and what it is called.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .asset(name)
    self.label = label
  }

  /// A picture that has no part in how a control around it is called.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .asset(name)
    isDecorative = true
  }

  /// A picture of an asset catalog by the constant that Xcode makes of its name.
  public init(_ resource: ImageResource) {
    source = .asset(resource.name)
  }

  /// A picture of UIKit's.
  public init(uiImage: UIImage) {
    source =
      switch uiImage.source {
      case .symbol(let name): .symbol(name)
      case .asset(let name): .asset(name)
      case .data, .pixels, .empty: .picture(uiImage)
      }
  }

  /// How a picture was turned when it was taken; accepted, it is drawn as its pixels lie.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// A picture of Core Graphics', so many pixels a point.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: .up))
    self.label = label
  }

  /// A picture of Core Graphics' that has no part in how a control around it is called.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: .up))
    isDecorative = true
  }

  /// Lets the picture take the size it is offered; its edges stretch with the rest.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    image.isTiled = resizingMode == .tile
    return image
  }

  /// Draws the picture in the foreground style, or in its own colours; `nil` leaves it to the catalog.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }

  /// Sets how the layers of a symbol are coloured; `nil` leaves it to the view's surroundings.
  ///
  /// A cell has one glyph: `monochrome` and `hierarchical` draw it in the first foreground style, `palette`
  /// takes the second style for what lies behind a sign in a filled shape and for a symbol with a badge,
  /// `multicolor` the symbol's own colour where the table has one.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolRenderingMode = mode
    return image
  }

  /// Says whether pixels are mixed where a picture is made smaller; all but `none` take their mean.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.isSharp = interpolation == .none
    return image
  }

  /// Accepted; a cell has no partly covered pixels.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Image {
  /// The picture as a part of a text: a symbol in its colour, of a catalog's picture a neutral frame.
  func run(_ face: TextFace, in environment: EnvironmentValues) -> Text.Run {
    guard case .symbol(let name) = source else { return Text.Run(text: "▨", face: face) }
    let drawing = SymbolDrawing(
      name, value: variableValue, mode: symbolRenderingMode, paint: face.paint, in: environment)
    var face = face
    face.paint = drawing.paint
    return Text.Run(
      text: String(Character(drawing.scalar)), face: face,
      notice: drawing.isKnown ? nil : SymbolNotice.text(for: drawing.name),
      words: Self.words(ofSymbol: drawing.name))
  }
}

extension Image: View {
  public typealias Body = Never

  public var body: Never { fatalError("Image lowers itself to boxes") }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let start = lowering.roots.count
    switch view.source {
    case .symbol(let name): lowering.symbol(name, of: view)
    case .asset(let name): lowering.asset(view, named: name)
    case .picture(let picture): lowering.picture(view, picture)
    }
    lowering.note(view.note(in: lowering.environment), from: start)
  }
}

extension _Lowering {
  /// Lets a box take the room it is offered, its content in the middle.
  mutating func flexible(_ box: BoxID) -> BoxID {
    let open = BoxProposal.unspecified
    return tree.flexibleFrame(
      box, minimum: BoxProposal(width: 0, height: 0), ideal: BoxProposal(width: open, height: open),
      maximum: BoxProposal(width: BoxProposal.infinity, height: BoxProposal.infinity),
      alignment: .center)
  }
}

nonisolated extension View {
  /// Turns symbols that point to a side where text runs from right to left; pictures stay as they are.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    environmentChanged { $0.fields.flipsForRightToLeft = enabled }
  }

  /// Sets how large symbols are beside text; cells show it only where it makes a symbol bold.
  public func imageScale(_ scale: Image.Scale) -> some View {
    environmentChanged { $0.fields.imageScale = scale }
  }
}
