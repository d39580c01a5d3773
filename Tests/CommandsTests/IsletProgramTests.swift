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
    program.setSurroundings = { _ in }
    let code = try await program.perform(invocation)
    close(ends[1])
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(ends[0], &buffer, buffer.count)
    close(ends[0])
    #expect(code == 0)
    return String(decoding: buffer[..<max(0, count)], as: UTF8.self)
  }

  @Test func devices() async throws {
    #expect(
      try await run(.devices) == """
        iphone-16       iPhone 16       393 x 852 pt  Dynamic Island
        iphone-16-plus  iPhone 16 Plus  430 x 932 pt  Dynamic Island

        """)
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
      try command.write(frames, to: Output(descriptor: ends[1]))
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
    #expect(
      message("--device nokia") == "no device is named 'nokia'; there are iphone-16, iphone-16-plus")
    #expect(message("--theme nowhere").contains("no theme is named \"nowhere\""))
    #expect(
      message("--bare --size 10x10").hasPrefix("--size 10x10 is too small: 'Card' on lock-screen takes 47x"))
  }

  @Test func listing() throws {
    #expect(
      try ListCommand(isJSON: false, activity: .all).text(of: Self.catalog()) == """
        Water  (lockScreen, compactLeading, compactTrailing, minimal, expanded)
          1  Card  2 states  lock-screen

        """)
    #expect(
      try ListCommand(isJSON: true, activity: .all).text(of: Self.catalog("W\"x")) == """
        [
          {
            "name": "W\\"x",
            "presentations": ["lockScreen", "compactLeading", "compactTrailing", "minimal", "expanded"],
            "previews": [
              {"name": "Card", "states": 2, "surface": "lock-screen"}
            ]
          }
        ]

        """)
  }
}
