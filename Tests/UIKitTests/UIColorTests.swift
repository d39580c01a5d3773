import Cells
import Foundation
import Testing
import UIKit

@Suite struct UIColorTests {
  @Test func systemColoursAdapt() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let background = UIColor.systemBackground
    #expect(background.resolvedColor(with: light).cgColor.components == [1, 1, 1, 1])
    #expect(background.resolvedColor(with: dark).cgColor.components == [0, 0, 0, 1])
    #expect(UIColor.systemGray6.resolved(dark: true) == RGBA(28, 28, 30))
    #expect(UIColor.systemRed.resolved(dark: false) == RGBA(255, 59, 48))
  }

  @Test func providersAreAskedByTraits() {
    let colour = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(colour.resolved(dark: true) == .white)
    #expect(colour.resolved(dark: false) == .black)
    #expect(colour.withAlphaComponent(0.5).resolved(dark: true) == RGBA(255, 255, 255, 128))
  }

  @Test func partsAreWritten() {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
    #expect(
      UIColor(red: 1, green: 0.2, blue: 0, alpha: 0.6).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    )
    #expect([red, green, blue, alpha] == [1, 0.2, 0, 0.6])
    var hue: CGFloat = 0
    var saturation: CGFloat = 0
    var brightness: CGFloat = 0
    UIColor(red: 0, green: 0.2, blue: 0.4, alpha: 1)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect(abs(hue - 7 / 12) < 0.001 && saturation == 1 && brightness == 0.4)
  }

  @Test func alphaReplacesAlpha() {
    #expect(UIColor.white.withAlphaComponent(0.2).withAlphaComponent(0.6).resolved(dark: true).alpha == 153)
  }

  @Test func equalWhenTheyLookTheSame() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red != UIColor.systemRed)
    #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
  }
}
