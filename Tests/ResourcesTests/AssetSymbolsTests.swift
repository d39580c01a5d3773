import Foundation
import Resources
import Testing

@Suite struct AssetSymbolsTests {
  private func source(_ sets: [String]) throws -> String? {
    let folder = try TestFolder()
    for set in sets {
      try folder.write("A.xcassets/\(set)/Contents.json", "{\"properties\":{\"provides-namespace\":true}}")
    }
    return AssetSymbols.source(for: [AssetCatalog(path: "\(folder.path)/A.xcassets")])
  }

  @Test(arguments: [
    ("BrandColor", "brand"), ("on-surface", "onSurface"), ("primary-30%", "primary30"),
    ("URLTint", "urlTint"),
    ("2nd Accent", "_2ndAccent"), ("vkBrandColor", "vkBrand"), ("shadowColor 1", "shadowColor1"),
    ("Color", "color"),
    ("default", "`default`"), ("GREEN1", "green1"),
  ])
  func colourNames(name: String, symbol: String) throws {
    let text = try #require(try source(["\(name).colorset"]))
    #expect(text.contains("static let \(symbol) = ColorResource(name: \"\(name)\", bundle: .main)"))
  }

  @Test func framworksAndNameSpaces() throws {
    let text = try #require(
      try source([
        "Cards", "Cards/adult_image.imageset", "Cards/Deep.colorset", "Blue.colorset", "AccentColor.colorset",
      ]))
    #expect(text.contains("  enum Cards {\n    static let adult = ImageResource(name: \"Cards/adult_image\""))
    #expect(text.contains("static var adult: UIKit.UIImage { .init(resource: .Cards.adult) }"))
    #expect(text.contains("static var deep: SwiftUI.Color { .init(.Cards.deep) }"))
    // A colour that the framework has under the same name stays the framework's.
    #expect(text.contains("static let blue = ColorResource"))
    #expect(!text.contains("static var blue"))
    #expect(text.contains("static let accent = ColorResource(name: \"AccentColor\", bundle: .main)"))
    #expect(text.contains("static var accent: SwiftUI.Color { .init(.accent) }"))
  }

  @Test func nothingToName() throws {
    #expect(try source(["Cards"]) == nil)
  }
}
