import Cells
import Foundation
import StageLink
import Terminal

/// A small program for the tests: shows a fixed picture and names every event it gets.
///
/// `q` ends it; other letters end it badly, each in its own way.
@main struct TerminalDemo {
  static func main() {
    let environment = ProcessInfo.processInfo.environment
    let screen: TerminalScreen
    do {
      screen = try TerminalScreen(environment: environment)
    } catch {
      FileHandle.standardError.write(Data("demo: \(error)\n".utf8))
      exit(2)
    }
    var last = "none"
    var count = 0
    while true {
      screen.show(picture(of: screen, last: last, count: count))
      let event = screen.nextEvent()
      count += 1
      switch event {
      case .key(.character("q")):
        screen.close()
        print("ended")
        exit(0)
      case .key(.character("F")): fatalError("on purpose")
      case .key(.character("A")): abort()
      case .key(.character("O")): print(deeper(1))
      case .key(.character("P")): kill(getpid(), SIGPIPE)
      case .key(.character("E")): exit(7)
      case .suspendRequested:
        screen.suspend()
        last = "continued"
      case .terminate(let signal):
        screen.close()
        print("ended by \(signal)")
        exit(128 + signal)
      case .key(let key): last = "key \(key)"
      case .pointer(let pointer):
        last = "\(pointer.action) \(pointer.place.column),\(pointer.place.row)"
      case .pasted(let text): last = "pasted \(text)"
      case .resized(let size): last = "resized \(size.columns)x\(size.rows)"
      case .descriptorReady, .timeout: last = "\(event)"
      }
    }
  }

  /// Overflows the stack.
  private static func deeper(_ depth: Int) -> Int {
    depth < 0 ? 0 : depth + deeper(depth + 1) * 2
  }

  private static func picture(of screen: TerminalScreen, last: String, count: Int) -> Frame {
    var frame = Frame(size: screen.size, manner: .filled)
    func write(_ text: String, _ column: Int, _ row: Int, _ style: Cell = .blank) {
      var column = column
      for character in text {
        let glyph = Glyph(character)
        guard row < frame.rows, column + max(1, glyph.width) <= frame.columns else { return }
        var cell = style
        cell.glyph = glyph
        frame[column, row] = cell
        if glyph.width == 2 {
          cell.glyph = nil
          frame[column + 1, row] = cell
        }
        column += max(1, glyph.width)
      }
    }
    write("size \(screen.size.columns)x\(screen.size.rows) \(screen.charset) \(screen.colorDepth)", 0, 0)
    write("event \(count): \(last)", 0, 1)
    write("한국어|👍|🇰🇷|👨‍👩‍👧|❤️|é|", 0, 2)
    write("│─█", 0, 3)
    write("red", 0, 4, Cell(.space, foreground: RGBA(255, 69, 58), background: RGBA(1, 2, 3)))
    write("black", 4, 4, Cell(.space, foreground: .white, background: .black))
    write("own", 10, 4, Cell(.space, background: RGBA(0, 122, 255)))
    write("bold", 0, 5, Cell(.space, attributes: .bold))
    write("line", 5, 5, Cell(.space, attributes: .underline))
    write("gone", 10, 5, Cell(.space, attributes: .strikethrough))
    write("a\u{1B}[31mb\u{7}c\u{9B}d", 0, 6)
    write("가나다라마", count % 2, 7)
    for column in 0..<frame.columns where frame.rows > 9 {
      let part = UInt8(255 * column / max(1, frame.columns - 1))
      frame[column, 8] = Cell(.space, background: RGBA(part, UInt8(count & 0x7F), 255 - part))
    }
    write("end", frame.columns - 3, frame.rows - 1)
    return frame
  }
}
