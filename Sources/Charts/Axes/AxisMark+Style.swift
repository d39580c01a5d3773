import Foundation
import SwiftUI

/// A part of an axis with a changed style.
struct StyledAxisMark<Content: AxisMark>: AxisMark {
  let content: Content
  let change: (inout AxisPartStyle) -> Void

  static func _collect(_ mark: Self, into parts: inout _AxisMarkParts) {
    let saved = parts.style
    mark.change(&parts.style)
    Content._collect(mark.content, into: &parts)
    parts.style = saved
  }
}

extension AxisMark {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    let style = AnyShapeStyle(style)
    return StyledAxisMark(content: self) { $0.foreground = style }
  }

  public func font(_ font: Font?) -> some AxisMark {
    StyledAxisMark(content: self) { $0.font = font }
  }

  /// Moves labels, in points.
  public func offset(_ offset: CGSize) -> some AxisMark {
    self.offset(x: offset.width, y: offset.height)
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    StyledAxisMark(content: self) {
      if x.isFinite { $0.offset.width += x }
      if y.isFinite { $0.offset.height += y }
    }
  }
}
