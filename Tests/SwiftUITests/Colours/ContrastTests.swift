import Cells
import Testing
import UIKit

@testable import SwiftUI

@Suite struct ContrastTests {
  private func environment(_ contrast: ColorSchemeContrast, _ scheme: ColorScheme) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    environment.fields.colorSchemeContrast = contrast
    return environment
  }

  @Test func systemColoursHaveAVariant() {
    let light = environment(.increased, .light)
    let dark = environment(.increased, .dark)
    #expect(Color.red.resolved(in: light) == RGBA(215, 0, 21))
    #expect(Color.red.resolved(in: dark) == RGBA(255, 105, 97))
    #expect(Color.red.resolved(in: environment(.standard, .light)) == RGBA(255, 59, 48))
    #expect(Color(UIColor.systemBlue).resolved(in: light) == RGBA(0, 64, 221))
    #expect(
      Color.secondary.resolved(in: light).alpha
        > Color.secondary.resolved(in: environment(.standard, .light)).alpha)
  }

  @Test func onLightAllButMintStandOutMoreThanBefore() {
    for colour in [
      Color.red, .orange, .yellow, .green, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray,
    ] {
      let before = colour.resolved(in: environment(.standard, .light)).contrast(with: .white)
      #expect(colour.resolved(in: environment(.increased, .light)).contrast(with: .white) > before)
    }
  }

  @Test func theAppsOwnColoursStay() {
    let own = Color(red: 0.2, green: 0.4, blue: 0.6)
    #expect(
      own.resolved(in: environment(.increased, .dark)) == own.resolved(in: environment(.standard, .dark)))
  }
}
