import Foundation
import Testing
import UIKit

@Suite struct UIColorCodingTests {
  @Test func colourSurvivesAnArchive() throws {
    let colour = UIColor(red: 1, green: 0.4, blue: 0.2, alpha: 0.6)
    let data = try NSKeyedArchiver.archivedData(withRootObject: colour, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == colour)
  }
}
