import Cells
import Foundation
import Resources
import Testing

@Suite struct ResourceLibraryTests {
  @Test func languagesFallBack() throws {
    let folder = try TestFolder()
    func strings(_ language: String, _ text: String) throws -> String {
      try folder.write("\(language).lproj/Localizable.strings", text)
    }
    let paths = [
      try strings("en", "\"a\" = \"en a\"; \"only\" = \"en only\";"),
      try strings("pt-BR", "\"a\" = \"br a\";"),
      try strings("zh-Hant", "\"a\" = \"hant a\";"), try strings("Base", "\"base\" = \"base\";"),
    ]
    let library = ResourceLibrary(paths: paths)
    #expect(library.text("a", locale: "pt_PT") == "br a")
    #expect(library.text("a", locale: "zh_TW") == "hant a")
    #expect(library.text("a", locale: "zh_CN") == "en a")
    #expect(library.text("only", locale: "pt_BR") == "en only")
    #expect(library.text("base", locale: "de") == "base")
    #expect(library.text("none", locale: "de") == nil)
    #expect(library.text("a", table: "Other", locale: "en") == nil)
  }

  @Test func picturesBySizeAndAppearance() throws {
    let folder = try TestFolder()
    let light = SamplePicture.png(width: 6, height: 3) { _, _ in .white }
    try folder.write("A.xcassets/p.imageset/l.png", light)
    try folder.write("A.xcassets/p.imageset/d.png", SamplePicture.png(width: 6, height: 3) { _, _ in .black })
    try folder.write(
      "A.xcassets/p.imageset/Contents.json",
      """
      {"images": [{"idiom": "universal", "scale": "3x", "filename": "l.png"},
        {"idiom": "universal", "scale": "3x", "filename": "d.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """)
    let loose = try folder.write("loose@2x.png", light)
    let library = ResourceLibrary(paths: ["\(folder.path)/A.xcassets", loose])
    let image = try #require(library.image(named: "p", traits: AssetTraits()))
    #expect((image.width, image.height) == (2, 1))
    guard case .picture(let dark) = library.image(named: "p", traits: AssetTraits(isDark: true))?.content
    else {
      Issue.record("no picture")
      return
    }
    #expect(dark.average == .black)
    #expect(library.image(named: "loose", traits: AssetTraits())?.width == 3)
    #expect(library.image(named: "nothing", traits: AssetTraits()) == nil)
    #expect(library.problems.isEmpty)
  }

  @Test func vectorsAndDamageAreBoxes() throws {
    let folder = try TestFolder()
    func set(_ name: String, _ file: String, _ data: Data) throws {
      try folder.write("A.xcassets/\(name).imageset/\(file)", data)
      try folder.write(
        "A.xcassets/\(name).imageset/Contents.json",
        "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"\(file)\"}]}")
    }
    try set("svg", "a.svg", Data("<?xml?>\n<svg viewBox=\"0 0 40 20\"></svg>".utf8))
    try set("pdf", "a.pdf", Data("%PDF-1.4 << /MediaBox [0 0 30 60] >>".utf8))
    try set("bad", "a.png", Data("no picture".utf8))
    let library = ResourceLibrary(paths: ["\(folder.path)/A.xcassets"])
    let svg = try #require(library.image(named: "svg", traits: AssetTraits()))
    #expect(svg.content == .undrawn(reason: "svg"))
    #expect((svg.width, svg.height) == (40, 20))
    #expect(library.image(named: "pdf", traits: AssetTraits())?.height == 60)
    #expect(library.image(named: "bad", traits: AssetTraits())?.content == .undrawn(reason: "damaged"))
    #expect(library.problems.map(\.message) == ["is neither PNG nor JPEG"])
  }

  @Test func bundleFolders() throws {
    let folder = try TestFolder()
    let list = try folder.write(
      "Info.plist",
      try PropertyListSerialization.data(
        fromPropertyList: ["Own": "yes", "CFBundleIdentifier": "$(ID)"], format: .xml, options: 0))
    let data = try folder.write("data.json", "{}")
    let strings = try folder.write("de.lproj/Extra.strings", "\"a\" = \"b\";")
    let library = ResourceLibrary(paths: [list, data, strings])
    let maker = BundleFolder(library, cache: "\(folder.path)/cache", name: "Fern")
    let path = try #require(maker.make())
    #expect(maker.make() == path)
    let bundle = try #require(Bundle(path: path))
    #expect(bundle.bundleIdentifier == "islet.Fern")
    #expect(bundle.infoDictionary?["Own"] as? String == "yes")
    #expect(bundle.url(forResource: "data", withExtension: "json") != nil)
    #expect(try StringsFileReader.read("\(path)/de.lproj/Extra.strings").texts == ["a": .text("b")])
  }
}
