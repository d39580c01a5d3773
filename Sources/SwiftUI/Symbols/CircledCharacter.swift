/// Letters and numbers in shapes, such as `a.circle` and `12.square.fill`.
///
/// Unicode has them in circles, one column wide: ⓪ to ⑳, ❶ to ⓴ and Ⓐ to Ⓩ. Squares exist only in a plane
/// that terminal fonts lack, so every shape is drawn as the circle.
enum CircledCharacter {
  /// The glyph of a letter or a number in a shape; `nil` for any other word.
  ///
  /// - Parameter isFilled: Numbers have a filled form; letters have one form for both.
  static func glyph(for word: Substring, isFilled: Bool) -> Unicode.Scalar? {
    let bytes = word.utf8
    if bytes.count == 1, let byte = bytes.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) {
      return Unicode.Scalar(0x24B6 + UInt32(byte - UInt8(ascii: "a")))
    }
    guard (1...2).contains(bytes.count), bytes.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains),
      let number = UInt32(word)
    else { return nil }
    switch (number, isFilled) {
    case (0, false): return "⓪"
    case (0, true): return "⓿"
    case (1...10, true): return Unicode.Scalar(0x2776 + number - 1)
    case (11...20, true): return Unicode.Scalar(0x24EB + number - 11)
    case (1...20, false): return Unicode.Scalar(0x2460 + number - 1)
    // Circled numbers above 20 are two columns wide.
    default: return isFilled ? "●" : "○"
    }
  }

  /// The letter or digit in a circle, `#` for a number of two digits; `nil` for any other character.
  static func plain(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x24B6...0x24CF: Unicode.Scalar(scalar.value - 0x24B6 + 0x41)
    case 0x2460...0x2468: Unicode.Scalar(scalar.value - 0x2460 + 0x31)
    case 0x2776...0x277E: Unicode.Scalar(scalar.value - 0x2776 + 0x31)
    case 0x24EA, 0x24FF: "0"
    case 0x2469...0x2473, 0x277F, 0x24EB...0x24F4: "#"
    default: nil
    }
  }
}
