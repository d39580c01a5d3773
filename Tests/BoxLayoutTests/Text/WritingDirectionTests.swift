import Cells
import Testing

@testable import BoxLayout

@Suite struct WritingDirectionTests {
  /// The lines of a text as they stand from left to right.
  private func lines(_ text: String, _ width: Int, mirrored: Bool = false, limit: Int = .max) -> [String] {
    var tree = BoxTree(metrics: .cells)
    tree.isRightToLeft = mirrored
    let box = tree.text(text, lines: 1...limit)
    let size = tree.layOut(box, proposal: BoxProposal(width: width, height: 12))
    var canvas = Canvas(size: CellSize(columns: size.width, rows: size.height), manner: .filled)
    tree.draw(box, into: &canvas, at: .zero)
    return canvas.resolve().text.split(separator: "\n").map(String.init)
  }

  @Test func hebrewRunsFromRightToLeft() {
    #expect(lines("שלום", 9) == ["םולש"])
    #expect(lines("שלום עולם", 9) == ["םלוע םולש"])
    #expect(lines("שלום עולם", 5) == ["םולש", "םלוע"])
  }

  @Test func numbersAndForeignWordsKeepTheirDirection() {
    #expect(lines("שער 12:34", 20) == ["12:34 רעש"])
    #expect(lines("טיסה LY315 בשער", 20) == ["רעשב LY315 הסיט"])
    #expect(lines("Gate שער 12", 20) == ["Gate 12 רעש"])
  }

  @Test func theFirstLetterGivesAParagraphItsDirection() {
    #expect(lines("שלום!", 9) == ["!םולש"])
    #expect(lines("Hello!", 9, mirrored: true) == ["Hello!"])
    #expect(lines("abc!\nשלום!", 9) == ["abc!", "!םולש"])
  }

  @Test func bracketsOpenTheOtherWay() {
    #expect(lines("שלום (א)", 9) == ["(א) םולש"])
  }

  @Test func anEllipsisStandsWhereTheTextGoesOn() {
    #expect(lines("שלום עולם", 6, limit: 1) == ["…םולש"])
  }

  @Test func arabicLettersJoin() {
    #expect(WritingDirection.joined("بيت") == "\u{FE91}\u{FEF4}\u{FE96}")
    // Lam and alef are one sign, in one cell.
    #expect(lines("لا", 9) == ["\u{FEFB}"])
    #expect(lines("١٢:٣٤", 9) == ["١٢:٣٤"])
  }

  @Test func scriptsWithoutBlanksBreakBetweenClusters() {
    // No line begins with a mark or a vowel that is written behind its consonant.
    #expect(lines("สวัสดีชาว", 4) == ["สวัสดี", "ชาว"])
    // None ends with a vowel that is written before its consonant.
    #expect(lines("กกกเก", 4) == ["กกก", "เก"])
    #expect(lines("ພາສາ", 2) == ["ພາ", "ສາ"])
    // A consonant below another stays with it.
    #expect(lines("ខ្មែរ", 2) == ["ខ្មែ", "រ"])
  }
}
