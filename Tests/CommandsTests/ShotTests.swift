import Cells
import Phone
import StageLink
import Testing

@testable import Commands

@MainActor @Suite struct ShotTests {
  let catalog = Catalog(activities: [
    CatalogActivity(
      name: "Water",
      previews: [
        CatalogPreview(
          name: "Card", kind: .activity(.lockScreen), stateCount: 3, present: { _, _, _ in nil }),
        CatalogPreview(name: "Island", kind: .activity(.compact), stateCount: 1, present: { _, _, _ in nil }),
      ]),
    CatalogActivity(
      name: "Ride",
      previews: [
        CatalogPreview(name: "Card", kind: .activity(.expanded), stateCount: 2, present: { _, _, _ in nil }),
        CatalogPreview(name: "Map", kind: .view, stateCount: 1, present: { _, _, _ in nil }),
      ]),
  ])

  /// Each shot as `activity/preview/state/surface`, or the message.
  func shots(_ selection: StageSelection) -> [String] {
    do {
      return try Shot.all(in: catalog, selection).map {
        "\($0.activity.name)/\($0.preview.name)/\($0.state + 1)/\($0.surface.rawValue)"
      }
    } catch {
      return ["\(error.exitCode): \(error.message)"]
    }
  }

  @Test func byDefaultOne() {
    #expect(shots(StageSelection()) == ["Water/Card/1/lock-screen"])
  }

  @Test func allWidens() {
    #expect(shots(StageSelection(activity: .all)) == ["Water/Card/1/lock-screen", "Ride/Card/1/expanded"])
    #expect(shots(StageSelection(preview: .all)) == ["Water/Card/1/lock-screen", "Water/Island/1/compact"])
    #expect(
      shots(StageSelection(state: .all)) == [
        "Water/Card/1/lock-screen", "Water/Card/2/lock-screen", "Water/Card/3/lock-screen",
      ])
    #expect(
      shots(
        StageSelection(activity: .named("Ride"), preview: .all, state: .all, surfaces: [.minimal, .banner]))
        == [
          "Ride/Card/1/minimal", "Ride/Card/1/banner", "Ride/Card/2/minimal", "Ride/Card/2/banner",
          "Ride/Map/1/lock-screen",
        ])
  }

  @Test func aSheetForEachPreview() throws {
    let shots = try Shot.all(
      in: catalog, StageSelection(preview: .all, state: .all, surfaces: [.banner, .compact]))
    let sheets = Shot.sheets(of: shots)
    #expect(sheets.map(\.tiles.count) == [6, 2])
    #expect(sheets.map(\.fileName) == ["water-card-sheet", "water-island-1-sheet"])
    #expect(sheets.map(\.title) == ["Water, preview 'Card', sheet", "Water, preview 'Island', sheet"])
  }

  @Test func namesAreFoundEverywhere() {
    #expect(shots(StageSelection(preview: .named("Map"))) == ["Ride/Map/1/lock-screen"])
    #expect(shots(StageSelection(activity: .named("Ride"), preview: .number(1))) == ["Ride/Card/1/expanded"])
  }

  @Test func saysWhatThereIs() {
    #expect(
      shots(StageSelection(activity: .named("Sun"))) == [
        "2: no activity is named 'Sun'; there are 'Water', 'Ride'"
      ])
    #expect(
      shots(StageSelection(activity: .named("Ride"), preview: .named("Island"))) == [
        "2: no preview is named 'Island'; there are 'Card', 'Map'"
      ])
    #expect(shots(StageSelection(preview: .number(3))) == ["2: --preview 3: there are 2 previews only"])
    #expect(
      shots(StageSelection(preview: .number(2), state: .number(2))) == [
        "2: --state 2: the preview 'Island' has 1 state only"
      ])
    #expect(
      throws: CommandError(exitCode: 1, "no Live Activity and no preview was found in the sources")
    ) { try Shot.all(in: Catalog(activities: []), StageSelection()) }
  }
}
