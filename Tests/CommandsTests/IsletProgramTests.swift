import Cells
import Foundation
import Glibc
import Phone
import StageLink
import Testing

@testable import Commands

@MainActor @Suite struct IsletProgramTests {
  /// An activity whose presentations are a letter and the number of the state.
  static func catalog(_ name: String = "Water") -> Catalog {
    let preview = CatalogPreview(name: "Card", kind: .activity(.lockScreen), stateCount: 2) {
      presentation, state, _ in
      if presentation == .view { return nil }
      return PresentedContent(
        measure: { _ in CellSize(columns: 2, rows: 1) },
        draw: { _, place, canvas in
          for (column, scalar) in "\(presentation.rawValue.prefix(1))\(state + 1)".unicodeScalars.enumerated()
          {
            canvas.drawLine(
              scalar, at: CellPoint(column: place.column + column, row: place.row), colour: .white)
          }
        },
        measurePoints: { _ in Device.Points(width: 16, height: 16) })
    }
    return Catalog(activities: [CatalogActivity(name: name, previews: [preview])])
  }

  /// What the program writes for a command on the gallery.
  func run(_ invocation: Invocation) async throws -> String {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    var program = IsletProgram(
      environment: ProcessInfo.processInfo.environment, output: Output(descriptor: ends[1]),
      catalog: { _, _, _ in Self.catalog() }, interact: { _ in 9 })
    program.setPlace = { _ in }
    program.setClock = { _ in }
    let code = try await program.perform(invocation)
    close(ends[1])
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(ends[0], &buffer, buffer.count)
    close(ends[0])
    #expect(code == 0)
    return String(decoding: buffer[..<max(0, count)], as: UTF8.self)
  }

  @Test func devices() async throws {
    let lines = try await run(.devices(isJSON: false)).split(separator: "\n").map(String.init)
    func line(_ id: String) -> String? { lines.first { $0.hasPrefix("\(id) ") } }
    #expect(
      line("iphone-16")
        == "iphone-16                iPhone 16                       iPhone   393 x 852    49 x 53   230, 371  371 x 84-160"
    )
    #expect(
      line("iphone-17")
        == "iphone-17                iPhone 17                       iPhone   402 x 874    50 x 55   230, 371  380~ x 84-160~  "
        + "island.side island.height island.minimal island.expanded.height lockScreen.width lockScreen.height"
    )
    #expect(line("ipad-11")?.hasSuffix("iPad     1194 x 834   149 x 52  -         425 x 84-160") == true)
    #expect(line("watch-45")?.hasSuffix("Watch    198 x 242    25 x 15   -         184 x 80.5") == true)
    #expect(line("carplay-170x78")?.hasSuffix("CarPlay  -            -         -         170 x 78") == true)
    #expect(lines.allSatisfy { $0.last != " " })
  }

  @Test func devicesAsJSON() async throws {
    let text = try await run(.devices(isJSON: true))
    let list = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(list.count == 38)
    let phone = try #require(list.first { $0["id"] as? String == "iphone-17" })
    #expect(phone["cells"] as? [Int] == [50, 55] && phone["screen"] as? [Double] == [402, 874])
    #expect((phone["island"] as? [String: Any])?["side"] as? Double == 52.33)
    #expect((phone["estimates"] as? [String])?.contains("lockScreen.width") == true)
    let pad = try #require(list.first { $0["id"] as? String == "ipad-9-7" })
    #expect(pad["island"] is NSNull && pad["surfaces"] as? [String] == ["lock-screen"])
    let watch = try #require(list.first { $0["kind"] as? String == "watch" })
    #expect(watch["activity"] as? [Double] == [152, 69.5])
  }

  @Test func surfacesFollowTheDevice() throws {
    func surfaces(_ line: String) throws -> [String?] {
      let data = Data(try render("--format json --bare \(line)").utf8)
      let list = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
      return list.map { $0["surface"] as? String }
    }
    #expect(
      try surfaces("--device iphone-se --surface all")
        == ["lock-screen", "banner", "standby", "standby-night", "watch", "carplay", "mac", "ipad"])
    #expect(try surfaces("--device ipad-11 --surface all") == ["lock-screen"])
    #expect(try surfaces("--device watch-45 --surface all") == ["watch"])
    #expect(try surfaces("--device carplay-170x78") == ["carplay"])
    #expect(try surfaces("--device iphone-air --surface all").count == SurfaceName.drawn.count)
  }

  @Test func surfacesOfOtherDevices() throws {
    func shown(_ line: String) throws -> [String] {
      let data = Data(try render("--format json --bare \(line)").utf8)
      let list = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
      return list.map { "\($0["surface"] ?? "") on \($0["device"] ?? "")" }
    }
    #expect(try shown("--surface always-on") == ["always-on on iphone-15-pro"])
    #expect(try shown("--surface ipad") == ["ipad on ipad-11"])
    #expect(try shown("--surface ipad --device ipad-12-9") == ["ipad on ipad-12-9"])
    #expect(try shown("--surface ipad --device iphone-se") == ["ipad on ipad-11"])
  }

  @Test func themes() async throws {
    let lines = try await run(.themes(ThemesOptions())).split(separator: "\n")
    #expect(lines.count >= 5)
    #expect(lines.first?.hasPrefix("\(ThemeLibrary.defaultID) ") == true)
  }

  @Test func withoutATerminalEverythingIsPrinted() async throws {
    guard case .phone(let options) = try Invocation([], exists: { _ in false }) else { return }
    let frames = try await run(.phone(options)).split(separator: "\n\n")
    #expect(frames.count == 4)
    for (frame, word) in zip(frames, ["l1", "c1", "m1", "e1"]) { #expect(frame.contains(word)) }
    #expect(!frames.joined().contains("\u{1B}"))
  }

  func render(_ line: String) throws -> String {
    let arguments = ["render", "x"] + line.split(separator: " ").map(String.init)
    guard case .render(let options) = try Invocation(arguments, exists: { _ in true }) else { return "" }
    let environment = ProcessInfo.processInfo.environment
    let command = RenderCommand(options: options, environment: environment, isTerminal: false)
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    defer { close(ends[0]) }
    do {
      defer { close(ends[1]) }
      var frames: [FrameSpool.Entry] = []
      let scenery = try Scenery(options.view, environment: environment)
      try command.draw(Self.catalog(), scenery) { frames.append($0) }
      try command.write(frames, scenery, to: Output(descriptor: ends[1]))
    }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(ends[0], &buffer, buffer.count)
    return String(decoding: buffer[..<max(0, count)], as: UTF8.self)
  }

  @Test func renderedJSONSaysWhatItShows() throws {
    let text = try render("--format json --state all --bare --device iphone-16-plus --theme paper")
    let list = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(list.map { $0["state"] as? Int } == [1, 2])
    #expect(list[0]["surface"] as? String == "lock-screen")
    #expect(list[0]["device"] as? String == "iphone-16-plus" && list[0]["theme"] as? String == "paper")
    #expect(list[0]["columns"] as? Int == 52)
  }

  @Test func wrongValues() {
    func message(_ line: String) -> String {
      do { return try render(line) } catch { return "\(error)" }
    }
    #expect(message("--device nokia").hasPrefix("--device: no device is named 'nokia'; there are iphone-17"))
    #expect(
      message("--device watch-45 --surface banner")
        == "--surface banner: Apple Watch 45 mm shows activities in its Smart Stack alone; there is watch")
    #expect(message("--device ipad-11 --surface watch").contains("shows activities on its Lock Screen alone"))
    #expect(
      message("--device carplay-screen-800x480 --surface banner").contains(
        "shows activities on the Dashboard alone"))
    #expect(
      message("--device iphone-se --surface compact")
        == "--surface compact: iPhone SE (3rd generation) has no Dynamic Island; there is lock-screen, banner, "
        + "standby, standby-night, watch, carplay, mac, ipad"
    )
    #expect(
      message("--device ipad-11 --surface banner").contains("shows activities on its Lock Screen alone"))
    #expect(message("--device iphone-16 --surface always-on").contains("has no Always-On display"))
    #expect(message("--theme nowhere").contains("no theme is named \"nowhere\""))
    #expect(
      message("--bare --size 10x10").hasPrefix("--size 10x10 is too small: 'Card' on lock-screen takes 47x"))
  }

  @Test func listing() throws {
    #expect(
      try ListCommand(isJSON: false, activity: .all).text(of: Self.catalog()) == """
        Water  (lockScreen, compactLeading, compactTrailing, minimal, expanded, small)
          1  Card  2 states  lock-screen

        """)
    #expect(
      try ListCommand(isJSON: true, activity: .all).text(of: Self.catalog("W\"x")) == """
        [
          {
            "name": "W\\"x",
            "presentations": ["lockScreen", "compactLeading", "compactTrailing", "minimal", "expanded", "small"],
            "previews": [
              {"name": "Card", "states": 2, "surface": "lock-screen"}
            ]
          }
        ]

        """)
  }
}
