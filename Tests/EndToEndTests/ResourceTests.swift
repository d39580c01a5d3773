import Foundation
import Testing

/// A project with resources of every kind, drawn by the program.
@Suite struct ResourceTests {
  /// 48 x 48 pixels, red above blue.
  private static let flag =
    "iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAYAAABXAvmHAAAARElEQVR42u3PsQ0AAAzCMP5/uv2BDclD9jiX3HIBAAAAAAAAAAAAAAAAAAAAAKgA4/8AAAAAAAAAAAAAAAAAAAAAAF0Pf/zvAOIGuBAAAAAASUVORK5CYII="

  private static func unit(_ text: String) -> String {
    "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
  }

  private static func plural(_ forms: [(String, String)]) -> String {
    "{\"variations\": {\"plural\": {" + forms.map { "\"\($0.0)\": \(unit($0.1))" }.joined(separator: ", ")
      + "}}}"
  }

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Boiling": {"localizations": {"de": \(unit("Kocht")), "ko": \(unit("끓는 중")), "ar": \(unit("يغلي"))}},
      "%lld cups": {"localizations": {
        "en": \(plural([("one", "%lld cup"), ("other", "%lld cups")])),
        "de": \(plural([("one", "%lld Tasse"), ("other", "%lld Tassen")])),
        "ko": \(plural([("other", "%lld잔")])),
        "ar": \(plural([
          ("zero", "صفر"), ("one", "واحد"), ("two", "اثنان"), ("few", "قليل"), ("many", "كثير"), ("other", "غير")]))}}
    }}
    """

  private static let previews = """
    func counted(_ number: Int) -> String {
      let path = Bundle.main.path(forResource: "menu", ofType: "json") ?? ""
      let menu = (try? String(contentsOfFile: path, encoding: .utf8)) ?? "no menu"
      let format = NSLocalizedString("%lld cups", comment: "")
      return menu + ": " + String.localizedStringWithFormat(format, number) + ", " + String(format: format, number)
    }

    #Preview("Cups", as: .content, using: KettleAttributes(kitchen: "Here")) {
      KettleActivity()
    } contentStates: {
      KettleAttributes.ContentState(phase: "", degrees: 0)
      KettleAttributes.ContentState(phase: "", degrees: 1)
      KettleAttributes.ContentState(phase: "", degrees: 2)
      KettleAttributes.ContentState(phase: "", degrees: 3)
      KettleAttributes.ContentState(phase: "", degrees: 11)
      KettleAttributes.ContentState(phase: "", degrees: 100)
    }
    """

  private func project() throws -> SourceFolder {
    let body = """
      Text("Boiling")
      Text("\\(context.state.degrees) cups").foregroundStyle(.steam)
      Text(verbatim: NSLocalizedString("note", tableName: "Extra", comment: ""))
      Text(verbatim: Bundle.main.infoDictionary?["Kind"] as? String ?? "no list")
      Text(verbatim: Bundle.main.url(forResource: "flag", withExtension: "png") == nil ? "no file" : "a file")
      Text(verbatim: counted(context.state.degrees))
      Image(.Flags.red).resizable().frame(width: 80, height: 48)
      """
    let folder = try SourceFolder.kettle(body: body, previews: Self.previews)
    func write(_ name: String, _ data: Data) throws {
      let file = folder.url.appendingPathComponent("Kettle/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    let picture = try #require(Data(base64Encoded: Self.flag))
    try write("Localizable.xcstrings", Data(Self.catalog.utf8))
    try write("en.lproj/Extra.strings", Data("\"note\" = \"Mind the steam\";".utf8))
    try write("de.lproj/Extra.strings", try #require("\"note\" = \"Vorsicht\";".data(using: .utf16)))
    try write(
      "Info.plist",
      try PropertyListSerialization.data(fromPropertyList: ["Kind": "a list"], format: .binary, options: 0))
    try write("flag.png", picture)
    try write("menu.json", Data("[tea]".utf8))
    try write("A.xcassets/Flags/Contents.json", Data("{\"properties\": {\"provides-namespace\": true}}".utf8))
    try write("A.xcassets/Flags/red.imageset/r.png", picture)
    try write(
      "A.xcassets/Flags/red.imageset/Contents.json",
      Data("{\"images\": [{\"idiom\": \"universal\", \"filename\": \"r.png\"}]}".utf8))
    try write(
      "A.xcassets/steamColor.colorset/Contents.json",
      Data(
        """
        {"colors": [
          {"idiom": "universal", "color": {"color-space": "srgb", "components":
            {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
           "color": {"color-space": "srgb", "components":
            {"red": "0.0", "green": "1.0", "blue": "0.0", "alpha": "1.0"}}},
          {"idiom": "universal", "color": 3}]}
        """.utf8))
    return folder
  }

  private func render(_ folder: SourceFolder, _ options: [String]) throws -> Program.Result {
    let cache = folder.url.appendingPathComponent("cache").path
    return try Program.run(
      ["render", folder.url.appendingPathComponent("Kettle").path, "--bare"] + options,
      environment: ["XDG_CACHE_HOME": cache])
  }

  @Test func everyKindInFourLanguages() throws {
    let folder = try project()
    let english = try render(folder, ["--state", "2", "--format", "text"])
    #expect(english.code == 0)
    for text in [
      "Boiling", "1 cup ", "Mind the steam", "a list", "a file", "[tea]: 1 cup, 1 cup ", "Flags/r",
    ] {
      #expect(english.output.contains(text), "\(text) in \(english.output)\(english.errors)")
    }
    #expect(english.errors.contains("Info.plist: NSSupportsLiveActivities is missing"))
    #expect(english.errors.contains("steamColor.colorset/Contents.json: colors[2].color"))

    let german = try render(folder, ["--state", "6", "--locale", "de_AT", "--format", "text"]).output
    for text in ["Kocht", "100 Tassen", "[tea]: 100 Tassen, 100 Tassen", "Vorsicht"] {
      #expect(german.contains(text), "\(german)")
    }

    let korean = try render(folder, ["--state", "3", "--locale", "ko", "--format", "text"]).output
    // What is not translated is in the language of the source.
    for text in ["끓는 중", "2잔", "Mind the steam"] { #expect(korean.contains(text), "\(korean)") }

    let arabic = try render(folder, ["--state", "all", "--locale", "ar", "--format", "text"]).output
      .components(separatedBy: "\n\n")
    #expect(arabic.count == 6)
    for (frame, form) in zip(arabic, ["صفر", "واحد", "اثنان", "قليل", "كثير", "غير"]) {
      // A frame holds right-to-left text as it is seen: joined letters, the first one rightmost.
      let asWritten = String(frame.precomposedStringWithCompatibilityMapping.reversed())
      #expect(asWritten.contains(form), "\(frame)")
    }
  }

  @Test(arguments: [
    (
      ".foregroundStyle(.steam)", ".foregroundStyle(Color(.steem))",
      "no asset catalog has a colour 'steem'; there is 'steam'"
    ),
    ("Image(.Flags.red)", "Image(.banner)", "no asset catalog has a picture 'banner'; there are 'Flags.red'"),
  ])
  func missingAssetsAreNamed(old: String, new: String, note: String) throws {
    let folder = try project()
    let file = folder.path + "/Kettle/KettleActivity.swift"
    let text = try String(contentsOfFile: file, encoding: .utf8).replacing(old, with: new)
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    let result = try render(folder, ["--format", "text"])
    #expect(result.code == 1)
    let notes = result.errors.split(separator: "\n").filter { $0.contains("note: ") }
    #expect(notes == ["note: \(note)"], "\(result.errors)")
  }

  @Test func coloursAndPicturesByAppearance() throws {
    let folder = try project()
    let dark = try render(folder, ["--format", "json"]).output.uppercased()
    #expect(dark.contains("#00FF00") && dark.contains("#0000FF"))
    let light = try render(folder, ["--format", "json", "--appearance", "light"]).output.uppercased()
    #expect(!light.contains("#00FF00") && light.contains("#FF0000"))
  }
}
