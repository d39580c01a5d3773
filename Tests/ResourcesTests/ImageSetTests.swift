import Foundation
import Resources
import Testing

@Suite struct ImageSetTests {
  private func set(_ json: String) throws -> (ImageSet, TestFolder) {
    let folder = try TestFolder()
    try folder.write("Contents.json", json)
    return (try ImageSet(folder: folder.path), folder)
  }

  private func name(_ variant: ImageSet.Variant?) -> String? {
    variant?.path.split(separator: "/").last.map(String.init)
  }

  @Test func theMostPixelsOfTheAppearance() throws {
    let (set, _) = try set(
      """
      {"images": [
        {"idiom": "universal", "scale": "1x", "filename": "one.png"},
        {"idiom": "universal", "scale": "2x", "filename": "two.png"},
        {"idiom": "universal", "scale": "3x"},
        {"idiom": "universal", "scale": "1x", "filename": "dark.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "ipad", "scale": "2x", "filename": "pad.png"}
      ]}
      """)
    #expect(name(set.variant(for: AssetTraits())) == "two.png")
    #expect(set.variant(for: AssetTraits())?.scale == 2)
    #expect(name(set.variant(for: AssetTraits(isDark: true))) == "dark.png")
  }

  @Test func aPhonesOwnBeforeUniversalAndNoneOfOthers() throws {
    let (phone, _) = try set(
      """
      {"images": [
        {"idiom": "universal", "filename": "all.png"}, {"idiom": "iphone", "scale": "2x", "filename": "phone.png"}
      ], "properties": {"template-rendering-intent": "template"}}
      """)
    #expect(name(phone.variant(for: AssetTraits())) == "phone.png")
    #expect(phone.isTemplate)
    let (watch, _) = try set("{\"images\": [{\"idiom\": \"watch\", \"filename\": \"w.png\"}]}")
    #expect(watch.variant(for: AssetTraits()) == nil)
  }

  @Test func aWrongEntryIsTold() throws {
    let (set, _) = try set(
      """
      {"images": [
        {"idiom": "universal", "scale": "4x", "filename": "a.png"}, {"idiom": "universal", "filename": "../b.png"},
        {"idiom": "universal", "filename": "c.png"}
      ]}
      """)
    #expect(name(set.variant(for: AssetTraits())) == "c.png")
    #expect(set.problems.map(\.place) == ["images[0].scale", "images[1].filename"])
    #expect(set.problems[0].message == "expected 1x, 2x or 3x, found \"4x\"")
  }
}
