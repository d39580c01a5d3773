import Foundation
import Testing
import UIKit

@Suite struct TextSizeTests {
  @Test func textIsMeasuredByItsFontAndItsCells() {
    let small: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
    let large: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 40)]
    #expect("00:00".size(withAttributes: small).width == 40)
    #expect("00:00".size(withAttributes: large).width == 124)
    #expect(NSString(string: "日本").size(withAttributes: small).width == 32)
    #expect("a\nb".size(withAttributes: small).height == 2 * UIFont.systemFont(ofSize: 10).lineHeight)
    #expect(NSAttributedString(string: "ab", attributes: large).size().width > 40)
    #expect("".size().width == 0)
  }
}
