import StageLink
import Testing

@testable import Terminal

@Suite struct InputDecoderTests {
  private func items(_ text: String) -> [InputDecoder.Item] {
    var decoder = InputDecoder()
    return decoder.feed(text.utf8)
  }

  private func keys(_ keys: Key...) -> [InputDecoder.Item] { keys.map { .key($0) } }

  @Test func `characters are keys, whatever their script`() {
    #expect(items("q 한👍") == keys(.character("q"), .character(" "), .character("한"), .character("👍")))
    #expect(items("e\u{301}") == keys(.character("e\u{301}")))
  }

  @Test func `control characters have their names`() {
    #expect(items("\t\r\n\u{7F}\u{8}") == keys(.tab, .enter, .enter, .backspace, .backspace))
    #expect(items("\u{3}\u{1C}\u{1A}\u{C}") == [.interrupt, .quit, .suspend, .redraw])
    #expect(items("\0\u{1}\u{1F}\u{85}\u{9B}") == [])
  }

  @Test func `xterm's keys are known without terminfo`() {
    #expect(items("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D") == keys(.up, .down, .right, .left))
    #expect(items("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD") == keys(.up, .down, .right, .left))
    #expect(items("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~") == keys(.home, .end, .home, .end))
    #expect(items("\u{1B}[3~\u{1B}[5~\u{1B}[6~\u{1B}[Z") == keys(.delete, .pageUp, .pageDown, .backTab))
    #expect(items("\u{1B}OP\u{1B}[15~\u{1B}[17~\u{1B}[24~") == [1, 5, 6, 12].map { .key(.function($0)) })
    #expect(items("\u{1B}[[A\u{1B}[1;5C\u{1B}[3;2~") == keys(.function(1), .right, .delete))
    #expect(items("\u{1B}OM\u{1B}Ou") == keys(.enter, .character("5")))
  }

  @Test func `terminfo's sequences win`() {
    var decoder = InputDecoder(named: [(Array("\u{1B}[7~".utf8), .pageUp), (Array("\u{1B}[?9w".utf8), .home)])
    #expect(decoder.feed("\u{1B}[7~\u{1B}[?9w".utf8) == keys(.pageUp, .home))
  }

  @Test func `what is split comes out once it is whole`() {
    for text in ["한", "👍", "\u{1B}[1;2A", "\u{1B}[<0;10;5M", "\u{1B}OP", "\u{1B}[[B", "\u{1B}[15~"] {
      let whole = items(text)
      #expect(whole.count == 1)
      var decoder = InputDecoder()
      var parts: [InputDecoder.Item] = []
      for byte in text.utf8 { parts += decoder.feed([byte]) }
      #expect(parts == whole)
      #expect(decoder.patience == nil)
    }
  }

  @Test func `an escape alone is the key, after a while`() {
    var decoder = InputDecoder()
    #expect(decoder.feed([0x1B]) == [])
    #expect(decoder.patience == 25)
    #expect(decoder.giveUp() == keys(.escape))
    #expect(decoder.patience == nil)
    #expect(decoder.feed("\u{1B}[".utf8) == [])
    #expect(decoder.giveUp() == keys(.escape, .character("[")))
    #expect(decoder.feed("\u{1B}x\u{1B}\u{1B}[A".utf8) == keys(.escape, .character("x"), .escape, .up))
  }

  @Test func `unknown sequences vanish whole`() {
    #expect(items("\u{1B}[?1;2cq") == keys(.character("q")))
    #expect(items("\u{1B}[>41;355;0cq") == keys(.character("q")))
    #expect(items("\u{1B}[2~\u{1B}[99~\u{1B}[Iq") == keys(.character("q")))
    #expect(items("\u{1B}]11;rgb:0000/0000/0000\u{7}q") == keys(.character("q")))
    #expect(items("\u{1B}P1$r0m\u{1B}\\q") == keys(.character("q")))
    #expect(items("\u{1B}[12\u{1B}[Aq") == keys(.up, .character("q")))
    #expect(items("\u{1B}[<1;2Mq") == keys(.character("q")))
    #expect(items("\u{1B}[" + String(repeating: "9;", count: 3000) + "Aq").count <= 2)
    var decoder = InputDecoder()
    #expect(decoder.feed("\u{1B}[12".utf8) == [])
    #expect(decoder.giveUp() == [])
  }

  @Test func `bytes that are not UTF-8 vanish`() {
    var decoder = InputDecoder()
    let bytes: [UInt8] = [0xFF, 0x71, 0xC0, 0xAF, 0xED, 0xA0, 0x80, 0xF5, 0x80, 0xE0, 0x80, 0x80, 0xEC, 0x71]
    #expect(decoder.feed(bytes) == keys(.character("q"), .character("q")))
    #expect(decoder.feed([0xEC]) == [])
    #expect(decoder.giveUp() == [])
  }

  @Test func `any bytes leave the decoder able to go on`() {
    var state: UInt32 = 3
    for _ in 0..<500 {
      var decoder = InputDecoder()
      for _ in 0..<20 {
        let bytes = (0..<8).map { _ -> UInt8 in
          state = state &* 1_664_525 &+ 1_013_904_223
          let pick = UInt8(state >> 24)
          return pick < 60 ? 0x1B : pick < 120 ? 0x5B : UInt8(truncatingIfNeeded: state >> 16)
        }
        for case .key(.character(let character)) in decoder.feed(bytes) {
          #expect(character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
        }
      }
      _ = decoder.giveUp()
      _ = decoder.giveUp()
      #expect(decoder.patience == nil)
      #expect(decoder.feed([0x71]) == keys(.character("q")))
    }
  }

  @Test func `the mouse reports in both forms`() {
    #expect(items("\u{1B}[<0;10;5M") == [.mouse(MouseReport(.left, isDown: true, column: 9, row: 4))])
    #expect(items("\u{1B}[<0;300;5m") == [.mouse(MouseReport(.left, isDown: false, column: 299, row: 4))])
    #expect(items("\u{1B}[<64;1;1M") == [.mouse(MouseReport(.wheelUp, isDown: true, column: 0, row: 0))])
    #expect(items("\u{1B}[M !!") == [.mouse(MouseReport(.left, isDown: true, column: 0, row: 0))])
    #expect(items("\u{1B}[M#\"!") == [.mouse(MouseReport(.left, isDown: false, column: 1, row: 0))])
    #expect(items("\u{1B}[Ma!!") == [.mouse(MouseReport(.wheelDown, isDown: true, column: 0, row: 0))])
    #expect(items("\u{1B}[<35;1;1M\u{1B}[<0;0;0M") == [])
  }

  @Test func `a paste is one text without control characters`() {
    #expect(items("\u{1B}[200~q\n한\u{1B}[31m\u{1B}[201~x") == [.pasted("q 한[31m"), .key(.character("x"))])
    var decoder = InputDecoder()
    #expect(decoder.feed("a\u{1B}[200~b\u{1B}[20".utf8) == keys(.character("a")))
    #expect(decoder.feed("1~".utf8) == [.pasted("b")])
    #expect(decoder.feed("\u{1B}[200~lost".utf8) == [])
    #expect(decoder.giveUp() == [.pasted("lost")])
    #expect(decoder.patience == nil)
  }
}
