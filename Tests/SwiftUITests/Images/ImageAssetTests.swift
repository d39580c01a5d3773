import BoxLayout
import Cells
import Foundation
import Resources
import Testing

@testable import SwiftUI

@MainActor @Suite struct ImageAssetTests {
  /// 48 x 48 pixels, red above blue; at 3x 16 x 16 points, which are two columns and a row.
  private static let flag =
    "iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAYAAABXAvmHAAAARElEQVR42u3PsQ0AAAzCMP5/uv2BDclD9jiX3HIBAAAAAAAAAAAAAAAAAAAAAKgA4/8AAAAAAAAAAAAAAAAAAAAAAF0Pf/zvAOIGuBAAAAAASUVORK5CYII="
  /// 8 x 8 pixels, the leading half black and the rest clear.
  private static let half =
    "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAAE0lEQVR42mNgYGD4j4YxwAhQAABAtx/hR9sDYQAAAABJRU5ErkJggg=="

  /// Makes a catalog and draws with it.
  private func with<Value>(_ body: () throws -> Value) throws -> Value {
    let folder = NSTemporaryDirectory() + "islet-assets-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func write(_ name: String, _ data: Data) throws {
      let path = "\(folder)/A.xcassets/\(name)"
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try data.write(to: URL(fileURLWithPath: path))
    }
    func set(_ name: String, _ picture: String, _ properties: String = "{}") throws {
      try write("\(name).imageset/p.png", try #require(Data(base64Encoded: picture)))
      try write(
        "\(name).imageset/Contents.json",
        Data(
          """
          {"images": [{"idiom": "universal", "scale": "3x", "filename": "p.png"}], "properties": \(properties)}
          """.utf8))
    }
    try set("flag", Self.flag)
    try set("half", Self.half, "{\"template-rendering-intent\": \"template\"}")
    try write("drawing.imageset/d.svg", Data("<svg width='96' height='32'></svg>".utf8))
    try write(
      "drawing.imageset/Contents.json",
      Data("{\"images\": [{\"idiom\": \"universal\", \"filename\": \"d.svg\"}]}".utf8))
    try write(
      "brand.colorset/Contents.json",
      Data(
        """
        {"colors": [
          {"idiom": "universal", "color": {"color-space": "srgb", "components":
            {"red": "0x11", "green": "0x22", "blue": "0x33", "alpha": "1.0"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
           "color": {"platform": "ios", "reference": "systemPinkColor"}}]}
        """.utf8))
    return try ResourceLibrary.with(ResourceLibrary(paths: ["\(folder)/A.xcassets"]), body)
  }

  @Test func aPictureHasItsSizeInPoints() throws {
    let frame = try with { SwiftUITests.frame(Image("flag"), width: 2, height: 1, manner: .filled) }
    #expect(frame[0, 0].glyph == Glyph("▀" as Character))
    #expect(frame[0, 0].foreground == RGBA(255, 0, 0))
    #expect(frame[1, 0].background == RGBA(0, 0, 255))
    #expect(try with { size(Image("flag")) } == BoxSize(width: 2, height: 1))
  }

  @Test func resizablePicturesKeepTheirRatioWhenAsked() throws {
    try with {
      #expect(size(Image("flag").resizable(), width: 9, height: 3) == BoxSize(width: 9, height: 3))
      #expect(
        size(Image("flag").resizable().scaledToFit(), width: 20, height: 3) == BoxSize(width: 6, height: 3))
      #expect(
        size(Image("flag").resizable().scaledToFill(), width: 20, height: 3) == BoxSize(width: 20, height: 10)
      )
    }
  }

  @Test func templatesTakeTheForegroundStyle() throws {
    let view = Image("half").resizable().frame(width: 16, height: 16).foregroundStyle(Color.red)
    let frame = try with { SwiftUITests.frame(view, width: 2, height: 1, manner: .filled) }
    let red = SystemColour.red.resolved(dark: true)
    #expect(frame[0, 0].background == red)
    #expect(frame[1, 0].background == .clear)
    let own = Image("half").renderingMode(.original).resizable().frame(width: 16, height: 16)
    let original = try with { SwiftUITests.frame(own, width: 2, height: 1, manner: .filled) }
    #expect(original[0, 0].background == .black)
  }

  @Test func outlinedFramesShowTheName() throws {
    let text = try with { draw(Image("flag").resizable(), width: 9, height: 3) }
    #expect(text == "┌───────┐\n│ flag  │\n└───────┘")
    #expect(try with { draw(Image("flag").resizable(), width: 9, height: 1) } == "[ flag  ]")
    #expect(try with { draw(Image("flag"), width: 2, height: 1) } == "▨")
    #expect(try with { draw(Image("flag").resizable(), width: 5, height: 1) } == "[fl…]")
  }

  @Test func vectorsAndMissingNamesAreBoxesWithANotice() throws {
    try with {
      #expect(size(Image("drawing")) == BoxSize(width: 12, height: 2))
      let vector = laidOut(Image("drawing"), width: 12, height: 2)
      #expect(vector.notices == ["The picture \"drawing\" is drawn as a box with its name (svg)."])
      let missing = laidOut(Image("nowhere").resizable(), width: 12, height: 3)
      #expect(missing.notices == ["The picture \"nowhere\" is in no asset catalog."])
      #expect(draw(Image("nowhere").resizable(), width: 11, height: 3).contains("│ nowhere │"))
      #expect(draw(Image("nowhere"), width: 2, height: 1) == "▨")
    }
  }

  @Test func coloursFollowTheAppearance() throws {
    try with {
      var environment = EnvironmentValues()
      environment.colorScheme = .light
      #expect(Color("brand").resolved(in: environment) == RGBA(0x11, 0x22, 0x33))
      #expect(
        Color(ColorResource(name: "brand", bundle: .main)).resolved(in: environment) == RGBA(0x11, 0x22, 0x33)
      )
      environment.colorScheme = .dark
      #expect(Color("brand").resolved(in: environment) == SystemColour.pink.resolved(dark: true))
      #expect(Color("none").resolved(in: environment) == SystemColour.gray.resolved(dark: true))
    }
  }
}
