import Foundation
import SwiftUI

/// A shape that marks can be drawn with.
public protocol ChartSymbolShape: Shape {
  /// The rectangle that looks as large as a unit square.
  var perceptualUnitRect: CGRect { get }

  /// The character that stands for the shape.
  var _mark: _SymbolCharacter { get }
}

/// The character that stands for a symbol, as a cell shows it.
public struct _SymbolCharacter: Sendable {
  let scalar: Unicode.Scalar

  init(_ scalar: Unicode.Scalar) {
    self.scalar = scalar
  }
}

extension ChartSymbolShape {
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// A shape of the user's own: a dot, as a cell has no room for its outline.
  public var _mark: _SymbolCharacter { _SymbolCharacter("●") }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(form: .circle) }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(form: .square) }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(form: .triangle) }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(form: .diamond) }
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(form: .pentagon) }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(form: .plus) }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(form: .cross) }
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(form: .asterisk) }
}

extension ChartSymbolShape where Self: InsettableShape {
  /// The outline of the shape as a symbol.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    OutlinedSymbol(base: self)
  }

  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    OutlinedSymbol(base: self)
  }
}

extension Circle: ChartSymbolShape {
  public var _mark: _SymbolCharacter { _SymbolCharacter("●") }
}

/// A symbol that is drawn hollow.
struct OutlinedSymbol<Base: ChartSymbolShape>: ChartSymbolShape {
  let base: Base

  func path(in rect: CGRect) -> Path { base.path(in: rect) }

  var _mark: _SymbolCharacter { _SymbolCharacter(SymbolMark.hollow(base._mark.scalar)) }
}
