/// What a terminal reports of its mouse: a button, up or down, and where.
struct MouseReport: Equatable {
  enum Button: Equatable {
    case left, other, wheelUp, wheelDown
  }

  var button: Button
  var isDown: Bool
  /// Counted from 0.
  var column: Int
  var row: Int

  init(_ button: Button, isDown: Bool, column: Int, row: Int) {
    self.button = button
    self.isDown = isDown
    self.column = column
    self.row = row
  }

  /// Reads the form of xterm's mode 1006: `ESC [ < code ; column ; row M` (down) or `m` (up).
  init?(parameters: [Int], final: UInt8) {
    guard parameters.count == 3, final == UInt8(ascii: "M") || final == UInt8(ascii: "m") else { return nil }
    self.init(
      code: parameters[0], isDown: final == UInt8(ascii: "M"), column: parameters[1] - 1,
      row: parameters[2] - 1)
  }

  /// Reads the form of mode 1000: three bytes, each with 32 added; a release names no button.
  init?(legacy bytes: some Sequence<UInt8>) {
    let values = bytes.map { Int($0) - 32 }
    guard values.count == 3, values[0] >= 0 else { return nil }
    let isRelease = values[0] & 0x43 == 3
    self.init(
      code: isRelease ? values[0] & ~3 : values[0], isDown: !isRelease, column: values[1] - 1,
      row: values[2] - 1)
  }

  private init?(code: Int, isDown: Bool, column: Int, row: Int) {
    // 32 marks a movement, which is not asked for.
    guard column >= 0, row >= 0, code & 32 == 0 else { return nil }
    let button: Button
    switch code & 0xC3 {
    case 0: button = .left
    case 64: button = .wheelUp
    case 65: button = .wheelDown
    default: button = .other
    }
    self.init(button, isDown: isDown, column: column, row: row)
  }
}
