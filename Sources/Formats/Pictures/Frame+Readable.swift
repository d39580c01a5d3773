import Cells

extension Frame {
  /// The frame for those who read its text beside its picture: blocks and shades are blank, for they are
  /// surfaces and nothing to be read.
  var readable: Frame {
    var frame = self
    for index in frame.cells.indices {
      guard let value = frame.cells[index].glyph?.rawValue else { continue }
      switch value {
      case 0x2580...0x259F, 0x2800...0x28FF, 0x1FB00...0x1FB3B: frame.cells[index].glyph = .space
      default: break
      }
    }
    return frame
  }
}
