import Cells
import Foundation
import Phone
import StageLink
import Testing
import Workshop

@testable import Commands

@Suite struct InvocationTests {
  func parse(_ line: String) throws -> Invocation {
    try Invocation(words(line), exists: { !$0.hasPrefix("gone") && $0 != "rendr" })
  }

  /// Splits at blanks; `''` is an empty argument.
  func words(_ line: String) -> [String] {
    line.split(separator: " ").map { $0 == "''" ? "" : String($0) }
  }

  func render(_ line: String) throws -> RenderOptions {
    guard case .render(let options) = try parse("render \(line)") else {
      throw UsageError(message: "not render", command: "")
    }
    return options
  }

  func message(_ line: String) -> String {
    do {
      return "understood: \(try parse(line))"
    } catch {
      return (error as? UsageError)?.message ?? "\(error)"
    }
  }

  @Test func commands() throws {
    guard case .phone(let phone) = try parse("") else { throw UsageError(message: "", command: "") }
    #expect(phone.sources.paths == [] && phone.view == ViewOptions() && phone.color == .auto)
    guard case .phone(let path) = try parse("Widget list") else { throw UsageError(message: "", command: "") }
    #expect(path.sources.paths == ["Widget", "list"])
    guard case .list(let list) = try parse("list --json a b") else {
      throw UsageError(message: "", command: "")
    }
    #expect(list.isJSON && list.sources.paths == ["a", "b"] && list.activity == .all)
    #expect(try parse("themes") == .themes(ThemesOptions()))
    #expect(try parse("devices") == .devices(isJSON: false))
    #expect(try parse("devices --json") == .devices(isJSON: true))
    #expect(try parse("--version") == .version)
    #expect(try parse("render --version") == .version)
  }

  @Test func optionsAndOperandsMix() throws {
    let options = try render("a --stale b --format=json -o out.json -- --theme -x")
    #expect(options.sources.paths == ["a", "b", "--theme", "-x"])
    #expect(options.view.isStale && options.format == .json && options.output == "out.json")
    #expect(try render("a -oout").output == "out")
    #expect(try render("- --output=").output == "")
    #expect(try render("a --theme x --theme y").view.theme == "y")
    #expect(try render("a --exclude A --exclude=B").sources.exclusions == ["A", "B"])
  }

  @Test func viewOptions() throws {
    let view = try render(
      """
      a --activity Water --preview 2 --state all --surface compact --surface lock-screen --device iphone-16 \
      --appearance light --landscape --rtl --bare --size 120x40 --locale ko-KR --time-zone Asia/Seoul \
      --at 2026-01-09T18:41 --swift-version 6 --time-limit 5
      """
    ).view
    #expect(
      view.selection
        == StageSelection(
          activity: .named("Water"), preview: .number(2), state: .all, surfaces: [.compact, .lockScreen]))
    #expect(
      view.device == "iphone-16" && view.appearance == .light && view.size == CellSize(columns: 120, rows: 40)
    )
    #expect(view.isLandscape && view.isRightToLeft && view.isBare && !view.isStale)
    #expect(try render("a --locale ar-EG").view.isRightToLeft && render("a --locale he").view.isRightToLeft)
    #expect(try !render("a --locale ko-KR").view.isRightToLeft)
    #expect(view.locale == "ko_KR" && view.timeZone == "Asia/Seoul")
    #expect(view.date == Date(timeIntervalSince1970: 1_767_951_660))
    let configuration = view.configuration(
      source: .gallery, size: CellSize(columns: 80, rows: 24), manner: .filled)
    #expect(configuration.clock == .standard && configuration.size == CellSize(columns: 120, rows: 40))
    #expect(configuration.locale == "ko_KR" && configuration.timeZone == "Asia/Seoul")
  }

  @Test func surfacesAndWhatIsThere() throws {
    let view = try render("a --surface standby --surface ipad --others 2 --untapped").view
    #expect(view.selection.surfaces == [.standby, .iPad] && view.others == 2 && view.isUntapped)
    #expect(view.device == nil)
    #expect(
      view.configuration(source: .gallery, size: CellSize(columns: 80, rows: 24), manner: .filled).others == 2
    )
    #expect(throws: UsageError.self) { try render("a --others 3") }
    #expect(try render("a --surface always-on").view.device == "iphone-15-pro")
    #expect(try render("a --surface always-on --device iphone-air").view.device == "iphone-air")
  }

  @Test func sheets() throws {
    let options = try render(
      "a --surface sheet --surface banner --variants appearance,locale=pt-BR --variants text-size=xLarge,state=2"
    )
    #expect(options.view.showsSheet && options.view.selection.surfaces == [.banner])
    #expect(options.sheet.variants == [.appearance, .locale("pt_BR"), .textSize(.xLarge), .state(2)])
    let all = try render("a --surface sheet").view
    #expect(all.resolvedSelection(on: DeviceChoice(.iPhone16)).surfaces == Device.iPhone16.surfaces)
    #expect(
      all.configuration(
        source: .gallery, size: CellSize(columns: 80, rows: 24), manner: .outlined
      ).showsSheet)
    for variant in ["locale=xx_YY", "state=0", "text-size=huge", "stale=1", "locale", ""] {
      #expect(throws: UsageError.self) { try render("a --surface sheet --variants=\(variant)") }
    }
  }

  @Test func lookOfTexts() throws {
    let view = try render(
      "a --pseudo --large-type --text-size accessibility3 --contrast increased"
    ).view
    #expect(view.isPseudolocalized && view.isLargeType)
    #expect(view.textSize == .accessibility3 && view.contrast == .increased)
    let setting = view.setting(on: DeviceChoice(.iPhone16), .banner)
    #expect(setting.isPseudolocalized && setting.typeScale == .large && setting.surface == .banner)
  }

  @Test func defaultsAreThoseOfAStage() throws {
    let size = CellSize(columns: 80, rows: 24)
    #expect(
      try render("a").view.configuration(source: .gallery, size: size, manner: .outlined)
        == StageConfiguration(source: .gallery))
    let all = try render("a --surface all").view
    #expect(
      all.configuration(source: .gallery, size: size, manner: .outlined).selection.surfaces
        == [], "the preview's own, as not every device has a Lock Screen")
  }

  @Test(arguments: [
    ("2026-01-09T09:41:00Z", 1_767_951_660), ("2026-01-09T18:41:00+09:00", 1_767_951_660),
    ("2026-01-09T09:41", 1_767_951_660), ("2026-01-09", 1_767_916_800),
  ])
  func dates(text: String, seconds: TimeInterval) throws {
    #expect(try render("a --at \(text)").view.date == Date(timeIntervalSince1970: seconds))
  }

  @Test(arguments: [
    ("devices x", "islet devices takes no operands, and 'x' is one"),
    (
      "themes --json --preview",
      "--json lists themes, and --preview is for their pictures: take one of the two"
    ),
    ("render a --formt text", "there is no option --formt; did you mean --format?"),
    ("list a --format text", "there is no option --format here, but islet render has it"),
    ("render a --zzzzzz", "there is no option --zzzzzz"),
    ("render a -q", "there is no option -q"),
    ("render a --stale=1", "--stale takes no value"),
    ("render a --device", "--device needs a value: ID|FILE"),
    ("render a --format", "--format needs a value, one of text, ansi, json, svg, html, png, words"),
    ("render a --format gif", "--format is one of text, ansi, json, svg, html, png, words, not 'gif'"),
    ("render a --size 80", "--size: expected COLSxROWS such as 80x24, each from 1 to 1000, found '80'"),
    ("render a --size 80x0", "--size: expected COLSxROWS such as 80x24, each from 1 to 1000, found '80x0'"),
    ("render a --state zero", "--state: expected a number from 1, or all, found 'zero'"),
    ("render a --preview 0", "--preview: expected a number from 1, found '0'"),
    ("render a --time-limit -1", "--time-limit: expected a number from 1 to 86400, found '-1'"),
    ("render a --memory-limit 0", "--memory-limit: expected a number from 1 to 1048576, found '0'"),
    (
      "list a --attributes - --content-state /dev/stdin",
      "--attributes and --content-state cannot both be read from standard input"
    ),
    ("render a --variants stale", "--variants goes with --surface sheet"),
    ("render a --changes", "--changes goes with --surface sheet"),
    (
      "render a --surface sheet --changes",
      "--changes needs something to compare: --state all, or --variants such as state=2"
    ),
    (
      "render a --surface sheet --variants stale,tilt",
      "--variants: expected appearance, contrast, landscape, large-type, pseudo, rtl, stale, locale=ID, state=N or "
        + "text-size=SIZE, found 'tilt'"
    ),
    ("render a --pseudo=1", "--pseudo takes no value"),
    ("render a --locale xx_YY", "--locale: expected a locale such as ko_KR, found 'xx_YY'"),
    ("render a --time-zone Nowhere", "--time-zone: expected a time zone such as Asia/Seoul, found 'Nowhere'"),
    (
      "render a --at tomorrow",
      "--at: expected a date such as 2026-01-09T09:41:00Z, 2026-01-09T09:41 or 2026-01-09, found 'tomorrow'"
    ),
    ("rendr a", "rendr: no such file or folder; did you mean 'islet render'?"),
    ("render ''", "'' is no path"),
  ])
  func wrongUse(line: String, expected: String) {
    #expect(message(line) == expected)
  }

  @Test func contentAndLimits() throws {
    let options = try render("a --attributes a.json --content-state - --time-limit 3 --memory-limit 64")
    #expect(options.sources.compilingLimit == .seconds(120), "a limit for drawing cuts off no compiler")
    #expect(try render("a --time-limit 600").sources.compilingLimit == .seconds(600))
    #expect(options.view.content.attributes == "a.json" && options.view.content.contentState == "-")
    #expect(options.sources.timeLimit == .seconds(3) && options.sources.drawingLimit == .seconds(3))
    #expect(options.sources.memoryLimit == 64)
    let plain = try render("a").sources
    #expect(plain.drawingLimit == .seconds(10) && plain.timeLimit == nil)
  }

  @Test func formats() throws {
    let colour = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]
    func resolve(_ line: String, _ environment: [String: String], isTerminal: Bool = true) throws -> String {
      let (format, depth) = try render(line).resolvedFormat(environment: environment, isTerminal: isTerminal)
      return "\(format) \(depth)"
    }
    #expect(try resolve("a", colour) == "ansi trueColor")
    #expect(try resolve("a", colour, isTerminal: false) == "text none")
    #expect(try resolve("a", ["TERM": "dumb"]) == "text none")
    #expect(try resolve("a", colour.merging(["NO_COLOR": "1"]) { $1 }) == "text none")
    #expect(try resolve("a --color always", colour, isTerminal: false) == "ansi trueColor")
    #expect(try resolve("a -o x", colour) == "text none")
    // The name of the file says it where no option does.
    #expect(try resolve("a -o b.svg", colour) == "svg none")
    #expect(try resolve("a -o some.png/b.HTML", colour) == "html none")
    #expect(try resolve("a -o b.png --plain", [:]) == "png none")
    #expect(try resolve("a -o b.png --format json", [:]) == "json none")
    #expect(try resolve("a -o b.svg/", [:]) == "text none")
    #expect(try resolve("a -o svg", [:]) == "text none")
    // A file of it has the same bytes whatever the terminal can do.
    for environment in [colour, ["TERM": "dumb"], ["CI": "true"], ["NO_COLOR": "1"], [:]] {
      #expect(try resolve("a --format ansi", environment, isTerminal: false) == "ansi trueColor")
      #expect(try resolve("a --format ansi -o b.ans", environment) == "ansi trueColor")
    }
    #expect(try resolve("a --format ansi", ["TERM": "xterm-256color"]) == "ansi ansi256")
    #expect(try resolve("a --format ansi --color never", colour) == "ansi none")
    #expect(try resolve("a --plain", colour) == "words none")
    #expect(try resolve("a --plain -o b.txt", colour) == "words none")
    #expect(try resolve("a --plain --format text", colour) == "text none")
    #expect(try resolve("a --format words", colour) == "words trueColor")
  }

  @Test func push() throws {
    guard
      case .push(let options) = try parse(
        "push p.json App Widget --header apns-priority:5 --header Apns-Id:1 --activity Kettle --at 2026-01-10 --json"
      )
    else {
      Issue.record("not push")
      return
    }
    #expect(options.file == "p.json" && options.sources.paths == ["App", "Widget"] && options.isJSON)
    #expect(options.headers.map(\.name) == ["apns-priority", "apns-id"])
    #expect(options.headers.map(\.value) == ["5", "1"] && options.activity == "Kettle")
    #expect(options.date == Date(timeIntervalSince1970: 1_768_003_200))
    #expect(message("push") == "islet push needs a FILE with a payload, or - for standard input")
    #expect(message("push p.json --header x").hasPrefix("--header: expected 'NAME: VALUE'"))
    #expect(
      message("push p.json --activity A --to none").hasPrefix(
        "--activity chooses among the activities of PATHs"))
    #expect(message("push p.json --to x").hasPrefix("--to: expected the number of a running islet"))
    guard case .push(let sent) = try parse("push p.json --to 4711 --now --activity A") else {
      Issue.record("not push")
      return
    }
    #expect(sent.target == .process(4711) && sent.isOfNow && options.target == .newest && !options.isOfNow)
    guard case .push(let piped) = try parse("push -") else {
      Issue.record("not push")
      return
    }
    #expect(piped.file == "-" && piped.sources.paths.isEmpty && piped.date == nil)
  }
}
