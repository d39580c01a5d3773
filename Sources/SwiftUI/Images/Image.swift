import BoxLayout
import Cells
import Foundation

/// A symbol, or a picture of the app's.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case symbol(String)
    case asset(String)
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

  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .asset(name)
  }

  /// Lets the picture take the size it is offered.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Accepted; symbols are drawn in one colour.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Accepted; symbols are drawn in one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// Accepted; pictures are drawn in cells.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Accepted; pictures are drawn in cells.
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
    case .asset: "▨"
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
    case .asset(let name):
      lowering.notices.append("The picture \"\(name)\" is drawn as a neutral mark.")
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
