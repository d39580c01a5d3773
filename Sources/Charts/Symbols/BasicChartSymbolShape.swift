import Foundation
import SwiftUI

/// One of the symbols that are built in.
public struct BasicChartSymbolShape: ChartSymbolShape, InsettableShape {
  enum Form: CaseIterable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk

    var scalar: Unicode.Scalar {
      switch self {
      case .circle: "●"
      case .square: "■"
      case .triangle: "▲"
      case .diamond: "◆"
      case .pentagon: "⬟"
      case .plus: "+"
      case .cross: "×"
      case .asterisk: "✱"
      }
    }
  }

  let form: Form
  private var inset = 0.0

  init(form: Form) {
    self.form = form
  }

  public var _mark: _SymbolCharacter { _SymbolCharacter(form.scalar) }

  public func inset(by amount: CGFloat) -> BasicChartSymbolShape {
    var shape = self
    shape.inset += amount
    return shape
  }

  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    func corners(_ count: Int, turn: Double = 0) -> Path {
      Path { path in
        for corner in 0..<count {
          let angle = (Double(corner) / Double(count) + turn) * 2 * Double.pi - Double.pi / 2
          let point = CGPoint(
            x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.height / 2)
          if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
      }
    }
    func bars(_ count: Int, turn: Double) -> Path {
      Path { path in
        for bar in 0..<count {
          let angle = (Double(bar) / Double(count) + turn) * Double.pi
          let (x, y) = (cos(angle) * rect.width / 2, sin(angle) * rect.height / 2)
          path.move(to: CGPoint(x: rect.midX - x, y: rect.midY - y))
          path.addLine(to: CGPoint(x: rect.midX + x, y: rect.midY + y))
        }
      }
    }
    switch form {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(rect)
    case .triangle: return corners(3)
    case .diamond: return corners(4)
    case .pentagon: return corners(5)
    case .plus: return bars(2, turn: 0)
    case .cross: return bars(2, turn: 0.25)
    case .asterisk: return bars(3, turn: 0.5)
    }
  }
}
