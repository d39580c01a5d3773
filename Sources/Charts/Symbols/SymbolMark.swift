import BoxLayout
import SwiftUI

/// What stands at a plotted point: a character, or a view.
enum SymbolMark {
  case character(Unicode.Scalar)
  case view(@MainActor (inout _Lowering) -> BoxID)

  /// The hollow twin of a filled symbol.
  static func hollow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "●": "○"
    case "■": "□"
    case "▲": "△"
    case "◆": "◇"
    case "⬟": "⬠"
    default: scalar
    }
  }

  /// The symbols of series, in order.
  static let series: [Unicode.Scalar] = BasicChartSymbolShape.Form.allCases.map(\.scalar)
}
