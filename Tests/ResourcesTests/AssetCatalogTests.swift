import Foundation
import Resources
import Testing

@Suite struct AssetCatalogTests {
  @Test func namesCarryTheirNameSpaces() throws {
    let folder = try TestFolder()
    try folder.write("A.xcassets/Contents.json", "{}")
    try folder.write("A.xcassets/logo.imageset/Contents.json", "{\"images\":[]}")
    try folder.write("A.xcassets/Plain/brand.colorset/Contents.json", "{\"colors\":[]}")
    try folder.write("A.xcassets/Cards/Contents.json", "{\"properties\":{\"provides-namespace\":true}}")
    try folder.write("A.xcassets/Cards/visa.imageset/Contents.json", "{\"images\":[]}")
    try folder.write("A.xcassets/Cards/Deep/mark.symbolset/Contents.json", "{}")
    try folder.write("A.xcassets/AppIcon.appiconset/Contents.json", "{}")
    let catalog = AssetCatalog(path: "\(folder.path)/A.xcassets")
    #expect(catalog.problems.isEmpty)
    #expect(
      Set(catalog.entries.map { "\($0.kind.rawValue) \($0.name)" }) == [
        "imageset logo", "colorset brand", "imageset Cards/visa", "symbolset Cards/mark",
      ])
  }

  @Test func aWrongGroupIsToldAndTheRestRead() throws {
    let folder = try TestFolder()
    try folder.write("A.xcassets/Bad/Contents.json", "{\"properties\":")
    try folder.write("A.xcassets/Bad/one.imageset/Contents.json", "{}")
    let catalog = AssetCatalog(path: "\(folder.path)/A.xcassets")
    #expect(catalog.entries.map(\.name) == ["one"])
    #expect(catalog.problems.count == 1)
    #expect(catalog.problems[0].description.contains("Bad/Contents.json: is no valid JSON"))
  }
}
