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
  }

  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  let source: Source
  private(set) var isResizable = false
  private(set) var isTiled = false
  private(set) var isSharp = false
  private(set) var isDecorative = false
  private(set) var renderingMode: TemplateRenderingMode?

  /// A symbol of the system's by its name.
  public init(systemName: String) {
    source = .symbol(systemName)
  }

  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName)
  }

  /// A picture of an asset catalog by its name.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .asset(name)
  }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .asset(name)
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
      case .data, .empty: .picture(uiImage)
      }
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

  /// Accepted; symbols are drawn in one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// Says whether pixels are mixed where a picture is made smaller; all but `none` take their mean.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.isSharp = interpolation == .none
    return image
  }

  /// Accepted; a cell has no partly covered pixels.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

/// How the layers of a symbol are coloured; accepted, cells have one colour.
public struct SymbolRenderingMode: Hashable, Sendable {
  let number: Int

  public static let monochrome = SymbolRenderingMode(number: 0)
  public static let multicolor = SymbolRenderingMode(number: 1)
  public static let hierarchical = SymbolRenderingMode(number: 2)
  public static let palette = SymbolRenderingMode(number: 3)
}

extension Image {
  /// The glyph that stands for the picture.
  func glyph(in environment: EnvironmentValues) -> Character {
    switch source {
    case .symbol(let name): Character(SymbolGlyphs.glyph(for: name).scalar)
    // A picture of a catalog: a neutral frame.
    case .asset, .picture: "▨"
    }
  }
}

extension Image: View {
  public typealias Body = Never

  public var body: Never { fatalError("Image lowers itself to boxes") }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let environment = lowering.environment
    switch view.source {
    case .symbol(let name):
      lowering.title?.add(symbol: name)
      if SymbolGlyphs.glyph(for: name).match == .neutral {
        lowering.notices.append("The symbol \"\(name)\" has no glyph; a neutral mark stands for it.")
      }
    case .asset(let name): return lowering.asset(view, named: name)
    case .picture(let picture): return lowering.picture(view, picture)
    }
    // In points a symbol is about as wide as it is high: a little more than its font's size.
    var style = TextFace(environment).style(lowering.metrics)
    if case .points(let size, _, _) = style.advances {
      style.advances = .points(size: size * 1.9, monospaced: true, monospacedDigits: true)
    }
    var builder = TextBuilder()
    builder.append(String(view.glyph(in: environment)), style: style)
    builder.lineLimit = 1...1
    let glyph = lowering.tree.text(builder)
    // A resizable symbol takes its frame and stands in the middle of it.
    lowering.roots.append(view.isResizable ? lowering.flexible(glyph) : glyph)
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

extension View {
  public func imageScale(_ scale: Image.Scale) -> some View {
    environmentChanged { $0.fields.imageScale = scale }
  }

  /// Accepted; symbols are drawn in one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}
