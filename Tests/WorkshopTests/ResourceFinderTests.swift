import Testing

@testable import Workshop

@Suite struct ResourceFinderTests {
  @Test func findsResourcesInTheSameSearch() throws {
    let scratch = try Scratch()
    for name in [
      "W.swift", "Assets.xcassets/Contents.json", "Assets.xcassets/A.imageset/a.png", "Strings.xcstrings",
      "ko.lproj/Localizable.strings", "ko.lproj/Localizable.stringsdict", "Info.plist", "Widget-Info.plist",
      "Other.plist", "logo.PNG", "note.txt", "AppTests/t.png", "Pods/Info.plist", "X.framework/Info.plist",
      ".git/x.png", "build/Info.plist", "data.json", "A.m", "x.log", "old~", "App.xcodeproj/project.pbxproj",
      "App.xcodeproj/x.png",
    ] { try scratch.write(name, "") }
    scratch.link("again.xcassets", to: "Assets.xcassets")
    let found = try SourceFinder(exclusions: ["Other*"]).find(at: [scratch.path])
    #expect(found.sources.map(\.path) == ["\(scratch.path)/W.swift"])
    let lines = found.resources.map { resource in
      "\(resource.kind) \(resource.path.dropFirst(scratch.path.count + 1)) \(resource.localization ?? "-")"
    }
    #expect(
      lines == [
        "buildSettings App.xcodeproj/project.pbxproj -", "assetCatalog Assets.xcassets -",
        "informationList Info.plist -", "stringCatalog Strings.xcstrings -",
        "informationList Widget-Info.plist -", "plain data.json -", "strings ko.lproj/Localizable.strings ko",
        "stringsDictionary ko.lproj/Localizable.stringsdict ko", "picture logo.PNG -",
        "plain note.txt -",
      ])
  }

  @Test func exclusionsHoldForResources() throws {
    let scratch = try Scratch()
    for name in ["W.swift", "a.png", "b.png", "C/c.png"] { try scratch.write(name, "") }
    let found = try SourceFinder(exclusions: ["a.*", "C"]).find(at: [scratch.path])
    #expect(found.resources.map(\.displayPath) == ["\(scratch.path)/b.png"])
  }

  /// Ten thousand snapshots beside the sources are no part of the app.
  @Test func whatIsletWroteIsNoResource() throws {
    let scratch = try Scratch()
    for name in [
      "W.swift", "a.txt", "Frames/b.txt", "Frames/Deep/c.txt", "Frames/V.swift", "Frames/p.png",
      "__Snapshots__/d.txt", "__Snapshots__/Deep/e.json",
    ] { try scratch.write(name, "") }
    var finder = SourceFinder()
    finder.outputs = [try #require(FileStatus("\(scratch.path)/Frames")).identity]
    let found = try finder.find(at: [scratch.path])
    let names = (found.sources.map(\.path) + found.resources.map(\.path)).map {
      String($0.dropFirst(scratch.path.count + 1))
    }
    #expect(names == ["Frames/V.swift", "W.swift", "Frames/p.png", "a.txt"])
  }
}
