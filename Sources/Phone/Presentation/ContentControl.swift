import Cells
import SwiftUI

/// A button, toggle or link with its place in a frame.
struct ContentControl {
  var rect: CellRect
  let control: Control

  var isLink: Bool {
    if case .link = control.kind { true } else { false }
  }
}
