import Foundation
import SwiftUI

/// A symbol of any type.
public struct AnyChartSymbolShape: ChartSymbolShape {
  private let base: any ChartSymbolShape

  public init(_ content: any ChartSymbolShape) {
    base = content
  }

  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  public var perceptualUnitRect: CGRect { base.perceptualUnitRect }

  public var _mark: _SymbolCharacter { base._mark }
}
