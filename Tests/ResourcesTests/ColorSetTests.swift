import Cells
import Foundation
import Resources
import Testing

@Suite struct ColorSetTests {
  private func set(_ colors: String) throws -> ColorSet {
    let folder = try TestFolder()
    try folder.write("Contents.json", "{\"colors\": [\(colors)]}")
    return try ColorSet(folder: folder.path)
  }

  private func color(_ space: String, _ components: String) throws -> ColorSet.Value? {
    try set(
      "{\"idiom\": \"universal\", \"color\": {\"color-space\": \"\(space)\", \"components\": {\(components)}}}"
    ).value(for: AssetTraits())
  }

  @Test func componentsInAllTheirWays() throws {
    let expected = ColorSet.Value.fixed(RGBA(255, 96, 51, 128))
    #expect(
      try color(
        "srgb", "\"red\": \"0xFF\", \"green\": \"96\", \"blue\": \"0.200\", \"alpha\": \"0.5\"") == expected)
    #expect(
      try color("extended-srgb", "\"red\": 1.2, \"green\": \"0x60\", \"blue\": 0.2, \"alpha\": 0.5")
        == expected)
    #expect(
      try color("gray-gamma-22", "\"white\": \"0.5\", \"alpha\": \"1.000\"") == .fixed(RGBA(128, 128, 128)))
  }

  @Test func displayP3IsBroughtIntoSRGB() throws {
    guard
      case .fixed(let red) = try color(
        "display-p3", "\"red\": \"1.0\", \"green\": \"0.0\", \"blue\": \"0.0\", \"alpha\": \"1.0\""),
      case .fixed(let grey) = try color(
        "display-p3", "\"red\": \"0.5\", \"green\": \"0.5\", \"blue\": \"0.5\", \"alpha\": \"1.0\"")
    else {
      Issue.record("no colour")
      return
    }
    #expect(red == RGBA(255, 0, 0))
    #expect(grey == RGBA(128, 128, 128))
  }

  @Test func appearancesAndReferences() throws {
    func entry(_ appearances: String, _ name: String) -> String {
      "{\"idiom\": \"universal\", \"appearances\": [\(appearances)], \"color\": {\"platform\": \"ios\", "
        + "\"reference\": \"\(name)\"}}"
    }
    let dark = "{\"appearance\": \"luminosity\", \"value\": \"dark\"}"
    let high = "{\"appearance\": \"contrast\", \"value\": \"high\"}"
    let set = try set(
      [entry("", "plain"), entry(dark, "dark"), entry(high, "high"), entry("\(dark), \(high)", "both")]
        .joined(separator: ","))
    #expect(set.value(for: AssetTraits()) == .system("plain"))
    #expect(set.value(for: AssetTraits(isDark: true)) == .system("dark"))
    #expect(set.value(for: AssetTraits(isHighContrast: true)) == .system("high"))
    #expect(set.value(for: AssetTraits(isDark: true, isHighContrast: true)) == .system("both"))
  }

  @Test func whatIsWrongIsTold() throws {
    let set = try set(
      """
      {"idiom": "universal"},
      {"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "x", "green": "0", "blue": "0", "alpha": "1"}}},
      {"idiom": "universal", "color": {"color-space": "cmyk", "components": {}}}
      """)
    #expect(set.value(for: AssetTraits()) == nil)
    #expect(
      set.problems.map { "\($0.place): \($0.message)" } == [
        "colors[1].color.components.red: expected a number such as 0.5, 0x7F or 127, found \"x\"",
        "colors[2].color.color-space: expected srgb, display-p3, extended-srgb or gray-gamma-22, found \"cmyk\"",
      ])
  }
}
